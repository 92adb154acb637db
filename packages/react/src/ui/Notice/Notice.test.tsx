import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('showing a notice', () => {
  it('interrupts for danger only', () => {
    render(
      <>
        <Notice title="Saved" tone="success" />
        <Notice title="Refused" tone="danger" />
      </>,
    );

    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.getByRole('alert').textContent).toBe('Refused');
  });

  it('is plain text when it was there from the start', () => {
    render(<Notice title="Read hourly" isLive={false} />);

    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText('Read hourly')).toBeTruthy();
  });
});
