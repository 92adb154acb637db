/** How a sign-in in this tab ended. The service sends the browser back to an address that says it. */
export interface ReturnVisit {
  /** The provider of the sign-in. */
  provider: string | undefined;
  connectionId: string | undefined;
  /** The code of the problem, if there was one. */
  error: string | undefined;
}

const names = { provider: 'dowel_provider', connectionId: 'dowel_connection', error: 'dowel_error' } as const;

/**
 * Kept after the address is cleaned, until a caller claims it. React may mount a component twice, so it may be read
 * twice.
 */
let visit: ReturnVisit | null = null;

/** The end of a sign-in in this tab, if no caller has claimed it. Removes its parameters from the address. */
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

/** Returns true for the first caller only. That caller must act on the visit. */
export function claimReturnVisit(claimed: ReturnVisit): boolean {
  if (visit !== claimed) return false;
  visit = null;
  return true;
}

/** The address to which the service sends the browser after a sign-in to `provider` in this tab. */
export function returnUrlFor(provider: string): string {
  const url = new URL(window.location.href);
  for (const name of Object.values(names)) url.searchParams.delete(name);
  url.searchParams.set(names.provider, provider);
  return url.href;
}
