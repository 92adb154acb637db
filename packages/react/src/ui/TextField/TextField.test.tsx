import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

const reveal = { show: 'Show key', hide: 'Hide key' };

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
