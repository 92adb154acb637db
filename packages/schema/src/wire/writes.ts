import type { BatchWriteResult, WriteAnswer, WriteRecords, WriteRejection } from '../resources/writes.ts';
import { wire } from './wire.ts';

/** Takes the name of the object at the provider, or the mapped name. */
export const writeRecords = /* @__PURE__ */ wire<{
  body: WriteRecords;
  success: WriteAnswer | BatchWriteResult;
  rejected: WriteRejection | BatchWriteResult;
}>()({
  operation: 'writeRecords',
  method: 'POST',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/objects/{objectName}',
  surface: 'write',
  access: 'full',
  rejectedStatus: 422,
  problemMedia: 'text/plain',
});
