import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
// Loaded when a page is shown, and then the test may be over.
import '../palette/Palette.tsx';
import '../shell/HomeCount.tsx';
import { App } from './App.tsx';
import { routerAt } from './router.tsx';

const createTime = '2026-01-01T00:00:00Z';
const project = { id: 'p1', name: 'demo', appName: 'Demo', orgId: 'o1', createTime };
const answers: Record<string, unknown> = {
  'my-info': { builder: { id: 'b1' }, projectRoles: { p1: { project, role: 'owner' } } },
  'provider-apps': [{ id: 'a1', provider: 'hubspot', clientId: 'the first', scopes: [], createTime }],
};

async function openPage(path: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => undefined);
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(answers[new URL(url).pathname.split('/').at(-1) ?? ''] ?? []),
  );
  const router = routerAt(path);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(App, { router }));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  return router;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('main form input')];
const title = () => document.querySelector('main h1')?.textContent;

it('begins a page anew for another thing, without what stood on the page of the one before', async () => {
  const router = await openPage('/demo/provider-apps/a1');
  await vi.waitFor(() => expect(boxes().map(({ value }) => value)).toContain('the first'), 15_000);

  const params = { project: 'demo', providerApp: '+' };
  await router.navigate({ to: '/$project/provider-apps/$providerApp', params });
  await vi.waitFor(() => expect(title()).toBe('New provider app'), 15_000);

  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('New provider app'), 15_000);
  expect(boxes().length).toBeGreaterThan(0);
  expect(boxes().filter(({ value }) => value !== '')).toEqual([]);
});

it('knows the project of an address in another case', async () => {
  await openPage('/DEMO/keys');

  await vi.waitFor(
    () => expect(document.querySelector('.console-project b')?.textContent).toBe('Demo'),
    15_000,
  );
});

it('says of what the palette looks for that the search failed, not that nothing is found', async () => {
  await openPage('/demo/keys');
  await vi.waitFor(() => expect(title()).toBe('Keys'), 15_000);
  const answer = fetch;
  const refusal = { status: 403, code: 'role_not_allowed', detail: 'Your role may not search.' };
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('/search?')
      ? Response.json(refusal, { status: 403, headers: { 'content-type': 'application/problem+json' } })
      : answer(request),
  );
  // jsdom opens no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  document.querySelector<HTMLElement>('.console-search')?.click();
  const box = await vi.waitUntil(
    () => document.querySelector<HTMLInputElement>('.console-palette input'),
    15_000,
  );

  for (const query of ['acme', 'key']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, query);
    box.dispatchEvent(new Event('input', { bubbles: true }));

    await vi.waitFor(
      () =>
        expect(document.querySelector('.console-palette [role=status]')?.textContent).toBe(
          'The search failed. Your role may not search.',
        ),
      15_000,
    );
  }
});

it.each([
  ['1234567890123456789', '1234567890123456789'],
  ['1.10', '1.10'],
  ['1e5', '1e5'],
  ['true', 'true'],
  ['null', 'null'],
  ['{}', '{}'],
  ['%22123%22', '123'],
  ['%22acme', '"acme'],
  ['%22%5C%22acme%5C%22%22', '"acme"'],
  ['acme&customer=other', 'other'],
])('reads ?customer=%s as the text %s, and links to it so', (written, customer) => {
  const searchOf = (path: string) => {
    const router = routerAt(path);
    return router.matchRoutes(router.latestLocation).at(-1)?.search;
  };
  const link = routerAt('/').buildLocation({
    to: '/$project/operations',
    params: { project: 'demo' },
    search: { customer },
  });

  expect(searchOf(`/demo/operations?customer=${written}`)).toEqual({ customer });
  expect(searchOf(link.href)).toEqual({ customer });
});
