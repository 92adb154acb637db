import type { AffectedInstallation, Log } from '@dowel/schema';
import { explainKind, failureOf, withoutAdvice } from '@dowel/schema/rules';
import { affectedOf, idOf, type Unmarked } from './rules.ts';

/** A write that failed, and none of the same object has gone well since. */
export interface FailedWrite extends AffectedInstallation {
  readonly id: string;
  readonly objectName: string | null;
  readonly createTime: Date;
  readonly provider: string;
}

/** What was not written for one cause. */
export interface WriteTrouble {
  readonly reason: string;
  readonly actor: string;
  readonly writes: readonly FailedWrite[];
  /** What was said of the newest. */
  readonly words: string | undefined;
}

/** What nobody tries again. Everything else is an issue of the connection or of the provider, or passes. */
const lasting = ['record_refused', 'forbidden', 'payment_required', 'object_gone', 'config'];

/** Puts failed writes together by cause: what one customer may do is about this customer, everything else about all. */
export function toWriteTroubles(
  writes: readonly FailedWrite[],
  logsOf: ReadonlyMap<string, readonly Log[]>,
): WriteTrouble[] {
  const told = writes.flatMap((write) => {
    const logs = logsOf.get(write.id) ?? [];
    const { kind, actor } = failureOf({ actionType: 'write' }, logs);
    const error = logs.at(-1)?.message.error;
    const words = error && withoutAdvice(error);
    return lasting.includes(kind) ? [{ write, reason: kind, actor, words }] : [];
  });
  const byCause = Map.groupBy(told, ({ reason, actor, write }) =>
    JSON.stringify([
      reason,
      actor === 'consumer' ? write.installationId : write.integrationId,
      write.objectName,
    ]),
  );
  return [...byCause.values()].flatMap((some) => {
    const [newest] = some;
    return newest ? [{ ...newest, writes: some.map(({ write }) => write) }] : [];
  });
}

export function ofWrites(projectId: string, { reason, actor, writes, words }: WriteTrouble): Unmarked {
  const [newest] = writes;
  if (!newest) throw new Error('No write has failed.');
  const { provider, objectName, installationId, integrationId, integrationName, groupName } = newest;
  const isOfOne = actor === 'consumer';
  const subject = isOfOne
    ? { kind: 'installation', id: installationId, name: groupName }
    : { kind: 'integration', id: integrationId, name: integrationName };
  const times = writes.map(({ createTime }) => createTime.getTime());
  return {
    // Reads may have the same reason.
    id: idOf(projectId, 'writes', `${subject.id} ${objectName ?? ''}`, reason),
    reason,
    since: new Date(Math.min(...times)).toISOString(),
    actor,
    nextStep: explainKind(reason).remedy,
    subject,
    provider,
    ...(objectName !== null && { objects: [objectName] }),
    operationId: newest.id,
    ...(words !== undefined && { words }),
    stops: 'writes',
    affects: affectedOf(writes),
  };
}
