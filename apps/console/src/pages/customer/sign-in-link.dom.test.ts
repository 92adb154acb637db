import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../parts/draw.fixture.ts';
import { inProject } from '../../parts/in-project.fixture.ts';
import { SignInLink } from './SignInLink.tsx';

it('shows a link once, also if the page was left while it was made', async () => {
  const made = Promise.withResolvers<void>();
  const link = { url: 'https://dowel.example/connect#secret', expireTime: '2026-12-01T00:00:00Z' };
  vi.stubGlobal('fetch', async () => {
    await made.promise;
    return Response.json(link, { status: 201 });
  });
  const consumer = { consumerRef: 'ada' };
  const group = { groupRef: 'acme' } as never;
  // A customer may have several connections, and each page has its own.
  const links = ['c1', 'c2'].map((id) => {
    const connection = { id, consumer } as never;
    return createElement(SignInLink, { key: id, group, connection, integrationId: 'crm' });
  });
  const page = inProject(() => links, '/customers/acme');
  const { router } = page.props as { router: { navigate(to: { to: string }): Promise<void> } };
  const goTo = (to: string) => act(() => router.navigate({ to }));
  const shown = () => document.body.textContent?.split(link.url).length;
  await draw(page);
  await act(async () => document.querySelector('button')?.click());
  await goTo('/demo');
  await goTo('/demo/customers/acme');

  await act(async () => made.resolve());

  await act(() => vi.waitFor(() => expect(shown()).toBe(2)));
  await goTo('/demo');
  await goTo('/demo/customers/acme');
  expect(shown()).toBe(1);
});
