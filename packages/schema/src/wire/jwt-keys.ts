import type {
  CreatedJwtKey,
  CreateJwtKey,
  JwtKey,
  ListJwtKeysQuery,
  UpdateJwtKey,
} from '../resources/jwt-keys.ts';
import { wire } from './wire.ts';

const keys = '/projects/{projectIdOrName}/jwt-keys';
const key = '/projects/{projectIdOrName}/jwt-keys/{keyId}';
/** Only these endpoints answer problems as plain JSON. */
const problemMedia = 'application/json' as const;

export const createJwtKey = /* @__PURE__ */ wire<{ body: CreateJwtKey; success: CreatedJwtKey }>()({
  operation: 'createJWTKey',
  method: 'POST',
  path: keys,
  access: 'full',
  status: 201,
  problemMedia,
});

export const listJwtKeys = /* @__PURE__ */ wire<{ query: ListJwtKeysQuery; success: JwtKey[] }>()({
  operation: 'listJWTKeys',
  method: 'GET',
  path: keys,
  access: 'full',
  problemMedia,
});

export const getJwtKey = /* @__PURE__ */ wire<{ success: JwtKey }>()({
  operation: 'getJWTKey',
  method: 'GET',
  path: key,
  access: 'full',
  problemMedia,
});

export const updateJwtKey = /* @__PURE__ */ wire<{ body: UpdateJwtKey; success: JwtKey }>()({
  operation: 'updateJWTKey',
  method: 'PATCH',
  path: key,
  access: 'full',
  problemMedia,
});

export const deleteJwtKey = /* @__PURE__ */ wire<object>()({
  operation: 'deleteJWTKey',
  method: 'DELETE',
  path: key,
  access: 'full',
  status: 204,
  media: 'none',
  problemMedia,
});
