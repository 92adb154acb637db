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
  render([content, <Spy key="spy" />], { wrapper: onPage() });
}

/** How many query observers the page has. */
function countObservers(): number {
  return (cache?.getAll() ?? []).reduce((count, query) => count + query.getObserversCount(), 0);
}

describe('watching the service', () => {
  const heading = () => screen.findAllByRole('heading');

  it.each<[string, typeof install, () => unknown, () => Promise<unknown>]>([
    ['connecting', install, () => {}, heading],
    [
      'configuring 5,000 fields',
      install,
      () => service.given.installation(),
      // It comes last.
      () => screen.findByRole('button', { name: /^Changed by/ }),
    ],
    ['connecting alone', connect, () => {}, heading],
    ['a connection alone', connect, () => service.given.connection(), heading],
  ])('takes at most 5 observers while %s', async (_, content, arrange, isDrawn) => {
    arrange();
    open(content);
    await isDrawn();

    expect(countObservers()).toBeGreaterThan(0);
    expect(countObservers()).toBeLessThanOrEqual(5);
  });

  it('takes at most 5 observers while managing the connection', async () => {
    service.given.installation();
    open(install);
    await userEvent.click(await screen.findByRole('tab', { name: 'Manage' }));

    expect(countObservers()).toBeLessThanOrEqual(5);
  });
});
