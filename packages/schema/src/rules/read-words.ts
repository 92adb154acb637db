/** Why a read has begun, as the first line of its log. */
export const readReasons = {
  backfill: 'The existing records of the object are read once, because the object is new here.',
  scheduled: 'The schedule says that it is time to read what has changed.',
  triggered: 'A read was asked for.',
} as const;

/** Why a read ends before it is through, when somebody has changed what is read. */
export const stopReasons = {
  notInConfig:
    'The config does not read the object any more. Add it there, and do not disable it, to read it again.',
  removed:
    'A destructive deploy has removed the object from the manifest, and disabled it in the config. To read it again, deploy a manifest that lists it under "read", and set its "disabled" to false in the config.',
} as const;

/** What the operation of a read that was stopped says, and the last line of its log. */
export function stoppedWords(reason: string): { result: string; msg: string } {
  return { result: `Stopped. ${reason}`, msg: `The read was stopped. ${reason}` };
}

/** What an operation adds when fields were left out: `, without Fax and Phone`. Empty when none was. */
export function withoutWords(missingFields: readonly string[] = []): string {
  const last = missingFields.at(-1);
  if (last === undefined) return '';
  const others = missingFields.slice(0, -1).join(', ');
  const names = others === '' ? last : `${others} and ${last}`;
  return `, without ${names}`;
}

/** What the operation of a read says that has succeeded. */
export function readResultWords(objectName: string, count: number, isOnRequest = false): string {
  if (count === 0) return `[${objectName}] No new data found`;
  const done = isOnRequest ? 'kept until you ask for results' : 'delivered';
  return `[${objectName}] ${count} record${count === 1 ? '' : 's'} ${done}`;
}
