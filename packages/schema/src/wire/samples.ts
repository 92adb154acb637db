import type { FieldSamples, ListSamplesQuery } from '../resources/samples.ts';
import { wire } from './wire.ts';

/** Up to three real values of each of some fields of an object, from a connected account. */
export const listSamples = /* @__PURE__ */ wire<{ query: ListSamplesQuery; success: FieldSamples }>()({
  operation: 'listSamples',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}/samples',
  access: 'token',
  added: true,
});
