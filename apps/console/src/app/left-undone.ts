import type { MutationCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isSignedOutBy, keepPage } from './sign-in.ts';

/** What failed after the person had left the page that sent it, so that nothing there could say so. */
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

/** Notes which page sends something, and when no part of the page waits for its answer any more. */
export function noteLeaving(cache: MutationCache): void {
  cache.subscribe(({ type, mutation }) => {
    if (!mutation) return;
    if (type === 'added')
      sent.set(mutation, { page: document.title.replace(/ · Dowel$/, ''), address: window.location.href });
    if (type === 'observerRemoved') unseen.add(mutation);
    if (type === 'observerAdded') unseen.delete(mutation);
  });
}

/** Shows the failure on the page where the person is now. */
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
