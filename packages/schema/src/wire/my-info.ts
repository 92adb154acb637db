import type { BuilderInfo, BuilderSession } from '../resources/my-info.ts';
import { wire } from './wire.ts';

export const getMyInfo = /* @__PURE__ */ wire<{ success: BuilderInfo }>()({
  operation: 'getMyInfo',
  method: 'GET',
  path: '/my-info',
  access: 'builder',
});

export const listMySessions = /* @__PURE__ */ wire<{ success: BuilderSession[] }>()({
  operation: 'listMySessions',
  method: 'GET',
  path: '/my-sessions',
  access: 'builder',
  added: true,
});

/** Signs out. `current` as the id ends the session of this request. */
export const deleteMySession = /* @__PURE__ */ wire<object>()({
  operation: 'deleteMySession',
  method: 'DELETE',
  path: '/my-sessions/{sessionId}',
  access: 'builder',
  status: 204,
  media: 'none',
  added: true,
});
