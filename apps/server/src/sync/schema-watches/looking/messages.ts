import { Buffer } from 'node:buffer';
import type { FieldMetadata, SchemaWatchMessage } from '@dowel/schema';
import type { SchemaLook } from '../../../platform/db/tables/schema-watches.ts';
import { recordKeyOf } from '../../../platform/events/record-key.ts';
import type { DataMessage } from '../../../platform/events/send-messages.ts';
import { aboutInstalled } from '../../reads/running/about-installed.ts';
import { MAX_BODY_BYTES, parts } from '../../reads/running/messages.ts';
import type { Differences } from '../rules.ts';
import { messageIdOf } from './message-id.ts';
import type { LookPlan, WatchedObject } from './plan-look.ts';

type Member = keyof Differences;
/** One difference, and its length in a message. */
interface Entry {
  readonly member: Member;
  readonly json: string;
  /** The name of the field, if the message leaves out its choices. */
  readonly shortened?: string;
}

/** The messages about an object, and the fields that they show without their choices. */
interface Told {
  readonly messages: DataMessage[];
  readonly shortened: readonly string[];
}

/**
 * The messages that tell of the differences of an object: one, unless they are too large for a message. None without
 * differences.
 */
export function messagesOf(
  { installed, destination }: LookPlan,
  look: Pick<SchemaLook, 'id' | 'startMs'>,
  object: Pick<WatchedObject, 'objectName' | 'deliveredName'>,
  differences: Differences,
): Told {
  const { ids, said } = aboutInstalled(installed, object);
  const envelope: Omit<SchemaWatchMessage, 'result'> = {
    action: 'schema.watch',
    ...said,
    operationTime: new Date(look.startMs).toISOString(),
  };
  const { groupRef, consumerRef, installationId } = installed.fields;
  const objectKey = recordKeyOf(installationId, object.objectName);
  const head = JSON.stringify(envelope).slice(0, -1);
  const maxBytes = MAX_BODY_BYTES - Buffer.byteLength(head) - emptyBytes;
  const entries = toEntries(differences, maxBytes);
  const messages = parts(entries, ({ json }) => Buffer.byteLength(json), maxBytes).map((part, number) => ({
    id: messageIdOf(look, object.objectName, number),
    action: 'schema.watch' as const,
    destinationId: destination.id,
    groupRef,
    consumerRef,
    metadata: { ...ids, objectName: object.deliveredName },
    body: Buffer.from(`${head},"result":${toResult(part)}}`),
    recordKeys: destination.ordering === 'record' ? [objectKey] : undefined,
  }));
  return { messages, shortened: entries.flatMap(({ shortened }) => shortened ?? []) };
}

const members: readonly Member[] = ['createdFields', 'deletedFields', 'changedFields'];
/** More than the members of a result and their brackets take. */
const emptyBytes = 100;

function toEntries(differences: Differences, maxBytes: number): Entry[] {
  return members.flatMap((member) =>
    differences[member].map((difference) => ({ member, ...toEntry(difference, maxBytes) })),
  );
}

type Difference = Differences[Member][number];

/** A field alone can be too large for a message. Then it comes without its choices. */
function toEntry(difference: Difference, maxBytes: number): Omit<Entry, 'member'> {
  const whole = JSON.stringify(difference);
  if (Buffer.byteLength(whole) <= maxBytes) return { json: whole };
  if (!('oldSchema' in difference)) {
    return { json: JSON.stringify(essence(difference)), shortened: difference.fieldName };
  }
  const { oldSchema, newSchema } = difference;
  const pair = { oldSchema: essence(oldSchema), newSchema: essence(newSchema) };
  return { json: JSON.stringify(pair), shortened: newSchema.fieldName };
}

/** What a provider says otherwise, such as a description, is short already. */
function essence({ values: _, referenceTo: __, ...field }: FieldMetadata): FieldMetadata {
  return field;
}

function toResult(entries: readonly Entry[]): string {
  const lists = members.map((member) => {
    const some = entries.filter((entry) => entry.member === member).map(({ json }) => json);
    return `"${member}":[${some.join(',')}]`;
  });
  return `{${lists.join(',')}}`;
}
