import { Announcer } from '@dowel/react/parts';
import type { CreatedApiKey } from '@dowel/schema';
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { KeysPage } from './KeysPage.tsx';

/** The page with the form, as somebody with this role sees it. Only a `POST` is answered by the test. */
async function openForm(role: string, post: () => Response | Promise<Response>) {
  const info = { projectRoles: { p: { role, project: { id: 'p', name: 'demo' } } } };
  vi.stubGlobal('fetch', async ({ method, url }: Request) =>
    method === 'POST' ? post() : Response.json(url.endsWith('/my-info') ? info : []),
  );
  const page = inProject(KeysPage, '/keys', '/keys?new=key');
  await draw(createElement(Announcer, null, page));
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('No key yet')));
  return page.props as { router: { navigate(to: { to: string }): Promise<void> } };
}

it.each([
  ['member', true],
  ['support', false],
])('has the form that makes a key for the role %s: %s', async (role, isThere) => {
  await openForm(role, () => Response.error());

  expect(document.querySelector('form') !== null).toBe(isThere);
});

it('shows a key once, also if the page was left while it was made', async () => {
  const made = Promise.withResolvers<void>();
  const key = { id: 'k', label: 'CI', key: 'dowel_full_secret', scopes: ['full'], createTime: '2026-11-30' };
  const { router } = await openForm('owner', async () => {
    await made.promise;
    return Response.json(key satisfies Partial<CreatedApiKey>, { status: 201 });
  });
  const goTo = (to: string) => act(() => router.navigate({ to }));
  const shown = () => document.body.textContent?.includes(key.key);
  await act(async () => document.querySelector('form')?.requestSubmit());
  await goTo('/demo');

  await act(async () => made.resolve());

  await act(() => vi.waitFor(() => expect(shown()).toBe(true)));
  await goTo('/demo');
  await goTo('/demo/keys');
  expect(shown()).toBe(false);
});

it('tells a screen reader why a key is refused, although the box has the focus already', async () => {
  const issues = [{ name: 'label', detail: 'must be at least 1 character long' }];
  await openForm('owner', () =>
    Response.json({ status: 422, code: 'invalid_request', issues }, { status: 422 }),
  );
  document.querySelector('input')?.focus();

  await act(async () => document.querySelector('form')?.requestSubmit());

  const said = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  await act(() => vi.waitFor(() => expect(said()).toContain('This is needed.')));
});
