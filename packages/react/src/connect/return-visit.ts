/** How a sign-in in this tab ended. The service sends the browser back to an address that says it. */
export interface ReturnVisit {
  /** Which sign-in of the page it was: the `flow` of `useConnect`. Undefined if the address does not say it. */
  flow: string | undefined;
  connectionId: string | undefined;
  /** The code of the problem, if there was one. */
  error: string | undefined;
}

/** `ReturnVisit` in the address, in this order. */
const names = ['dowel_provider', 'dowel_connection', 'dowel_error'] as const;

/**
 * Kept after the address is cleaned, until a caller claims it. React may mount a component twice, so it may be read
 * twice.
 */
let visit: ReturnVisit | null = null;

/** The end of a sign-in in this tab, if no caller has claimed it. Removes its parameters from the address. */
export function readReturnVisit(): ReturnVisit | null {
  const { url, values } = addressWithout();
  const [flow, connectionId, error] = values;
  if (connectionId || error) {
    visit = { flow, connectionId, error };
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

/** The address to which the service sends the browser after a sign-in in this tab. */
export function returnUrlFor(flow: string): string {
  const { url } = addressWithout();
  url.searchParams.set(names[0], flow);
  return url.href;
}

/** The page's address without what a sign-in added, and that. */
function addressWithout() {
  const url = new URL(window.location.href);
  const values = names.map((name) => {
    const value = url.searchParams.get(name) || undefined;
    url.searchParams.delete(name);
    return value;
  });
  return { url, values };
}
