import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

describe('pressing a button', () => {
  it('keeps the focus and stays silent while busy', async () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button'));

    rerender(
      <Button onClick={onClick} isBusy>
        Save
      </Button>,
    );
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button')).toBe(document.activeElement);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('announces that it became busy', () => {
    const { rerender } = render(<Button busyLabel="Saving">Save</Button>);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');

    rerender(
      <Button busyLabel="Saving" isBusy>
        Save
      </Button>,
    );

    expect(status.textContent).toBe('Saving');
  });

  it('holds back its form while disabled, also when Enter is pressed in a field', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isDisabled>
          Save
        </Button>
      </form>,
    );

    await userEvent.type(screen.getByLabelText('Name'), 'Ann{Enter}');

    expect(onSubmit).not.toHaveBeenCalled();
  });
});
