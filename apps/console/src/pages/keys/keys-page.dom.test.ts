import { Announcer } from '@dowel/react/parts';
import type { CreatedApiKey } from '@dowel/schema';
import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { KeysPage } from './KeysPage.tsx';

it('shows a key once, also if the page was left while it was made', async () => {
  const made = Promise.withResolvers<void>();
  const key = { id: 'k', label: 'CI', key: 'dowel_full_secret', scopes: ['full'], createTime: '2026-11-30' };
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method !== 'POST') return Response.json([]);
    await made.promise;
    return Response.json(key satisfies Partial<CreatedApiKey>, { status: 201 });
  });
  const page = inProject(KeysPage, '/keys', '/keys?new=key');
  const { router } = page.props as { router: { navigate(to: { to: string }): Promise<void> } };
  const goTo = (to: string) => act(() => router.navigate({ to }));
  const shown = () => document.body.textContent?.includes(key.key);
  await draw(page);
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
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method !== 'POST') return Response.json([]);
    return Response.json({ status: 422, code: 'invalid_request', issues }, { status: 422 });
  });
  await draw(createElement(Announcer, null, inProject(KeysPage, '/keys', '/keys?new=key')));
  document.querySelector('input')?.focus();

  await act(async () => document.querySelector('form')?.requestSubmit());

  const said = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent);
  await act(() => vi.waitFor(() => expect(said()).toContain('This is needed.')));
});
