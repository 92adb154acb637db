import type { CreatedJwtKey, CreateJwtKey, JwtKey, ListJwtKeysQuery, UpdateJwtKey } from '@dowel/schema';
import { jwtKeyInvalidProblem, updatableMembers } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { plainResource } from '../../platform/plain-resource.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { creatorOf } from '../api-keys/service.ts';
import { type JwtKeyRow, jwtKeyRows, listRows } from './queries.ts';
import { publicKeyFault } from './rules.ts';

/** Maps each algorithm to the kind of key that it uses, as the API names it. */
const kinds = { RS256: 'RSA', ES256: 'EC', EdDSA: 'OKP' } as const;

const jwtKeys = plainResource(jwtKeyRows, { name: 'jwtKeys', notFound: 'jwt_key_not_found' }, toJwtKey);

export async function create(context: Context, input: CreateJwtKey): Promise<CreatedJwtKey> {
  const fault = publicKeyFault(input.publicKeyPem, input.algorithm);
  if (fault !== undefined) {
    throw new ProblemError('jwt_key_invalid', jwtKeyInvalidProblem(fault));
  }
  const { label, algorithm, publicKeyPem } = input;
  const { id } = await jwtKeys.create(context, {
    label,
    algorithm,
    publicKeyPem,
    active: true,
    createdBy: await creatorOf(context),
    updateTime: context.now(),
  });
  return { kid: id };
}

/** @throws {ProblemError} `invalid_request` */
export async function list(context: Context, query: ListJwtKeysQuery): Promise<Page<JwtKey>> {
  const onlyActive = query.active ?? false;
  const page = await readPage(context, ['listJWTKeys'], query, (slice) =>
    listRows(context, { onlyActive }, slice),
  );
  return mapPage(page, toJwtKey);
}

export const { get, remove } = jwtKeys;

export async function update(
  context: Context,
  id: string,
  { updateMask, jwtKey }: UpdateJwtKey,
): Promise<JwtKey> {
  // Only these endpoints answer 422 instead of 400 (v1-endpoints.md section 0).
  const changes = applyUpdateMask(updateMask, jwtKey, updatableMembers.jwtKey, { missingValueStatus: 422 });
  return jwtKeys.update(context, id, changes);
}

function toJwtKey(row: JwtKeyRow): JwtKey {
  const shown = toWire(
    row,
    'id',
    'projectId',
    'label',
    'publicKeyPem',
    'active',
    'lastUsedTime',
    'createTime',
    'updateTime',
  );
  return { ...shown, algorithm: kinds[row.algorithm] };
}
