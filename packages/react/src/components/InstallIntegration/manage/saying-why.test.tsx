import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService } from '../../../../test/mock-page.tsx';
import { givenReading } from '../../../../test/mock-reads.ts';

const service = startMockService();

describe('showing something installed', () => {
  it('does not warn of what somebody stopped on purpose', async () => {
    givenReading(service, { disabled: true });
    openInstall(service);

    const told = await screen.findByText('Demo App does not read People.');

    expect(told.closest('[data-tone]')).toHaveAttribute('data-tone', 'neutral');
  });

  it('keeps names of other directions together', async () => {
    givenReading(service);
    openInstall(service);

    expect(await screen.findByText('Customer tier', { selector: 'bdi' })).toBeVisible();
    expect(screen.getByText('Companies', { selector: 'bdi' })).toBeVisible();
    for (const heading of [
      ...screen.getAllByRole('heading', { level: 2 }),
      ...screen.getAllByRole('heading', { level: 3 }),
    ]) {
      expect(heading.querySelector('bdi')).toHaveTextContent(heading.textContent ?? '');
    }
  });
});
