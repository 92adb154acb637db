/** The time everything a builder makes was created at, unless told otherwise. */
export const builtAt = '2026-01-05T09:00:00.000Z';
