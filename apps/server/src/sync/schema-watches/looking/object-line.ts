import type { OperationLog } from '../../../installing/operation-log/service.ts';
import type { Differences } from '../rules.ts';
import type { Described } from './ask-for-fields.ts';
import type { LastSeen } from './last-seen.ts';

/** How many names a line has at most. */
const MAX_NAMES = 20;

/** What a look has found out about an object. */
export interface Outcome {
  readonly objectName: string;
  readonly described: Described;
  readonly lastSeen: LastSeen;
  readonly found: Differences;
  /** What the destination is told of it. */
  readonly wanted: Differences;
  /** The fields whose choices the messages leave out. */
  readonly shortened: readonly string[];
}

/** The line about an object in the log of a look. */
export function objectLine(
  { objectName, described, lastSeen, found, wanted, shortened }: Outcome,
  time: Date,
): OperationLog {
  const lists = Object.entries(namesOf(found)).flatMap(([kind, names]) =>
    names.length > 0 ? [[kind, toList(names)] as const] : [],
  );
  const said =
    'why' in lastSeen
      ? `Its fields are remembered. ${lastSeen.why}`
      : sentence(countOf(found), countOf(wanted));
  const cut =
    shortened.length > 0
      ? ` A message has no room for all choices of ${toList(shortened)}, so it has none of them. List the fields of the object to see them.`
      : '';
  const { fields, request } = described;
  const details = {
    object: objectName,
    request,
    fields: String(fields.length),
    ...Object.fromEntries(lists),
  };
  const severity = cut === '' ? 'INFO' : 'WARNING';
  return { time, severity, msg: `[${objectName}] ${said}${cut}`, details };
}

/** How many differences there are. */
function countOf({ createdFields, deletedFields, changedFields }: Differences): number {
  return createdFields.length + deletedFields.length + changedFields.length;
}

function namesOf({ createdFields, deletedFields, changedFields }: Differences) {
  return {
    created: createdFields.map(({ fieldName }) => fieldName),
    deleted: deletedFields.map(({ fieldName }) => fieldName),
    changed: changedFields.map(({ newSchema }) => newSchema.fieldName),
  };
}

function sentence(found: number, told: number): string {
  if (found === 0) return 'No field has changed.';
  const fields = `${found} field${found === 1 ? '' : 's'}`;
  return found === told
    ? `${fields} differed, and the destination is told.`
    : `${fields} differed. The manifest asks to be told of ${told} of them.`;
}

function toList(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
