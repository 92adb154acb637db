import type { RestFunctions } from '../engine/definition.ts';
import { shownAs } from './by-reference.ts';
import { type PassedOver, refusePassedOver } from './passed-over.ts';

/** What a call passes over without a word, although another one takes it: the package @zoom/rivet, users and phone. */
const PASSED_OVER: PassedOver = {
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
    if (type === 'create') refusePassedOver('Zoom', PASSED_OVER, { objectName, record, type });
    return record;
  },
  async sentBeside(objectName, id, { getJson }, { type, record }) {
    if (!PASSED_OVER[objectName]?.[type]?.some((name) => Object.hasOwn(record, name))) return undefined;
    const path = `/v2/${objectName.replace('phone_', 'phone/')}/{id}`;
    const { body, secrets } = await getJson({ path }, { objectName, id });
    const present = toFields(objectName, body.record('.', secrets) ?? {});
    refusePassedOver('Zoom', PASSED_OVER, { objectName, record, type }, present);
    return undefined;
  },
};
