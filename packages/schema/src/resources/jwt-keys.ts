import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { listOf } from './bounded.ts';
import { PageQuery } from './paging.ts';
import { QueryFlag, Timestamp } from './values.ts';

/** A public key that verifies consumer tokens. Its `id` is the `kid` of those tokens. */
export const JwtKey = z.object({
  id: z.string(),
  projectId: z.string(),
  label: z.string(),
  /** `RSA` for RS256, as in the original interface. Dowel adds `EC` for ES256 and `OKP` for EdDSA. */
  algorithm: z.enum(['RSA', 'EC', 'OKP']),
  /** The public key, as SPKI in PEM. */
  publicKeyPem: z.string(),
  /** Whether tokens of this key are accepted. */
  active: z.boolean(),
  /** When somebody called with a token of it last, to five minutes. Absent until then. Added by Dowel. */
  lastUsedTime: Timestamp.optional(),
  createTime: Timestamp,
  updateTime: Timestamp,
});
export type JwtKey = z.infer<typeof JwtKey>;

const Label = z.string().min(1).max(255);

/** A public key to accept tokens of. */
export const CreateJwtKey = z.object({
  label: Label,
  /** How the tokens are signed. */
  algorithm: z.enum(['RS256', 'ES256', 'EdDSA']),
  /** SPKI in PEM. Never send a private key. */
  publicKeyPem: z.string().min(1).max(limits.secret),
});
export type CreateJwtKey = z.input<typeof CreateJwtKey>;

/** The name of the new key. */
export const CreatedJwtKey = z.object({
  /** Put it into the header `kid` of the tokens that you sign. */
  kid: z.string(),
});
export type CreatedJwtKey = z.infer<typeof CreatedJwtKey>;

/** Changes of a key. */
export const UpdateJwtKey = z.object({
  /** Takes `active`, `label`. */
  updateMask: listOf(z.enum(['active', 'label']), limits.mask).min(1),
  /** The new values. */
  jwtKey: z.object({
    /** `false` refuses tokens of this key. */
    active: z.boolean().optional(),
    label: Label.optional(),
  }),
});
export type UpdateJwtKey = z.input<typeof UpdateJwtKey>;

export const ListJwtKeysQuery = PageQuery.extend({
  /** `true` hides inactive keys. */
  active: QueryFlag.optional(),
});
export type ListJwtKeysQuery = z.infer<typeof ListJwtKeysQuery>;

const keys = '/projects/{projectIdOrName}/jwt-keys';
const key = '/projects/{projectIdOrName}/jwt-keys/{keyId}';
/** Only these endpoints answer problems as plain JSON. */
const problemMedia = 'application/json' as const;

export const createJwtKey = endpoint<{ body: CreateJwtKey; success: CreatedJwtKey }>()({
  operation: 'createJWTKey',
  method: 'POST',
  path: keys,
  access: 'full',
  status: 201,
  problemMedia,
  body: CreateJwtKey,
  success: CreatedJwtKey,
  problems: ['jwt_key_invalid'],
});

export const listJwtKeys = endpoint<{ query: ListJwtKeysQuery; success: JwtKey[] }>()({
  operation: 'listJWTKeys',
  method: 'GET',
  path: keys,
  access: 'full',
  problemMedia,
  query: ListJwtKeysQuery,
  success: z.array(JwtKey),
  problems: [],
});

export const getJwtKey = endpoint<{ success: JwtKey }>()({
  operation: 'getJWTKey',
  method: 'GET',
  path: key,
  access: 'full',
  problemMedia,
  success: JwtKey,
  problems: ['jwt_key_not_found'],
});

export const updateJwtKey = endpoint<{ body: UpdateJwtKey; success: JwtKey }>()({
  operation: 'updateJWTKey',
  method: 'PATCH',
  path: key,
  access: 'full',
  problemMedia,
  body: UpdateJwtKey,
  success: JwtKey,
  problems: ['jwt_key_not_found', 'invalid_update_mask'],
});

export const deleteJwtKey = endpoint<object>()({
  operation: 'deleteJWTKey',
  method: 'DELETE',
  path: key,
  access: 'full',
  status: 204,
  problemMedia,
  problems: ['jwt_key_not_found'],
});
