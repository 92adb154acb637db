/** For lists whose vendor promises nothing about how soon a change is in them: each read begins a little earlier. */
export const delayUnknown = { settleMs: 0, overlapMs: 5 * 60_000 } as const;
