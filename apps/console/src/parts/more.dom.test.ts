import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Installed } from '../pages/customer/Installed.tsx';
import { draw as drawPart } from './draw.fixture.ts';
import { inProject } from './in-project.fixture.ts';
import { More, type MoreProps } from './More.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function draw() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const show = (props: MoreProps) => act(async () => root.render(createElement(More, props)));
  return { place, show };
}

it('keeps the focus on its button while there are more rows, and then gives it to the words', async () => {
  const { place, show } = draw();
  await show({ words: 'The first 50 customers', onMore: () => undefined });
  const button = place.querySelector('button');
  button?.focus();
  await show({ words: 'The first 100 customers', onMore: () => undefined });
  expect(document.activeElement).toBe(button);

  await show({ words: '113 customers', onMore: undefined });

  expect(document.activeElement?.textContent).toBe('113 customers');
});

it('leaves the focus where it is when the button goes without it', async () => {
  const { place, show } = draw();
  await show({ words: 'The first 50 customers', onMore: () => undefined });
  (document.activeElement as HTMLElement).blur();

  await show({ words: '53 customers', onMore: undefined });

  expect(place.contains(document.activeElement)).toBe(false);
});

it('draws the first of thousands of rows, says how many there are, and draws more when somebody asks', async () => {
  const installations = Array.from({ length: 5_000 }, (_, n) => {
    const content = { provider: 'sandbox' };
    return {
      id: `i${n}`,
      integrationId: 'crm',
      integrationName: 'crm',
      connection: { provider: 'sandbox' },
      config: { content },
      issueIds: [],
    };
  });
  const overview = { installations, operations: [], issues: [], connections: [], changes: [] } as never;
  const part = () => createElement(Installed, { project: 'demo', groupRef: 'acme', overview });
  const place = await drawPart(inProject(part));
  const rows = () => place.querySelectorAll('tbody tr').length;
  expect(rows()).toBe(50);
  expect(place.textContent).toContain('50 of 5,000 installations');

  await act(async () => place.querySelector('button')?.click());

  expect(rows()).toBe(100);
});
