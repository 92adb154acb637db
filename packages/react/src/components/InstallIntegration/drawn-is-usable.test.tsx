import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openInstall } from '../../../test/mock-flow.tsx';
import { startMockService } from '../../../test/mock-page.tsx';

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

it('draws the form for a key only with its box', async () => {
  openInstall(service, { integration: 'crm-sync-key' });

  await screen.findByRole('heading', { level: 2 });

  expect(screen.getByLabelText('API key')).toBeVisible();
});
