import type { FieldMetadata } from '@dowel/schema';
import { describeObject } from '../../../connectors/engine/describe-object.ts';
import { ProviderError } from '../../../connectors/engine/provider-error.ts';
import type { Context } from '../../../context.ts';
import type { SchemaLook } from '../../../db/tables/schema-watches.ts';
import { sendMessages } from '../../../events/send-messages.ts';
import type { Turn } from '../../../lanes/lane.ts';
import { SecretUnreadableError } from '../../../secrets/secrets.ts';
import { providerFetch } from '../../object-metadata/provider-fetch.ts';
import * as operations from '../../operations/recording/go-on.ts';
import type { OperationLog } from '../../operations/recording/record-operation.ts';
import { compareFields, type Differences, wantedOf } from '../rules.ts';
import { holdLook } from './end-look.ts';
import { messagesOf } from './messages.ts';
import type { LookPlan, WatchedObject } from './plan-look.ts';
import { findSnapshot, replaceSnapshot, type SnapshotRow, updateWatch } from './queries.ts';

/**
 * Asks the provider for the fields of an object, as the account has them now.
 * @throws {ProviderError}
 */
export async function askForFields(
  context: Context,
  { connector, installed: { fields, latest } }: LookPlan,
  { objectName, source }: WatchedObject,
  stop: AbortSignal,
): Promise<FieldMetadata[]> {
  const account = { connection: { id: fields.connectionId }, module: latest.module };
  const call = providerFetch(context, account, 'read');
  const described = await describeObject(connector, objectName, (path, init) =>
    call(path, { ...init, signal: stop }),
  );
  // What the connector itself says of fields changes with this server, not with the account.
  const own = new Set((source.also ?? []).map(({ name }) => name));
  const found = Object.values(described.fields).filter(({ fieldName }) => !own.has(fieldName));
  if (found.length > 0) return found;
  // Otherwise every field would be told as deleted.
  throw new ProviderError('unreachable', `${connector.displayName} listed no field of "${objectName}".`);
}

/**
 * Stores what the provider has said of an object, and the messages that tell how it differs from what the last look has
 * seen, in one transaction.
 * @throws {LookEndedError}
 */
export function noteFields(
  turn: Turn,
  plan: LookPlan,
  look: SchemaLook,
  object: WatchedObject,
  fields: readonly FieldMetadata[],
): Promise<SchemaLook> {
  const { installationId } = plan.installed.fields;
  const { objectName, sourceHash } = object;
  return turn.write(async (tx) => {
    await holdLook(tx, installationId, look.id);
    const snapshot = await findSnapshot(tx, installationId, objectName);
    const before = seenBefore(tx, snapshot, sourceHash);
    const found = 'fields' in before ? compareFields(before.fields, fields) : nothing;
    const wanted = wantedOf(found, plan.watchSchema.allObjects);
    const messages = messagesOf(plan, look, object, wanted);
    await sendMessages(tx, messages);
    const content = JSON.stringify(fields);
    if (!('content' in before) || before.content !== content) {
      await replaceSnapshot(tx, snapshot, { installationId, objectName, sourceHash }, content);
    }
    await operations.addLogs(tx, look.id, [toLine(tx, objectName, fields.length, before, found, wanted)]);
    return goOn(tx, installationId, {
      ...look,
      done: [...look.done, objectName],
      counts: {
        fields: look.counts.fields + fields.length,
        created: look.counts.created + wanted.createdFields.length,
        deleted: look.counts.deleted + wanted.deletedFields.length,
        changed: look.counts.changed + wanted.changedFields.length,
        messages: look.counts.messages + messages.length,
      },
    });
  });
}

/**
 * Stores that the provider does not describe an object. What the last look has seen of it stays known.
 * @throws {LookEndedError}
 */
export function noteNotDescribed(
  turn: Turn,
  { installed: { fields } }: LookPlan,
  look: SchemaLook,
  { objectName }: WatchedObject,
  { kind, message }: ProviderError,
): Promise<SchemaLook> {
  const { installationId } = fields;
  return turn.write(async (tx) => {
    await holdLook(tx, installationId, look.id);
    await operations.addLogs(tx, look.id, [
      {
        time: tx.now(),
        severity: 'WARNING',
        msg: `[${objectName}] The provider did not describe the object. What was seen of it before stays known.`,
        error: message,
        details: { object: objectName, failedBy: kind },
      },
    ]);
    const done = [...look.done, objectName];
    return goOn(tx, installationId, { ...look, done, failed: [...look.failed, objectName] });
  });
}

async function goOn(tx: Context, installationId: string, look: SchemaLook): Promise<SchemaLook> {
  await updateWatch(tx, installationId, { look, failures: 0, firstFailureTime: null });
  return look;
}

const nothing: Differences = { createdFields: [], deletedFields: [], changedFields: [] };

/** What the last look has seen, or why nothing can be compared. */
type Before = { readonly fields: FieldMetadata[]; readonly content: string } | { readonly why: string };

function seenBefore(tx: Context, snapshot: SnapshotRow | undefined, sourceHash: string): Before {
  if (!snapshot) return { why: 'This is the first look at the object.' };
  if (snapshot.sourceHash !== sourceHash) {
    return { why: 'This server asks for the fields in another way since the last look.' };
  }
  try {
    const content = tx.secrets.open(snapshot.fieldsSealed, snapshot.id);
    return { content, fields: JSON.parse(content) };
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return {
      why: 'What the last look has seen cannot be opened, because the key that encrypted it is missing.',
    };
  }
}

/** How many names a line of the log has at most. */
const MAX_NAMES = 20;

function toLine(
  tx: Context,
  objectName: string,
  fields: number,
  before: Before,
  found: Differences,
  wanted: Differences,
): OperationLog {
  const names = {
    created: found.createdFields.map(({ fieldName }) => fieldName),
    deleted: found.deletedFields.map(({ fieldName }) => fieldName),
    changed: found.changedFields.map(({ newSchema }) => newSchema.fieldName),
  };
  const told = wanted.createdFields.length + wanted.deletedFields.length + wanted.changedFields.length;
  const all = names.created.length + names.deleted.length + names.changed.length;
  const lists = Object.entries(names).flatMap(([kind, some]) =>
    some.length > 0 ? [[kind, listOf(some)] as const] : [],
  );
  return {
    time: tx.now(),
    severity: 'INFO',
    msg:
      'why' in before
        ? `[${objectName}] Its fields are remembered. ${before.why}`
        : `[${objectName}] ${sentence(all, told)}`,
    details: { object: objectName, fields: String(fields), ...Object.fromEntries(lists) },
  };
}

function sentence(all: number, told: number): string {
  if (all === 0) return 'No field has changed.';
  const fields = `${all} field${all === 1 ? '' : 's'}`;
  return all === told
    ? `${fields} differed, and the destination is told.`
    : `${fields} differed. The manifest asks to be told of ${told} of them.`;
}

function listOf(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
