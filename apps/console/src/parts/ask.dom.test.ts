import { act, createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Ask, type AskProps } from './Ask.tsx';
import { draw } from './draw.fixture.ts';

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
