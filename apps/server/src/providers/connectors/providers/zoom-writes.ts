import { isDeepEqual, plainText } from '@dowel/schema/rules';
import type { RestFunctions } from '../engine/definition.ts';
import { ProviderError } from '../engine/provider-error.ts';
import type { ProviderRecord } from '../engine/records.ts';
import type { WriteType } from '../engine/write-record.ts';
import { shownAs } from './by-reference.ts';

/** What a call passes over without a word, although another one takes it: the package @zoom/rivet, users and phone. */
const PASSED_OVER: Readonly<Record<string, Partial<Record<WriteType, readonly string[]>>>> = {
  users: { create: ['dept', 'timezone', 'pmi', 'custom_attributes'], update: ['email'] },
  phone_sites: { update: ['auto_receptionist_name'] },
  phone_call_queues: { create: ['status'], update: ['members'] },
  phone_common_areas: { update: ['calling_plans'] },
  phone_shared_line_groups: { create: ['status'], update: ['site_id', 'description'] },
};

const site = { site_id: 'site' };
const toFields = shownAs({
  phone_call_queues: site,
  phone_common_areas: site,
  phone_shared_line_groups: site,
});

/** A record is refused that has a field which the call would pass over. */
export const zoomWrites: Pick<RestFunctions, 'toFields' | 'toRecord' | 'sentBeside'> = {
  toFields,
  toRecord(objectName, record, type) {
    if (type === 'create') refusePassedOver(objectName, record, type);
    return record;
  },
  async sentBeside(objectName, id, { getJson }, { type, record }) {
    if (!PASSED_OVER[objectName]?.[type]?.some((name) => Object.hasOwn(record, name))) return undefined;
    const path = `/v2/${objectName.replace('phone_', 'phone/')}/{id}`;
    const { body, secrets } = await getJson({ path }, { objectName, id });
    refusePassedOver(objectName, record, type, toFields(objectName, body.record('.', secrets) ?? {}));
    return undefined;
  },
};

/** @param present the record as it is, of which the same values may be sent again */
function refusePassedOver(
  objectName: string,
  record: ProviderRecord,
  type: WriteType,
  present: ProviderRecord = {},
): void {
  const isOther = (name: string) => {
    const [sent, shown] = [record[name], present[name]].map(
      (value) => plainText(value)?.toLowerCase() ?? value,
    );
    return (sent ?? '') !== '' && !isDeepEqual(sent, shown);
  };
  const name = PASSED_OVER[objectName]?.[type]?.find(isOther);
  if (name === undefined) return;
  const words = `Zoom does not take "${name}" in this ${type}, and would not say so. Nothing was written.`;
  const help =
    type === 'create' ? 'Write it in an update afterwards.' : 'Leave it out, or change it in Zoom.';
  throw new ProviderError('rejected', `${words} ${help}`);
}
