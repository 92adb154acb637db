/** How a sign-in in this tab ended: told by the address that the service sent the browser back to. */
export interface ReturnVisit {
  /** The provider that was signed in to. */
  provider: string | undefined;
  connectionId: string | undefined;
  /** Code of the problem that there was. */
  error: string | undefined;
}

const names = { provider: 'dowel_provider', connectionId: 'dowel_connection', error: 'dowel_error' } as const;

/** Kept after the address is cleaned, until somebody claims it: React may mount who asks twice. */
let visit: ReturnVisit | null = null;

/** The end of a sign-in in this tab that nobody has claimed. Takes its traces out of the address. */
export function readReturnVisit(): ReturnVisit | null {
  const url = new URL(window.location.href);
  const take = (name: string) => url.searchParams.get(name) ?? undefined;
  const found = {
    provider: take(names.provider),
    connectionId: take(names.connectionId),
    error: take(names.error),
  };
  if (found.connectionId !== undefined || found.error !== undefined) {
    visit = found;
    for (const name of Object.values(names)) url.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', url);
  }
  return visit;
}

/** Whether the caller is the one to act on it. */
export function claimReturnVisit(claimed: ReturnVisit): boolean {
  if (visit !== claimed) return false;
  visit = null;
  return true;
}

/** Where the service sends the browser after a sign-in to `provider` in this tab. */
export function returnUrlFor(provider: string): string {
  const url = new URL(window.location.href);
  for (const name of Object.values(names)) url.searchParams.delete(name);
  url.searchParams.set(names.provider, provider);
  return url.href;
}
