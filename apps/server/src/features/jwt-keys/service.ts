import type { CreatedJwtKey, CreateJwtKey, JwtKey, ListJwtKeysQuery, UpdateJwtKey } from '@dowel/schema';
import { jwtKeyInvalidProblem, jwtKeyNotFoundProblem, updatableMembers } from '@dowel/schema/rules';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { applyUpdateMask } from '../../problems/update-mask.ts';
import { changeRow, deleteRow, findRow, insertRow, type JwtKeyRow, listRows } from './queries.ts';
import { publicKeyFault } from './rules.ts';

/** How the interface names the kind of key behind an algorithm. */
const kinds = { RS256: 'RSA', ES256: 'EC', EdDSA: 'OKP' } as const;

export async function create(context: Context, input: CreateJwtKey): Promise<CreatedJwtKey> {
  const fault = publicKeyFault(input.publicKeyPem, input.algorithm);
  if (fault !== undefined) {
    throw new ProblemError('jwt_key_invalid', jwtKeyInvalidProblem(fault));
  }
  const kid = v7();
  const { label, algorithm, publicKeyPem } = input;
  await insertRow(context, { id: kid, label, algorithm, publicKeyPem });
  return { kid };
}

export async function list(context: Context, { active }: ListJwtKeysQuery): Promise<JwtKey[]> {
  const rows = await listRows(context, { onlyActive: active ?? false });
  return rows.map(toJwtKey);
}

export async function get(context: Context, id: string): Promise<JwtKey> {
  const row = await findRow(context, id);
  if (!row) throw notFound();
  return toJwtKey(row);
}

export async function update(
  context: Context,
  id: string,
  { updateMask, jwtKey }: UpdateJwtKey,
): Promise<JwtKey> {
  // 422 rather than 400: these endpoints alone have it so (v1-endpoints.md section 0).
  const changes = applyUpdateMask(updateMask, jwtKey, updatableMembers.jwtKey, { missingValueStatus: 422 });
  const row = await changeRow(context, id, changes);
  if (!row) throw notFound();
  return toJwtKey(row);
}

export async function remove(context: Context, id: string): Promise<void> {
  if (!(await deleteRow(context, id))) throw notFound();
}

function notFound(): ProblemError {
  return new ProblemError('jwt_key_not_found', jwtKeyNotFoundProblem());
}

function toJwtKey(row: JwtKeyRow): JwtKey {
  return {
    id: row.id,
    projectId: row.projectId,
    label: row.label,
    algorithm: kinds[row.algorithm],
    publicKeyPem: row.publicKeyPem,
    active: row.active,
    createTime: row.createTime.toISOString(),
    updateTime: row.updateTime.toISOString(),
  };
}
