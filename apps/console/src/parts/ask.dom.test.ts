import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Ask, type AskProps } from './Ask.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('cannot be cancelled once it is being sent', async () => {
  const sent = Promise.withResolvers<void>();
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const props: AskProps = {
    title: 'Delete the key?',
    does: 'Delete',
    send: () => sent.promise,
    onClose,
    children: 'It stops.',
  };
  const ask = createElement(Ask, props);
  await act(async () => root.render(createElement(QueryClientProvider, { client: new QueryClient() }, ask)));
  const [cancel, does] = document.querySelectorAll('button');
  await act(async () => does?.click());
  await act(() => vi.waitFor(() => expect(does?.dataset.busy).toBe('true')));

  await act(async () => cancel?.click());
  await act(async () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel')));
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => sent.resolve());
  await vi.waitFor(() => expect(onClose.mock.calls).toEqual([[true]]));
  await act(async () => root.unmount());
});
