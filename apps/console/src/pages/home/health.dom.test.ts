import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { IntegrationsPage } from '../integrations/IntegrationsPage.tsx';
import { Health } from './Health.tsx';

const health = (index: number) => ({
  integrationId: `i${index}`,
  integrationName: `crm-${index}`,
  providerName: 'HubSpot',
  installationCount: 1,
  needsActionCount: 0,
  waitingCount: 0,
  pausedCount: 0,
});
const first = (amount: number) => ({ integrations: Array.from({ length: amount }, (_, at) => health(at)) });

it.each([
  [99, '93 more are deployed'],
  // The server tells of no more than 100.
  [100, 'At least 94 more are deployed'],
])('says of %i integrations: %s', async (amount, words) => {
  vi.stubGlobal('fetch', async () => Response.json(first(amount)));
  const place = await draw(inProject(() => createElement(Health, { project: 'demo' })));

  await act(() => vi.waitFor(() => expect(place.querySelector('tbody')).not.toBeNull()));
  expect(place.textContent?.split('crm-5')[1]).toContain(`1${words}`);
});

it('leads to the customers of an integration of which the server does not tell how it fares', async () => {
  const latestRevision = { id: 'r', number: 1, createTime: '2026-11-30T00:00:00Z' };
  const rows = [99, 100].map((at) => ({ ...health(at), id: `i${at}`, name: `crm-${at}`, latestRevision }));
  vi.stubGlobal('fetch', async ({ url }: Request) => Response.json(/health/.test(url) ? first(100) : rows));
  const place = await draw(inProject(IntegrationsPage, '/integrations'));

  await act(() => vi.waitFor(() => expect(place.textContent).toContain('See customers')));
  const links = [...place.querySelectorAll('a')].filter((link) => link.textContent === 'See customers');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/demo/customers?integration=i100']);
});
