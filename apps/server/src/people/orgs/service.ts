import type { CreateOrg, Org, UpdateOrg } from '@dowel/schema';
import { updatableMembers } from '@dowel/schema/rules';
import { type BuilderContext, enterOrg, type OrgContext, type PublicContext } from '../../context.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import { enterAsOwner, enterOwnOrg, join, orgNotFound } from '../memberships/service.ts';
import { changeOrg, findOrg, insertOrg, type OrgRow } from './queries.ts';

/** Makes an org that nobody belongs to yet, for a project that an operator makes. Returns its id. */
export async function createWithoutMembers(context: PublicContext, label: string): Promise<string> {
  return (await insert(context, label)).id;
}

/**
 * Makes an org that the builder owns.
 * @throws {ProblemError} `already_member`
 */
export async function create(tx: BuilderContext, { label }: CreateOrg): Promise<Org> {
  const row = await insert(tx, label);
  await join(enterOrg(tx, { id: row.id }, tx.actor), tx.actor.id, 'owner');
  return toOrg(row);
}

export function get(context: BuilderContext, orgId: string): Promise<Org> {
  return getEntered(enterOwnOrg(context, orgId));
}

export async function getEntered(inOrg: OrgContext): Promise<Org> {
  const row = await findOrg(inOrg);
  if (!row) throw orgNotFound();
  return toOrg(row);
}

export async function update(
  tx: BuilderContext,
  orgId: string,
  { updateMask, org }: UpdateOrg,
): Promise<Org> {
  const inOrg = await enterAsOwner(tx, orgId);
  const row = await changeOrg(inOrg, applyUpdateMask(updateMask, org, updatableMembers.org));
  if (!row) throw orgNotFound();
  return toOrg(row);
}

async function insert(context: PublicContext, label: string): Promise<OrgRow> {
  const row = await insertOrg(context, label);
  if (!row) throw new Error('An org was inserted, and the database returned no row.');
  return row;
}

function toOrg(row: OrgRow): Org {
  return toWire(row, 'id', 'label', 'defaultTeamId', 'createTime', 'updateTime');
}
