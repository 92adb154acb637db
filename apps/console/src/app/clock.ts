/** Less is the way of an answer, and the whole seconds of its header. */
const NOTICEABLE_MS = 30_000;

/** How far the server's clock is ahead of that of this browser. */
let aheadMs = 0;

/**
 * Compares the clocks by the `Date` of an answer (RFC 9110, 6.6.1). A cached one has that of another time.
 * @param askedMs when it was asked for. The answer was made between that and now
 */
export function compareClocks({ headers }: Response, askedMs: number): void {
  const toldMs = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(toldMs) || headers.get('Cache-Control') !== 'no-store') return;
  const apart = toldMs - Math.min(Math.max(toldMs, askedMs), Date.now());
  aheadMs = Math.abs(apart) > NOTICEABLE_MS ? apart : 0;
}

/** What the server's clock shows at a moment that this browser has noted. */
export const onServer = (ownMs: number): number => ownMs + aheadMs;

/** The time. The clock of a browser may be wrong, so the server's counts. */
export const serverNow = (): number => onServer(Date.now());
