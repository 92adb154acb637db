import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Announcer, useAnnounce } from './Announcer.tsx';

function Speaker() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce('Saved')}>
      Save
    </button>
  );
}

describe('announcing a message', () => {
  it('speaks without interrupting, and changes the text when the same message comes twice, so that it is heard again', async () => {
    render(<Speaker />, { wrapper: Announcer });
    await userEvent.click(screen.getByText('Save'));
    const first = screen.getByRole('status').textContent;
    expect(first).toBe('Saved');

    await userEvent.click(screen.getByText('Save'));

    expect(screen.getByRole('status').textContent).not.toBe(first);
  });

  it('is silent where there is no announcer', async () => {
    render(<Speaker />);

    await userEvent.click(screen.getByText('Save'));

    expect(screen.queryByRole('status')).toBeNull();
  });
});
