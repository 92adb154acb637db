import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { MarkAllTold } from '../pages/home/MarkAllTold.tsx';
import { Ask, type AskProps } from './Ask.tsx';
import { draw } from './draw.fixture.ts';
import { inProject } from './in-project.fixture.ts';

it('cannot be cancelled once it is being sent', async () => {
  const sent = Promise.withResolvers<void>();
  const onClose = vi.fn();
  const props: AskProps = {
    title: 'Delete the key?',
    does: 'Delete',
    send: () => sent.promise,
    onClose,
    children: 'It stops.',
  };
  await draw(createElement(Ask, props));
  const [cancel, does] = document.querySelectorAll('button');
  await act(async () => does?.click());
  await act(() => vi.waitFor(() => expect(does?.dataset.busy).toBe('true')));

  await act(async () => cancel?.click());
  await act(async () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel')));
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => sent.resolve());
  await vi.waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
});

it('says of many that fail in the middle how many are done, who is left, and goes on there', async () => {
  const issues = Array.from({ length: 9 }, (_, at) => ({
    id: `issue-${at}`,
    etag: 'e',
    affects: { first: [{ groupName: `Customer ${at}` }] },
  })) as unknown as Parameters<typeof MarkAllTold>[0]['issues'];
  const asked: string[] = [];
  let isBroken = true;
  vi.stubGlobal('fetch', async ({ url, method }: Request) => {
    if (url.includes('my-info'))
      return Response.json({ projectRoles: { p: { role: 'support', project: { id: 'p', name: 'demo' } } } });
    if (method !== 'GET') asked.push(url.split('/').at(-1) ?? '');
    return isBroken && url.includes('issue-4')
      ? Response.json({ detail: 'It is too long.' }, { status: 422 })
      : Response.json({});
  });
  await draw(inProject(() => createElement(MarkAllTold, { issues, title: 'Revoked' })));
  const press = async (name: RegExp) => {
    const find = () =>
      [...document.querySelectorAll('button')].find((one) =>
        name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
      );
    await act(() => vi.waitFor(() => expect(find()).toBeDefined(), 15_000));
    await act(async () => find()?.click());
  };

  await press(/^Mark 9 as told/);
  await press(/^Mark as told/);
  const dialog = () => document.querySelector('dialog')?.textContent;
  await act(() => vi.waitFor(() => expect(dialog()).toContain('4 of 9 are done, and 5 are not'), 15_000));
  expect(dialog()).toContain('It is too long.');
  expect(dialog()).toContain('Left: Customer 4, Customer 5, Customer 6, and 2 more.');
  expect(dialog()).not.toContain('Nothing was changed');

  isBroken = false;
  await press(/^Mark as told/);
  await act(() => vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull(), 15_000));
  expect(asked).toEqual([0, 1, 2, 3, 4, 4, 5, 6, 7, 8].map((at) => `issue-${at}`));
});
