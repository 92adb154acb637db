import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../test/mock-flow.tsx';
import { arrangeHistory } from '../../../test/mock-history.ts';
import { startMockService, withTokens } from '../../../test/mock-page.tsx';
import { arrangeReads } from '../../../test/mock-reads.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });

/** The clock of the service is so far ahead of that of the browser. */
function openAhead(hours: number, caching = 'no-store') {
  const later = new Date(Date.now() + hours * 3_600_000).toUTCString();
  const fetchLate: typeof fetch = async (input, init) => {
    const { status, body, headers } = await fetch(input, init);
    const told = { ...Object.fromEntries(headers), date: later, 'cache-control': caching };
    return new Response(body, { status, headers: told });
  };
  return openInstall(service, {}, { options: { ...withTokens(), fetch: fetchLate } });
}

describe('telling ages by the clock of the service, because that of a browser may be wrong', () => {
  it('is done for changes and activity', async () => {
    arrangeHistory(service);
    const { user } = openAhead(2.5);
    await user.click(await button('Changed by Ada, 7 hours ago'));

    const [current] = within(await screen.findByRole('list', { name: /^Changes to/ })).getAllByRole(
      'listitem',
    );
    expect(current).toHaveTextContent('7 hours ago · current');
    await user.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText(/^7 hours ago/)).toBeVisible();
  });

  it.each([
    ['is done for reads', 'no-store', /^4 hours ago/],
    ['is not done by an answer that a cache may have kept', 'public, max-age=300', /^2 hours ago/],
  ])('%s', async (_, caching, age) => {
    arrangeReads(service, { last: { hoursAgo: 2 } });
    const { user } = openAhead(2.5, caching);
    await user.click(await screen.findByRole('tab', { name: 'Activity' }));

    const reads = within(await screen.findByRole('list', { name: 'Reading' }));
    expect(await reads.findByText(age)).toBeVisible();
  });

  it('is done for a connection that has been refused since', async () => {
    arrangeReads(service, { paused: 'credentials' });
    openAhead(2.5);

    expect((await screen.findByText('Since')).nextSibling).toHaveTextContent('3 hours ago');
  });
});
