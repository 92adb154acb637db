import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { openInstall } from '../../../test/mock-flow.tsx';
import { ada, onPage, startMockService } from '../../../test/mock-page.tsx';
import { InstallIntegration } from '../../index.ts';
import { loadPart } from '../../ui/useLoadedPart.ts';
import { manageParts } from './manage/useManageParts.ts';
import { connectedSteps } from './useConnectedStep.ts';

const service = startMockService();

/** Records the state of the form after each change of the page, as soon as the page has the form. */
function watchControls() {
  const seen: { disabled: number; mappings: number }[] = [];
  const look = () => {
    const panel = document.querySelector('[role="tabpanel"]:not([hidden])');
    if (!panel) return;
    seen.push({
      disabled: panel.querySelectorAll('input:disabled').length,
      mappings: panel.querySelectorAll('[role="combobox"]').length,
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return { seen, stop: () => observer.disconnect() };
}

it('draws the form for choosing fields only with controls that can be used', async () => {
  service.given.installation();
  const { seen, stop } = watchControls();

  openInstall(service);
  await screen.findAllByRole('combobox');
  stop();

  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen.map(({ disabled }) => disabled))).toEqual(new Set([0]));
  expect(seen.filter(({ mappings }) => mappings === 0)).toEqual([]);
});

it('draws one skeleton until everything of what is installed is there', async () => {
  await loadPart(connectedSteps.tabs);
  delete manageParts.loaded;
  service.given.installation();
  const skeletons = new Set<Element>();
  const observer = new MutationObserver(() => {
    for (const card of document.querySelectorAll('[aria-busy="true"]')) skeletons.add(card);
  });
  observer.observe(document.body, { childList: true, subtree: true });

  openInstall(service);
  await screen.findByRole('tab', { name: /^Manage/ });
  observer.disconnect();

  expect(skeletons.size).toBe(1);
});

it('draws once for the skeleton, and once for the answer', async () => {
  await loadPart(connectedSteps.tabs);
  service.given.connection();
  const drawn = vi.fn();
  render(
    <Profiler id="install" onRender={drawn}>
      <InstallIntegration integration="crm-sync" {...ada} />
    </Profiler>,
    { wrapper: onPage() },
  );

  await screen.findByRole('button', { name: 'Install' });

  expect(drawn).toHaveBeenCalledTimes(2);
});

it('draws the form for a key only with its box', async () => {
  openInstall(service, { integration: 'crm-sync-key' });

  await screen.findByRole('heading', { level: 2 });

  expect(screen.getByLabelText('API key')).toBeVisible();
});
