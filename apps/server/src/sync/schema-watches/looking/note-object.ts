import type { Context } from '../../../context.ts';
import * as operationLog from '../../../installing/operation-log/service.ts';
import type { LookCounts, SchemaLook } from '../../../platform/db/tables/schema-watches.ts';
import { sendMessages } from '../../../platform/events/send-messages.ts';
import type { Turn } from '../../../platform/lanes/lane.ts';
import type { ProviderError } from '../../../providers/connectors/engine/provider-error.ts';
import { compareFields, type Differences, wantedOf } from '../rules.ts';
import type { Described } from './ask-for-fields.ts';
import { holdLook } from './end-look.ts';
import { openLastSeen } from './last-seen.ts';
import { messagesOf } from './messages.ts';
import { objectLine } from './object-line.ts';
import type { LookPlan, WatchedObject } from './plan-look.ts';
import { findSnapshot, replaceSnapshot, updateWatch } from './queries.ts';

export interface Step {
  readonly plan: LookPlan;
  readonly look: SchemaLook;
  readonly object: WatchedObject;
}

const nothing: Differences = { createdFields: [], deletedFields: [], changedFields: [] };

/**
 * Stores what the provider has said of an object, and the messages that tell how it differs from what the last look has
 * seen, in one transaction.
 * @throws {LookEndedError}
 */
export function noteFields(turn: Turn, step: Step, described: Described): Promise<SchemaLook> {
  const { plan, look, object } = step;
  const { installationId } = plan.installed.fields;
  const { objectName, sourceHash } = object;
  const { fields } = described;
  const { counts } = look;
  return turn.write(async (tx) => {
    await holdLook(tx, installationId, look.id);
    const snapshot = await findSnapshot(tx, installationId, objectName);
    const lastSeen = openLastSeen(tx, snapshot, sourceHash);
    const found = 'why' in lastSeen ? nothing : compareFields(lastSeen.fields, fields);
    const wanted = wantedOf(found, plan.watchSchema.allObjects);
    const { messages, shortened } = messagesOf(plan, look, object, wanted);
    await sendMessages(tx, messages);
    const content = JSON.stringify(fields);
    if ('why' in lastSeen || lastSeen.content !== content) {
      await replaceSnapshot(tx, snapshot, { installationId, objectName, sourceHash }, content);
    }
    const line = objectLine({ objectName, described, lastSeen, found, wanted, shortened }, tx.now());
    await operationLog.addLogs(tx, look.id, [line]);
    return goOn(tx, step, {
      objects: counts.objects + 1,
      fields: counts.fields + fields.length,
      created: counts.created + wanted.createdFields.length,
      deleted: counts.deleted + wanted.deletedFields.length,
      changed: counts.changed + wanted.changedFields.length,
      messages: counts.messages + messages.length,
    });
  });
}

/**
 * Stores that the provider does not describe an object. What the last look has seen of it stays known.
 * @throws {LookEndedError}
 */
export function noteNotDescribed(
  turn: Turn,
  step: Step,
  { kind, failedBy, message }: ProviderError,
): Promise<SchemaLook> {
  const { plan, look, object } = step;
  return turn.write(async (tx) => {
    await holdLook(tx, plan.installed.fields.installationId, look.id);
    await operationLog.addLogs(tx, look.id, [
      {
        time: tx.now(),
        severity: 'WARNING',
        msg: `[${object.objectName}] The provider did not describe the object. What was seen of it before stays known.`,
        error: message,
        details: { object: object.objectName, failedBy },
      },
    ]);
    const notDescribed = look.counts.notDescribed + 1;
    return goOn(tx, step, { notDescribed }, look.isAway || kind === 'unreachable');
  });
}

async function goOn(
  tx: Context,
  { plan, look, object }: Step,
  counted: Partial<LookCounts>,
  isAway = look.isAway,
): Promise<SchemaLook> {
  const counts = { ...look.counts, ...counted };
  const next = { ...look, last: object.objectName, isAway, counts };
  const { installationId } = plan.installed.fields;
  await updateWatch(tx, installationId, { look: next, failures: 0, firstFailureTime: null });
  return next;
}
