import { QueryClient } from '@tanstack/react-query';
import { act, createElement, type FunctionComponent } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../parts/draw.fixture.ts';
import { Failed, NoSuch } from '../parts/Failed.tsx';
import { inProject } from '../parts/in-project.fixture.ts';
import { requestFocus } from '../shell/focus-after-navigation.ts';
import { Shell } from '../shell/Shell.tsx';
import { Ended } from './customer/EndAccess.tsx';
import { Changes } from './home/Changes.tsx';
import { SolvedIssues } from './home/SolvedIssues.tsx';
import { Deploys } from './integrations/Deploys.tsx';

vi.mock('../palette/Palette.tsx', () => Promise.reject(new Error('It did not come.')));

const project = 'demo';
const parts: [string, FunctionComponent][] = [
  ['what changed', () => createElement(Changes, { project })],
  ['what was solved', () => createElement(SolvedIssues, { project })],
  ['the deploys', () => createElement(Deploys, { project, integrations: [] })],
  ['what was ended', () => createElement(Ended, { groupRef: 'acme' })],
];

const refusal = (status: number) => async () =>
  Response.json({ title: 'No', detail: 'It is so.' }, { status });

async function open(
  part: FunctionComponent,
  reply: (request: Request) => Promise<Response>,
): Promise<HTMLElement> {
  const answer = vi.fn(reply);
  vi.stubGlobal('fetch', answer);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = await draw(inProject(part), client);
  await act(() => vi.waitFor(() => expect(answer).toHaveBeenCalled()));
  await act(() => vi.waitFor(() => expect(client.isFetching()).toBe(0)));
  return place;
}

it.each(parts)('says that %s could not be loaded', async (what, part) => {
  const place = await open(part, refusal(409));

  await act(() => vi.waitFor(() => expect(place.querySelector('[role=alert]')).not.toBeNull()));
  expect(place.textContent).toContain(`could not load ${what}`);
});

it.each([parts[0], parts[2]].flatMap((part) => (part ? [part] : [])))(
  'has nothing of %s for those who may not read the audit log',
  async (_, part) => {
    expect((await open(part, refusal(403))).textContent).toBe('');
  },
);

it.each([
  ['There is no such destination here', createElement(NoSuch, { what: 'destination' })],
  ['The server did not answer', createElement(Failed, { error: undefined, what: 'the run', isPage: true })],
])('is named by what is said in place of a page, which takes the focus: %s', async (words, page) => {
  document.title = 'Customers';
  requestFocus();

  await draw(page);

  expect(document.title).toBe(`${words} · Dowel`);
  expect(document.activeElement?.textContent).toBe(words);
});

const entry = (action: string) => ({
  id: action,
  action,
  actor: 'system:test',
  targetType: 'integration',
  targetId: 'i1',
  requestId: 'r1',
  before: { name: 'crm-sync' },
  createTime: '2026-11-26T14:00:00Z',
});
const stopped = (state: string) => ({ connectionId: state, state });

it.each<[string, FunctionComponent, unknown[], unknown[], string]>([
  [
    'what changed',
    () => createElement(Changes, { project }),
    [entry('api_key.keys_read')],
    [entry('integration.deployed')],
    'crm-sync',
  ],
  [
    'deploys',
    () => createElement(Deploys, { project, integrations: [] }),
    [],
    [entry('integration.deployed')],
    'crm-sync',
  ],
  [
    'what was ended',
    () => createElement(Ended, { groupRef: 'acme' }),
    [stopped('revoked')],
    [stopped('not_revoked')],
    '1 revoked, 1 not revoked',
  ],
])('has %s from the second page too', async (_, part, first, second, words) => {
  const place = await open(part, async ({ url }) => {
    if (url.includes('pageToken')) return Response.json(second);
    const isPaged = /audit-log|stopped/.test(url);
    const headers: HeadersInit = isPaged ? { Link: '<?pageToken=two>; rel="next"' } : {};
    return Response.json(isPaged ? first : [], { headers });
  });

  await act(() => vi.waitFor(() => expect(place.textContent).toContain(words)));
});

it('keeps the page when the palette could not be loaded, and says so', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const place = await draw(inProject(Shell));

  await act(async () => place.querySelector<HTMLElement>('.console-search')?.click());

  const said = () => place.querySelector('dialog')?.textContent;
  await act(() => vi.waitFor(() => expect(said()).toContain('The search could not be loaded')));
  expect(place.querySelector('main')).not.toBeNull();
});

it('has no group without a name around the page', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const place = await draw(inProject(Shell));

  expect(place.querySelectorAll('fieldset:not([role="presentation"], :has(> legend))')).toHaveLength(0);
  expect(place.querySelector('main fieldset')).not.toBeNull();
});

it('closes the menu when the page changes in another way, such as by the palette', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const page = inProject(Shell);
  const place = await draw(page);
  const { router } = page.props as { router: { navigate(to: { to: string }): Promise<void> } };
  await act(async () => place.querySelector<HTMLElement>('.console-topbar button')?.click());
  expect(place.querySelector('dialog')?.textContent).toContain('Where to');

  await act(() => router.navigate({ to: '/demo' }));

  expect(place.querySelector('dialog')).toBeNull();
});
