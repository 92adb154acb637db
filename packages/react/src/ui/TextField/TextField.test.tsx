import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

const reveal = { show: 'Show key', hide: 'Hide key' };

describe('typing into a text field', () => {
  it('reports the text', async () => {
    const onValueChange = vi.fn();
    render(<TextField label="Name" onValueChange={onValueChange} />);

    await userEvent.type(screen.getByLabelText('Name'), 'ab');

    expect(onValueChange.mock.calls).toEqual([['a'], ['ab']]);
  });
});

describe('showing a password', () => {
  it('is masked until asked, and masked again after', async () => {
    render(<TextField label="Key" type="password" reveal={reveal} />);
    const input = screen.getByLabelText('Key');
    expect(input.getAttribute('type')).toBe('password');

    await userEvent.click(screen.getByRole('button', { name: 'Show key' }));
    expect(input.getAttribute('type')).toBe('text');

    await userEvent.click(screen.getByRole('button', { name: 'Hide key' }));
    expect(input.getAttribute('type')).toBe('password');
  });

  it('is impossible without the words for it', () => {
    render(<TextField label="Key" type="password" />);

    expect(screen.queryByRole('button')).toBeNull();
  });
});
