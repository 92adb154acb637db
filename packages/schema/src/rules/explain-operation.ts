import type { IntegrationObject } from '../manifest/read.ts';
import type { ReadConfigObject } from '../resources/config.ts';
import type { ConnectedAccount } from '../resources/connected-account.ts';
import type {
  ExplainedInstallation,
  ExplainedMapping,
  ExplainedRequest,
} from '../resources/explained-parts.ts';
import type { ActedAs, Log, Operation, OperationExplanation } from '../resources/operations.ts';
import type { SignInScheme } from './auth-schemes.ts';
import { diagnoseOperation, type Refusal } from './diagnose-operation.ts';
import { effectiveReadObject } from './fields-to-read.ts';
import { isExistingField } from './manifest-objects.ts';
import { fieldKey } from './names.ts';
import { recordMapping } from './read-result.ts';

/** How many requests an explanation shows. */
const MAX_REQUESTS = 200;

/** What is known of a run beside its operation and its log. */
interface KnownOfRun extends Pick<OperationExplanation, 'mapping' | 'repeat' | 'isCut'> {
  readonly installation?: ExplainedInstallation | undefined;
  /** How the connection is signed in. */
  readonly authScheme?: SignInScheme | undefined;
  /** Why the destination has not taken a message. */
  readonly refusal?: Refusal | 'held_back' | undefined;
  readonly account?: ConnectedAccount | undefined;
}

/** Puts together what is known of a run. The logs are the whole log, oldest first. */
export function explainOperation(
  operation: Operation,
  logs: readonly Log[],
  { mapping, repeat, refusal, account, installation, authScheme, isCut = false }: KnownOfRun,
): OperationExplanation {
  const { createTime, updateTime, status } = operation;
  const hasEnded = status !== 'in_progress' && createTime !== undefined && updateTime !== undefined;
  const next = logs.at(-1)?.message.details?.next;
  return {
    operation,
    ...(installation && { installation }),
    ...(account && { account }),
    diagnosis: diagnoseOperation(operation, logs, {
      refusal,
      authScheme,
      isOwnApp: installation?.providerApp?.groupRef !== undefined,
    }),
    ...(hasEnded && { durationMs: Math.max(0, Date.parse(updateTime) - Date.parse(createTime)) }),
    timeline: logs.filter(({ severity }) => severity !== 'DEBUG'),
    ...(isCut && { isCut }),
    requests: logs.flatMap(toRequest).slice(-MAX_REQUESTS),
    mapping,
    ...(next !== undefined && { next }),
    repeat,
  };
}

/** With whose account an operation acted, for people. Undefined where only that of the installation can be meant. */
export function actedAsWords(actedAs: ActedAs | undefined): string | undefined {
  if (!actedAs) return undefined;
  const { consumerName, isPersonal } = actedAs;
  return isPersonal
    ? `${consumerName}, with their own connection`
    : `The group, with what ${consumerName} connected`;
}

/** A line of the log that tells of a request has what the provider answered, or that it did not. */
function toRequest({ timestamp, message: { details = {}, error } }: Log): ExplainedRequest[] {
  const { request, providerStatus, durationMs, records } = details;
  if (providerStatus === undefined) return [];
  const status = toCount(providerStatus);
  const duration = toCount(durationMs);
  const recordCount = toCount(records ?? details.recordCount);
  return [
    {
      time: timestamp,
      ...(request !== undefined && { request }),
      ...(status !== undefined && { status }),
      ...(duration !== undefined && { durationMs: duration }),
      ...(recordCount !== undefined && { recordCount }),
      ...(error !== undefined && { error }),
    },
  ];
}

function toCount(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** What the manifest requires of an object, and the customer has chosen no field for, as after a deploy. */
export function unmappedFields(
  object: IntegrationObject,
  entry: ReadConfigObject | undefined,
): readonly string[] {
  return explainMapping({ ...object, optionalFields: undefined }, entry).unmapped ?? [];
}

/** How the fields of a read object are delivered. It has names, and no value. */
export function explainMapping(
  object: IntegrationObject,
  entry: ReadConfigObject | undefined,
): ExplainedMapping {
  const { objectName, deliveredName, destination } = effectiveReadObject(object, entry);
  const { plain, mapped, values } = recordMapping(object, entry);
  const asked = [...(object.requiredFields ?? []), ...(object.optionalFields ?? [])];
  const unmapped = asked.flatMap((field) =>
    isExistingField(field) || mapped.some(([name]) => name === field.mapToName) ? [] : [field.mapToName],
  );
  const fields = [
    ...plain.map((name) => ({ fieldName: name, deliveredName: name })),
    ...mapped.map(([name, fieldName]) => ({ fieldName, deliveredName: name })),
  ];
  return {
    objectName,
    deliveredName,
    destination,
    fields: fields.map((field) => {
      const count = values.get(fieldKey(field.fieldName))?.size ?? 0;
      return count === 0 ? field : { ...field, mappedValueCount: count };
    }),
    ...(unmapped.length > 0 && { unmapped }),
  };
}
