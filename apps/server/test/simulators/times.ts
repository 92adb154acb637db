/** A time to the second, such as `2026-03-01T12:00:00Z`. */
export const toSecond = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Whole seconds since 1970. */
export const toEpochSeconds = (time: number): number => Math.floor(time / 1000);
