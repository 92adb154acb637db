import { isDowelError } from '@dowel/client';
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { ownPath } from './base-path.ts';

/** What is lost with the page: what somebody has typed, or what is shown once. Meanwhile nothing leads away from it. */
const typed = new Set<object>();
const listeners = new Set<() => void>();
let isOut = false;

/** Whether the server refuses a call because nobody is signed in. */
export const isSignedOutBy = (error: unknown): boolean => isDowelError(error) && error.status === 401;

/** Goes to the sign-in page of the server, which leads back here. A page that has something to lose stays, and says so. */
export function sessionHasEnded(): void {
  if (typed.size > 0) {
    say(true);
    return;
  }
  const { pathname, search, hash } = window.location;
  const returnTo = pathname + search + hash;
  window.location.assign(`${ownPath('/sign-in')}?${new URLSearchParams({ returnTo })}`);
}

/** Somebody is signed in again, perhaps in another tab. */
export function sessionGoesOn(): void {
  if (isOut) say(false);
}

/** Whether the session ended while a page had something to lose. */
export function useIsSignedOut(): boolean {
  return useSyncExternalStore(listen, () => isOut);
}

/** Asks before somebody goes from a page that has something to lose to another. */
export function askBeforeLeaving({ history }: { history: RouterHistory }): void {
  history.block({
    enableBeforeUnload: () => typed.size > 0,
    blockerFn: ({ currentLocation, nextLocation }) =>
      typed.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm('Leave this page? What is typed here is not stored, and what is shown once is lost.'),
  });
}

/** Keeps the page while it holds something typed, or something that is not shown again. */
export function useKeepTyped(isTyped: boolean): void {
  useEffect(() => (isTyped ? keepPage() : undefined), [isTyped]);
}

/** Keeps the page until the function that it returns is called. */
export function keepPage(): () => void {
  const form = {};
  typed.add(form);
  return () => void typed.delete(form);
}

function say(isNow: boolean): void {
  isOut = isNow;
  for (const tell of listeners) tell();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
