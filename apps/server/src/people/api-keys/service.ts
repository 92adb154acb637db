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
  apiKeyAddressProblem,
  apiKeyInvalidProblem,
  apiKeyNotFoundProblem,
  apiKeyTimeOverProblem,
  frontendKeysOffProblem,
  isPageKey,
  newKeyScopes,
  shortenedKey,
  updatableMembers,
} from '@dowel/schema/rules';
import { validate as isId, v7 } from 'uuid';
import { type Context, enterProject, type PublicContext } from '../../context.ts';
import * as integrations from '../../installing/integrations/service.ts';
import type { ProjectActor } from '../../platform/actor.ts';
import { personOf } from '../../platform/caller.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { sha256 } from '../../platform/digest.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
import { readAddressRanges } from '../../platform/sender.ts';
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
 * @throws {ProblemError} `api_key_invalid`, `frontend_keys_off`, `api_key_scope` from another address
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
  const { allowedAddresses, integrationIds } = owner;
  if (allowedAddresses && !context.sender.isIn(readAddressRanges(allowedAddresses))) {
    throw new ProblemError('api_key_scope', apiKeyAddressProblem(context.sender.address));
  }
  const only = integrationIds ? { integrationIds } : {};
  const actor = { kind: 'apiKey', id: owner.id, scopes: owner.scopes, ...only } as const;
  keepKeyUsed(enterProject(context, owner.project, actor), owner);
  return { project: owner.project, actor };
}

/** @throws {ProblemError} `invalid_request` */
export async function list(context: Context, query: ListApiKeysQuery): Promise<Page<ApiKey>> {
  const onlyActive = query.active ?? false;
  const page = await readPage(context, ['listApiKeys'], query, (slice) =>
    listRows(context, { onlyActive }, slice),
  );
  const { actor } = context;
  const isShortened = actor.kind === 'builder' && actor.isOnPage === true;
  return mapPage(page, (row) => (isShortened ? toShortened(context, row) : toOpened(context, row)));
}

/** @throws {ProblemError} `frontend_keys_off` for a key that the project would refuse, `invalid_request` */
export async function create(
  context: Context,
  { label, scopes: asked, expireTime, ...limits }: CreateApiKey,
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
    expireTime: expireTime === undefined ? null : storableTime(expireTime),
    ...(await toLimits(context, limits)),
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

/**
 * A key by itself or by its id.
 * @throws {ProblemError} `api_key_not_found`
 */
export async function get(context: Context, key: string): Promise<ApiKey> {
  const row = await apiKeyRows.find(context, rowOf(key));
  if (!row) throw notFound();
  return toNamed(context, row, key);
}

export async function update(
  context: Context,
  key: string,
  { updateMask, apiKey }: UpdateApiKey,
): Promise<ApiKey> {
  const changes = applyUpdateMask(updateMask, apiKey, updatableMembers.apiKey);
  if (changes.scopes) await assertAccepted(context, changes.scopes);
  const limits = await toLimits(context, changes);
  const row = await apiKeyRows.change(context, rowOf(key), { ...changes, ...limits });
  if (!row) throw notFound();
  return toNamed(context, row, key);
}

export async function remove(context: Context, key: string): Promise<void> {
  if (!(await apiKeyRows.remove(context, rowOf(key)))) throw notFound();
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

async function idsOf(context: Context, named: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of named) ids.push((await integrations.get(context, one)).id);
  return ids;
}

/** An empty list is no limit. @throws {ProblemError} `integration_not_found` */
async function toLimits(
  context: Context,
  { allowedAddresses, integrationIds }: Pick<CreateApiKey, 'allowedAddresses' | 'integrationIds'>,
) {
  const ids = integrationIds && (await idsOf(context, integrationIds));
  return {
    ...(allowedAddresses && { allowedAddresses: allowedAddresses.length > 0 ? allowedAddresses : null }),
    ...(ids && { integrationIds: ids.length > 0 ? ids : null }),
  };
}

async function assertAccepted(context: Context, scopes: readonly string[]): Promise<void> {
  if (!isPageKey(scopes) || !(await areFrontendKeysOff(context))) return;
  throw new ProblemError('frontend_keys_off', frontendKeysOffProblem());
}

/** A request names a key by its id, or by the key itself, which is looked up by its digest. */
function rowOf(key: string): Parameters<typeof apiKeyRows.find>[1] {
  return isId(key) ? key.toLowerCase() : hasHash(sha256(key));
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
  const key = unlessUnreadable(() => secrets.open(row.keySealed, row.id));
  return key === undefined ? { key: '', isUnreadable: true } : { key };
}

function toOpened(context: Context, row: ApiKeyRow): ApiKey {
  return { ...toApiKey(row, ''), ...openedKey(context, row) };
}

function toShortened(context: Context, row: ApiKeyRow): ApiKey {
  const { key, ...opened } = openedKey(context, row);
  return { ...toApiKey(row, shortenedKey(key)), ...opened };
}

/** Who names a key by itself has it. Who names it by its id need not. */
function toNamed(context: Context, row: ApiKeyRow, key: string): ApiKey {
  return isId(key) ? toShortened(context, row) : toApiKey(row, key);
}

const shown = [
  'id',
  'label',
  'scopes',
  'projectId',
  'active',
  'expireTime',
  'allowedAddresses',
  'integrationIds',
  'lastUsedTime',
  'createTime',
  'createdBy',
] as const;

function toApiKey(row: ApiKeyRow, key: string): ApiKey {
  return { key, ...toWire(row, ...shown) };
}
