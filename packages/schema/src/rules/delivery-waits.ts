const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits between the attempts at one message, each a fifth shorter or longer at most. After the last one it has failed. */
export const deliveryWaitsMs: readonly number[] = [
  5000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];
