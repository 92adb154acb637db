import type { IntegrationObject } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import type { ObjectFacts } from '../../../providers/connectors/connector.ts';
import { findOrigins, type Origin, type Returned } from '../../own-writes/service.ts';
import type { DeliveredRecord } from './delivered-record.ts';
import type { Plan } from './find-plan.ts';
import type { Entry } from './messages.ts';
import { pack, textOf } from './packed-json.ts';
import type { ReadInstallation } from './plan-queries.ts';
import type { Subject } from './queries.ts';

interface Returning {
  readonly installed: Pick<ReadInstallation, 'hasOwnWrites'>;
  readonly handled: ObjectFacts;
  readonly subject: Subject;
}

/** The origins of records that are as this installation has written them, by their hashes. It asks nothing when it writes nothing. */
export async function originsOf(
  context: Context,
  { installed, handled, subject }: Returning,
  records: readonly Pick<DeliveredRecord, 'recordHash' | 'isDeleted' | 'updateMs'>[],
): Promise<ReadonlyMap<string, Origin>> {
  const returned = records.flatMap(({ recordHash, isDeleted, updateMs }): Returned[] =>
    recordHash === undefined ? [] : [{ recordHash, isDeleted, updateMs }],
  );
  if (!installed.hasOwnWrites || returned.length === 0) return new Map();
  const { granularityMs } = handled.record.updateTime ?? {};
  return findOrigins(context, subject, granularityMs ?? 1, returned);
}

/** Whether the manifest leaves such records out of what has changed. */
export function skipsOwn(object: IntegrationObject | undefined): boolean {
  return object?.ownWrites === 'skip';
}

/** The records of a read, marked with their origins. Only a scheduled read may leave some out. */
export async function markOwn(
  context: Context,
  { installed, handled, object }: Pick<Plan, 'installed' | 'handled' | 'object'>,
  { readType, ...subject }: Subject & { readonly readType: string },
  records: readonly DeliveredRecord[],
): Promise<readonly Entry[]> {
  const origins = await originsOf(context, { installed, handled, subject }, records);
  const isSkipping = readType === 'scheduled' && skipsOwn(object);
  if (origins.size === 0) return records;
  return records.flatMap((record): Entry[] => {
    const { id, json, recordHash } = record;
    const origin = recordHash === undefined ? undefined : origins.get(recordHash);
    if (!origin) return [record];
    return isSkipping ? [] : pack([withOrigin(textOf(json), origin)]).map((marked) => ({ json: marked, id }));
  });
}

export function withOrigin(json: string, origin: Origin): string {
  return `${json.slice(0, -1)},${JSON.stringify({ origin }).slice(1)}`;
}
