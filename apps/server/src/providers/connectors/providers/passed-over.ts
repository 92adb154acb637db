import { isDeepEqual, plainText } from '@dowel/schema/rules';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import type { WriteType } from '../engine/write-record.ts';

export type PassedOver = Readonly<Record<string, Partial<Record<WriteType, readonly string[]>>>>;

/**
 * @param passedOver fields that a call passes over without a word, by object
 * @param present the record as it is, of which the same values may be sent again
 * @throws {ProviderError} `rejected` if a record has another value in a field that its write would pass over. Case does not
 * count, as in an address.
 */
export function refusePassedOver(
  displayName: string,
  passedOver: PassedOver,
  { objectName, record, type }: { objectName: string; record: ProviderRecord; type: WriteType },
  present: ProviderRecord = {},
): void {
  const isOther = (name: string) => {
    const [sent, shown] = [record[name], present[name]].map(
      (value) => plainText(value)?.toLowerCase() ?? value,
    );
    return (sent ?? '') !== '' && !isDeepEqual(sent, shown);
  };
  const name = passedOver[objectName]?.[type]?.find(isOther);
  if (name === undefined) return;
  const words = `${displayName} does not take "${name}" in this ${type}, and would not say so. Nothing was written.`;
  const help =
    type === 'create' ? 'Write it in an update afterwards.' : `Leave it out, or change it in ${displayName}.`;
  throw new ProviderError('rejected', `${words} ${help}`);
}
