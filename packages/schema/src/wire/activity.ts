import type { Activity, ListActivityQuery } from '../resources/activity.ts';
import { wire } from './wire.ts';

/** What happened to an installation, and who changed what. */
export const listActivity = /* @__PURE__ */ wire<{ query: ListActivityQuery; success: Activity[] }>()({
  operation: 'listActivity',
  method: 'GET',
  path: '/projects/{projectIdOrName}/integrations/{integrationId}/installations/{installationId}/activity',
  access: 'consumer',
  added: true,
});
