import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
// Loaded when a page is shown, and then the test may be over.
import '../palette/Palette.tsx';
import { myInfoQuery } from '../data/my-info.ts';
import { membersQuery } from '../data/people.ts';
import { App } from './App.tsx';
import { clientOf } from './client.ts';
import { queryClient } from './query-client.ts';
import { routerAt } from './router.tsx';

const createTime = '2026-01-01T00:00:00Z';
const project = { id: 'p1', name: 'demo', appName: 'Demo', orgId: 'o1', createTime };
const answers: Record<string, unknown> = {
  'my-info': { builder: { id: 'b1' }, projectRoles: { p1: { project, role: 'owner' } } },
  demo: project,
  stats: { stats: [] },
  'provider-apps': [{ id: 'a1', provider: 'hubspot', clientId: 'the first', scopes: [], createTime }],
};

async function openPage(path: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('scrollTo', () => undefined);
  document.body.replaceChildren();
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    // Nothing changes.
    return name === 'changes' ? new Promise(() => undefined) : Response.json(answers[name] ?? []);
  });
  const router = routerAt(path);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(App, { router }));
  onTestFinished(() => {
    root.unmount();
    vi.unstubAllGlobals();
  });
  return router;
}

function type(text: string, box: HTMLInputElement | undefined) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box?.dispatchEvent(new Event('input', { bubbles: true }));
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

/** Types into a form. What it sends waits for its answer. */
async function typeAndSend() {
  const router = await openPage('/demo/provider-apps/+');
  await vi.waitFor(() => expect(boxes().length).toBeGreaterThan(0), 15_000);
  const saved = Promise.withResolvers<Response>();
  const sent: Request[] = [];
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return request.method === 'POST' ? saved.promise : answer(request);
  });
  const leave = vi.fn(() => false);
  vi.stubGlobal('confirm', leave);
  type('hubspot', boxes()[0]);
  const go = () => void router.navigate({ to: '/$project/members', params: { project: 'demo' } });

  go();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), 15_000);
  expect(title()).toBe('New provider app');

  document.querySelector<HTMLElement>('main form [type=submit]')?.click();
  await vi.waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true), 15_000);
  expect(sent.map(({ headers }) => headers.get('Dowel-Builder'))).toContain('b1');
  leave.mockReturnValue(true);
  go();
  await vi.waitFor(() => expect(title()).toMatch(/^Members/), 15_000);
  return { router, saved };
}

const told = () => document.querySelector('main > .dowel-notice')?.textContent;

it('asks before what is typed is lost with the page, and is not led away by an answer that comes later', async () => {
  const { router, saved } = await typeAndSend();

  saved.resolve(Response.json({ id: 'a2' }, { status: 201 }));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0), 15_000);
  expect(router.latestLocation.pathname).toMatch(/\/members$/);
  expect(told()).toBeUndefined();
});

it.each([
  [Response.json({ detail: 'There is one.' }, { status: 409 }), /was not done.*There is one\./],
  [Response.json({ detail: 'Sign in.' }, { status: 401 }), /was not done.*Your session has ended/],
  [Response.error(), /may not have been done.*The server did not answer/],
])('tells whoever has left the page that what they sent was not done', async (answer, words) => {
  const { saved } = await typeAndSend();

  saved.resolve(answer);

  await vi.waitFor(() => expect(told()).toMatch(words), 15_000);
  expect(told()).toContain('What you sent from “New provider app · demo”');
  expect(title()).toMatch(/^Members/);
  const read = [...document.querySelectorAll('main button')].find(
    (one) => one.textContent === 'I have seen it',
  );
  (read as HTMLElement).click();
  await vi.waitFor(() => expect(told()).toBeUndefined());
});

it.each([
  ['api_key_not_found', 'Dowel cannot find the settings'],
  ['project_not_found', 'There is no such project here'],
  // The server is older than the page, and what is shown is still there.
  ['endpoint_not_found', 'Name of the product'],
])('shows after an answer of %s: %s', async (code, words) => {
  await openPage('/demo/settings');
  await vi.waitFor(() => expect(boxes().length).toBeGreaterThan(0), 15_000);
  vi.stubGlobal('fetch', async () => Response.json({ status: 404, code }, { status: 404 }));

  await queryClient.invalidateQueries({ queryKey: ['demo'] });

  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toContain(words), 5_000);
});

it('says of what could not be loaded anew from when it is', async () => {
  await openPage('/demo/keys');
  await vi.waitFor(
    () => expect(document.querySelector('.console-live')?.textContent).toMatch(/^Live/),
    15_000,
  );
  const answer = fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/api-keys')
      ? Response.json({ status: 403, code: 'role_not_allowed' }, { status: 403 })
      : answer(request),
  );

  await queryClient.invalidateQueries();

  await vi.waitFor(
    () => expect(document.querySelector('.console-live')?.textContent).toMatch(/^Not live: as of /),
    5_000,
  );
});

it('gives up soon when the server asks for a minute, so that somebody is told', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = vi.fn(async () => Response.json({}, { status: 503, headers: { 'Retry-After': '60' } }));
  vi.stubGlobal('fetch', busy);
  const failed = vi.fn();

  clientOf('demo').projects.get({}).then(undefined, failed);
  await vi.advanceTimersByTimeAsync(11_000);

  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  expect(busy).toHaveBeenCalledOnce();
});

it.each([
  ['of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), true],
  ['of a page in front of the network', () => new Response('<h1>Sign in</h1>'), true],
  ['that stays so', () => Response.json({ code: 'role_not_allowed' }, { status: 403 }), false],
])('asks again for what has failed, if it does not stay so: an answer %s', async (of, answer, isAsked) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('fetch', async () => answer());
  const query = new QueryObserver(queryClient, membersQuery(of));
  onTestFinished(query.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(query.getCurrentResult().isError).toBe(true);

  vi.stubGlobal('fetch', async () => Response.json([]));
  await vi.advanceTimersByTimeAsync(20_000);

  expect(query.getCurrentResult().isSuccess).toBe(isAsked);
});

it('asks the server also when the browser believes that it is offline', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));

  await openPage('/demo/audit');

  await vi.waitFor(() => expect(title()).toBe('Audit'), 15_000);
  const waiting = queryClient.getQueryCache().findAll({ fetchStatus: 'paused' });
  expect(waiting.map(({ queryKey }) => queryKey)).toEqual([]);
});

it('knows the project of an address in another case', async () => {
  await openPage('/DEMO/keys');

  await vi.waitFor(
    () => expect(document.querySelector('.console-project b')?.textContent).toBe('Demo'),
    15_000,
  );
});

it.each([
  ['support', false],
  ['deployer', false],
  ['member', true],
])('leads the role %s to pages that only members are shown: %s', async (role, is) => {
  const info = answers['my-info'] as { builder: object };
  queryClient.setQueryData(myInfoQuery.queryKey, {
    ...info,
    projectRoles: { p1: { project, role } },
  } as never);
  onTestFinished(() => queryClient.removeQueries(myInfoQuery));
  await openPage('/demo/settings');
  const places = () =>
    [...document.querySelectorAll('.console-rail .console-nav a span:first-of-type')].map(
      ({ textContent }) => textContent,
    );

  await vi.waitFor(() => expect(places()).toContain('Members'), 15_000);
  for (const label of ['Destinations', 'Provider apps', 'Keys', 'Audit'])
    expect(places().includes(label), label).toBe(is);
});

it.each([
  ['/demo/operations?status=banana&kind=7', ['Result', 'Kind']],
  ['/demo/deliveries?status=banana&event=b&answer=99999', ['Event', 'State', 'Last answer']],
  ['/demo/usage?days=99999&by=x', ['Days', 'By']],
  ['/demo/connectors?use=zzz', ['Only']],
])('shows at %s no condition that it does not heed', async (path, labels) => {
  await openPage(path);

  await vi.waitFor(() => expect(document.querySelector('.console-filter')).not.toBeNull(), 15_000);
  const filters = [...document.querySelectorAll('.console-filter')].map((filter) => [
    filter.querySelector('span')?.textContent,
    filter.querySelector('select')?.value,
  ]);
  expect(filters).toEqual(expect.arrayContaining(labels.map((label) => [label, ''])));
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
    type(query, box);

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
