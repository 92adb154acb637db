import type { DeliverResults, ObjectRead, PauseReads, ReadStarted, TriggerRead } from '../resources/reads.ts';
import { wire } from './wire.ts';

const integration = '/projects/{projectIdOrName}/integrations/{integrationId}';

/** When each object of an installation was read, and when it is read next. */
export const listReads = /* @__PURE__ */ wire<{ success: ObjectRead[] }>()({
  operation: 'listReads',
  method: 'GET',
  path: `${integration}/installations/{installationId}/reads`,
  access: 'consumer',
  added: true,
});

/** Takes the name of the object at the provider, or the mapped name. */
export const triggerRead = /* @__PURE__ */ wire<{ body: TriggerRead; success: ReadStarted }>()({
  operation: 'triggerRead',
  method: 'POST',
  path: `${integration}/objects/{objectName}`,
  surface: 'read',
  access: 'token',
  status: 201,
  problemMedia: 'application/json: 400, 500',
});

export const pauseReads = /* @__PURE__ */ wire<{ body: PauseReads }>()({
  operation: 'pauseReads',
  method: 'POST',
  path: `${integration}/installations/{installationId}:pause`,
  surface: 'read',
  access: 'full',
  status: 204,
  media: 'none',
});

export const unpauseReads = /* @__PURE__ */ wire<{ body: PauseReads }>()({
  operation: 'unpauseReads',
  method: 'POST',
  path: `${integration}/installations/{installationId}:unpause`,
  surface: 'read',
  access: 'full',
  status: 204,
  media: 'none',
});

/** For objects whose results wait. Deprecated in the original interface. */
export const deliverResults = /* @__PURE__ */ wire<{ body: DeliverResults }>()({
  operation: 'deliverResults',
  method: 'POST',
  path: `${integration}/objects/{objectName}:deliverResults`,
  surface: 'read',
  access: 'full',
  status: 204,
  media: 'none',
  problemMedia: 'application/json: 400, 500',
});
