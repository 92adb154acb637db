import type { PublicContext } from '../../context.ts';
import { startHeartbeat } from '../../platform/heartbeat.ts';
import { keepIssues } from '../../sync/issues/solved.ts';
import { atMost } from './at-most.ts';

const EVERY_MS = 60_000;
/** The part of the time in which all projects are looked at. */
const PART = 1 / 20;

/** Keeps which issues there are, and which were solved, every minute until it is stopped. */
export function startIssues(context: PublicContext): { stop(): Promise<void> } {
  const keep = atMost(PART, () =>
    keepIssues(context).catch((err: unknown) => {
      context.log.warn({ err }, 'it was not kept which issues were solved; it is tried again in a minute');
    }),
  );
  return startHeartbeat(EVERY_MS, keep);
}
