import type { QueryCache } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { ada, onPage, startMockService } from '../../test/mock-page.tsx';
import { ServiceContext } from '../context/service.ts';
import { ConnectProvider, InstallIntegration } from '../index.ts';

const service = startMockService({ seed: { extraFields: 5000 } });

const install = <InstallIntegration integration="crm-sync" {...ada} />;
const connect = <ConnectProvider provider="sandbox" {...ada} />;

let cache: QueryCache | undefined;

function Spy() {
  cache = useContext(ServiceContext)?.queryClient.getQueryCache();
  return null;
}

function open(content: typeof install) {
  const Page = onPage();
  render(
    <Page>
      {content}
      <Spy />
    </Page>,
  );
}

/** Who changed an object last is read beside the screen, and may come at any time. */
const isBeside = (queryKey: readonly unknown[]) => queryKey.includes('activity');

/** How many query observers the page has. */
function countObservers(): number {
  const watched = cache?.getAll().filter(({ queryKey }) => !isBeside(queryKey)) ?? [];
  return watched.reduce((count, query) => count + query.getObserversCount(), 0);
}

describe('watching the service', () => {
  it.each<[number, string, typeof install, () => unknown, string]>([
    [5, 'connecting', install, () => {}, 'heading'],
    // One of them watches who changed the object last.
    [6, 'configuring 5,000 fields', install, () => service.given.installation(), 'tab'],
    [5, 'connecting alone', connect, () => {}, 'heading'],
    [5, 'a connection alone', connect, () => service.given.connection(), 'heading'],
  ])('takes at most %i observers while %s', async (most, _, content, arrange, role) => {
    arrange();
    open(content);
    await screen.findAllByRole(role);

    expect(countObservers()).toBeGreaterThan(0);
    expect(countObservers()).toBeLessThanOrEqual(most);
  });

  it('takes at most 5 observers while managing the connection', async () => {
    service.given.installation();
    open(install);
    await userEvent.click(await screen.findByRole('tab', { name: 'Manage' }));

    expect(countObservers()).toBeLessThanOrEqual(5);
  });
});
