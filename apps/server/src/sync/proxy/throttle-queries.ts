import type { Context } from '../../context.ts';
import { emptyUntil, readFullAt } from '../../platform/db/rate-limit-rows.ts';
import { sha256 } from '../../platform/digest.ts';

/** A provider counts the calls of an account, so a pause is one of the connection. All processes see the same row. */
function keyOf({ project }: Context, connectionId: string): string {
  return sha256(`proxy ${project.id} ${connectionId}`);
}

/** Until when no call of the connection may be made, in milliseconds since 1970. */
export function readPauseEnd(context: Context, connectionId: string): Promise<number | undefined> {
  return readFullAt(context, keyOf(context, connectionId));
}

/** A pause is never made shorter. */
export function storePauseEnd(context: Context, connectionId: string, fullAtMs: number): Promise<void> {
  return emptyUntil(context, { key: keyOf(context, connectionId), fullAtMs });
}
