/** The default creation time of everything that the `build…` functions make. */
export const builtAt = '2026-01-05T09:00:00.000Z';
