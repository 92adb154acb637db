import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inProject } from '../../parts/in-project.fixture.ts';
import { useInstallation } from './useInstallation.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  const { query, installed } = useInstallation();
  return query.data && (installed?.installation.id ?? 'none');
}

it.each([
  ['crm', 'first'],
  ['CRM', 'first'],
  ['crm?installation=second', 'second'],
  ['crm?installation=uninstalled', 'none'],
])('shows what the address %j names: %s', async (address, shown) => {
  const installations = ['first', 'second'].map((id) => ({ id, integrationName: 'crm' }));
  vi.stubGlobal('fetch', async () => Response.json({ installations }));
  const place = document.createElement('div');
  const root = createRoot(place);
  const page = inProject(Page, '/customers/$groupRef/$integration', `/customers/acme/${address}`);
  const client = new QueryClient();
  await act(async () => root.render(createElement(QueryClientProvider, { client }, page)));
  onTestFinished(() => act(async () => root.unmount()));

  await act(() => vi.waitFor(() => expect(place.textContent).not.toBe('')));
  expect(place.textContent).toBe(shown);
});
