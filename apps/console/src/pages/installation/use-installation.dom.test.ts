import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { useInstallation } from './useInstallation.ts';

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
  const page = inProject(Page, '/customers/$groupRef/$integration', `/customers/acme/${address}`);
  const place = await draw(page);

  await act(() => vi.waitFor(() => expect(place.textContent).not.toBe('')));
  expect(place.textContent).toBe(shown);
});
