import { isDeepEqual } from '@dowel/schema/rules';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import type { WriteType } from '../engine/write-record.ts';

/**
 * @param passedOver fields that a call passes over without a word, by object
 * @param present the record as it is, of which the same values may be sent again
 * @throws {ProviderError} `rejected` if a record has another value in a field that its write would pass over
 */
export function refusePassedOver(
  displayName: string,
  passedOver: Readonly<Record<string, Partial<Record<WriteType, readonly string[]>>>>,
  { objectName, record, type }: { objectName: string; record: ProviderRecord; type: WriteType },
  present: ProviderRecord = {},
): void {
  const isOther = (name: string) => (record[name] ?? '') !== '' && !isDeepEqual(record[name], present[name]);
  const name = passedOver[objectName]?.[type]?.find(isOther);
  if (name === undefined) return;
  const words = `${displayName} does not take "${name}" in this ${type}, and would not say so. Nothing was written.`;
  const help =
    type === 'create' ? 'Write it in an update afterwards.' : `Leave it out, or change it in ${displayName}.`;
  throw new ProviderError('rejected', `${words} ${help}`);
}
