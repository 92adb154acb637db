import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

describe('ticking a checkbox', () => {
  it('reports the new state when its label is clicked', async () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox label="Email" onCheckedChange={onCheckedChange} />);

    await userEvent.click(screen.getByText('Email'));

    expect(onCheckedChange).toHaveBeenCalledWith(true);
  });

  it('shows a state that is neither', () => {
    render(<Checkbox label="All" isIndeterminate />);

    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  });

  it('is described by its hint', () => {
    render(<Checkbox label="Email" hint="Work address" />);

    const hint = screen.getByText('Work address');
    expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe(hint.id);
  });
});
