import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../app/query-client.ts';
import { groupQuery } from '../data/groups.ts';
import { copy } from '../palette/copy.ts';
import { CopyButton, CopyId } from './CopyButton.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

async function press(element: ReturnType<typeof createElement>): Promise<string | null> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(element));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => place.querySelector('button')?.click());
  return place.textContent;
}

const id = '01990000-0000-7000-8000-000000000000';
const buttons = [
  { button: createElement(CopyButton, { text: 'secret', label: 'Copy key' }), text: 'secret' },
  { button: createElement(CopyId, { id }), text: id },
];

it.each(buttons)('says that $text is copied', async ({ button, text }) => {
  const writeText = vi.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });

  expect(await press(button)).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith(text);
});

it.each(buttons)(
  'says on a page without TLS, which has no clipboard, that $text is not',
  async ({ button }) => {
    expect(await press(button)).toBe('Cannot copy here');
  },
);

it('copies a summary with the address of the customer, also of a project whose name stands in it before', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const overview = { group: { groupRef: 'acme', groupName: 'Acme' }, installations: [], issues: [] };
  queryClient.setQueryData(groupQuery('console', 'acme').queryKey, overview as never);
  const before = window.location.pathname;
  window.history.replaceState(null, '', '/console/console/customers');
  onTestFinished(() => window.history.replaceState(null, '', before));

  expect(await copy('console', 'acme', 'summary')).toBe('The summary is copied.');
  expect(writeText.mock.calls.join()).toMatch(/\n\w+:\/\/[^/]+\/console\/console\/customers\/acme$/);
});
