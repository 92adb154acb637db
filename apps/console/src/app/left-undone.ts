import type { MutationCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSignedOutBy, keepPage } from './sign-in.ts';

/** What failed when nothing was there any more that would say so, because its person had left the page. */
export interface LeftUndone {
  readonly error: unknown;
  /** Where it was sent from. */
  readonly page: string;
  readonly address: string;
}

let left: LeftUndone | undefined;
let letGo: (() => void) | undefined;
const listeners = new Set<() => void>();
const sent = new WeakMap<object, Omit<LeftUndone, 'error'>>();
const unseen = new WeakSet<object>();

/** Notes from where something is sent, and when nobody is there any more who waits for it. */
export function noteLeaving(cache: MutationCache): void {
  cache.subscribe(({ type, mutation }) => {
    if (!mutation) return;
    if (type === 'added')
      sent.set(mutation, { page: document.title.replace(/ · Dowel$/, ''), address: window.location.href });
    if (type === 'observerRemoved') unseen.add(mutation);
    if (type === 'observerAdded') unseen.delete(mutation);
  });
}

/** Tells it on whatever page its person is now. */
export function tellIfLeft(mutation: object, error: unknown): void {
  const from = sent.get(mutation);
  if (!from || !unseen.has(mutation)) return;
  // The sign-in would lead back to a page that does not know of it.
  letGo ??= isSignedOutBy(error) ? keepPage() : undefined;
  set({ error, ...from });
}

/** It was read. */
export function forgetLeft(): void {
  letGo?.();
  letGo = undefined;
  set(undefined);
}

export function useLeftUndone(): LeftUndone | undefined {
  return useSyncExternalStore(listen, () => left);
}

function set(now: LeftUndone | undefined): void {
  left = now;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
