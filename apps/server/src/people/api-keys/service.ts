import { randomBytes } from 'node:crypto';
import type {
  ApiKey,
  ApiKeyScope,
  CreateApiKey,
  CreatedApiKey,
  ListApiKeysQuery,
  UpdateApiKey,
} from '@dowel/schema';
import {
  apiKeyInvalidProblem,
  apiKeyNotFoundProblem,
  apiKeyTimeOverProblem,
  frontendKeysOffProblem,
  isPageKey,
  newKeyScopes,
  updatableMembers,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import { type Context, enterProject, type PublicContext } from '../../context.ts';
import type { ProjectActor } from '../../platform/actor.ts';
import { personOf } from '../../platform/caller.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { sha256 } from '../../platform/digest.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import {
  type ApiKeyRow,
  apiKeyRows,
  areFrontendKeysOff,
  findKeyOwner,
  hasHash,
  keepKeyUsed,
  listRows,
} from './queries.ts';

/**
 * Finds the holder of a key. The key has 256 random bits, so looking it up by an unsalted digest is safe.
 * @throws {ProblemError} `api_key_invalid`, `frontend_keys_off`
 */
export async function identify(
  context: PublicContext,
  key: string,
): Promise<{ project: ProjectRef; actor: ProjectActor }> {
  const owner = await findKeyOwner(context, sha256(key));
  if (!owner?.active || (owner.expireTime && owner.expireTime <= context.now())) {
    throw new ProblemError('api_key_invalid', apiKeyInvalidProblem());
  }
  if (owner.refusesFrontendKeys && isPageKey(owner.scopes)) {
    throw new ProblemError('frontend_keys_off', frontendKeysOffProblem());
  }
  const actor = { kind: 'apiKey', id: owner.id, scopes: owner.scopes } as const;
  keepKeyUsed(enterProject(context, owner.project, actor), owner);
  return { project: owner.project, actor };
}

/** @throws {ProblemError} `invalid_request` */
export async function list(context: Context, query: ListApiKeysQuery): Promise<Page<ApiKey>> {
  return mapPage(await listEntries(context, query), ({ apiKey }) => apiKey);
}

/** A key with what only our own pages know of it. */
export interface ApiKeyEntry {
  readonly id: string;
  readonly createTime: Date;
  /** The builder who made it, as `builder:<id>`. Null if that is not known. */
  readonly createdBy: string | null;
  readonly apiKey: ApiKey;
}

/**
 * Like `list`, for our own pages.
 * @throws {ProblemError} `invalid_request`
 */
export async function listEntries(context: Context, query: ListApiKeysQuery): Promise<Page<ApiKeyEntry>> {
  const onlyActive = query.active ?? false;
  const page = await readPage(context, ['listApiKeys'], query, (slice) =>
    listRows(context, { onlyActive }, slice),
  );
  return mapPage(page, (row) => toEntry(context, row));
}

/** How a key is named: by itself, as the interface does, or by its id, as our own pages do. */
export type WhichKey = string | { readonly id: string };

/** The key, for our own pages. Undefined if the project has no such key. */
export async function findEntry(context: Context, which: WhichKey): Promise<ApiKeyEntry | undefined> {
  const row = await apiKeyRows.find(context, rowOf(which));
  return row && toEntry(context, row);
}

/** @throws {ProblemError} `frontend_keys_off` for a key that the project would refuse, `invalid_request` */
export async function create(
  context: Context,
  { label, scopes: asked, expireTime }: CreateApiKey,
): Promise<CreatedApiKey> {
  if (expireTime !== undefined && new Date(expireTime) <= context.now()) {
    throw new ProblemError('invalid_request', apiKeyTimeOverProblem(expireTime));
  }
  const { scopes, ...warned } = newKeyScopes(asked);
  await assertAccepted(context, scopes);
  const id = v7();
  const key = generateKey(scopes);
  const { sealed, sealKeyId } = context.secrets.seal(key, id);
  const row = await apiKeyRows.insert(context, {
    id,
    label,
    scopes,
    active: true,
    expireTime: expireTime === undefined ? null : new Date(expireTime),
    keyHash: sha256(key),
    keySealed: sealed,
    sealKeyId,
    createdBy: await creatorOf(context),
  });
  if (!row)
    throw new Error(
      'A new API key is equal to an existing one. With 256 random bits this should never happen.',
    );
  return { ...toApiKey(row, key), ...warned };
}

export async function get(context: Context, key: string): Promise<ApiKey> {
  const row = await apiKeyRows.find(context, hasHash(sha256(key)));
  if (!row) throw notFound();
  return toApiKey(row, key);
}

/** A key by its value, with the id that names it in records. The value is left out. */
export async function findWithId(
  context: Context,
  key: string,
): Promise<(ApiKey & { id: string }) | undefined> {
  const row = await apiKeyRows.find(context, hasHash(sha256(key)));
  return row && { id: row.id, ...toApiKey(row, '') };
}

export async function update(
  context: Context,
  which: WhichKey,
  { updateMask, apiKey }: UpdateApiKey,
): Promise<ApiKey> {
  const changes = applyUpdateMask(updateMask, apiKey, updatableMembers.apiKey);
  if (changes.scopes) await assertAccepted(context, changes.scopes);
  const row = await apiKeyRows.change(context, rowOf(which), changes);
  if (!row) throw notFound();
  return toApiKey(row, typeof which === 'string' ? which : '');
}

export async function remove(context: Context, which: WhichKey): Promise<void> {
  if (!(await apiKeyRows.remove(context, rowOf(which)))) throw notFound();
}

/**
 * The builder who makes a key, as `createdBy` names them. A key that makes another one stands for the builder who made
 * it. Null if that is not known.
 */
export async function creatorOf(context: Context): Promise<string | null> {
  const { actor } = context;
  if (actor.kind !== 'apiKey') return personOf(context) ?? null;
  return (await apiKeyRows.find(context, actor.id))?.createdBy ?? null;
}

async function assertAccepted(context: Context, scopes: readonly string[]): Promise<void> {
  if (!isPageKey(scopes) || !(await areFrontendKeysOff(context))) return;
  throw new ProblemError('frontend_keys_off', frontendKeysOffProblem());
}

function rowOf(which: WhichKey): Parameters<typeof apiKeyRows.find>[1] {
  return typeof which === 'string' ? hasHash(sha256(which)) : which.id;
}

/** People, logs and secret scanners recognise a key by its prefix. */
function generateKey(scopes: readonly ApiKeyScope[]): string {
  const kind = scopes.includes('full') ? 'full' : isPageKey(scopes) ? 'front' : 'part';
  return `dowel_${kind}_${randomBytes(32).toString('base64url')}`;
}

function notFound(): ProblemError {
  return new ProblemError('api_key_not_found', apiKeyNotFoundProblem());
}

/**
 * Opens the sealed key of a row. A key that cannot be opened is marked, so that the list still shows all other keys.
 */
function openedKey({ secrets }: Context, row: ApiKeyRow): Pick<ApiKey, 'key' | 'isUnreadable'> {
  try {
    return { key: secrets.open(row.keySealed, row.id) };
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return { key: '', isUnreadable: true };
  }
}

function toEntry(context: Context, row: ApiKeyRow): ApiKeyEntry {
  const { id, createTime, createdBy } = row;
  return { id, createTime, createdBy, apiKey: { ...toApiKey(row, ''), ...openedKey(context, row) } };
}

function toApiKey(row: ApiKeyRow, key: string): ApiKey {
  return { key, ...toWire(row, 'label', 'scopes', 'projectId', 'active', 'expireTime', 'lastUsedTime') };
}
