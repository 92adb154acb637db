import type {
  KeyOfBuilder,
  OrgBuilder,
  RemovedUser,
  RemoveUserQuery,
  UpdateJwtKey,
  UpdateOrgMembership,
} from '@dowel/schema';
import { byBuilder, isFullMember } from '@dowel/schema/rules';
import { type BuilderContext, enterProject, type OrgContext } from '../../context.ts';
import { maySeeCredentials } from '../../platform/caller.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import * as apiKeys from '../api-keys/service.ts';
import { runRecorded } from '../audit-recording/service.ts';
import * as jwtKeys from '../jwt-keys/service.ts';
import * as memberships from '../memberships/service.ts';
import { listApiKeysOf, listJwtKeysOf } from './queries.ts';

/**
 * The people of an org. Who may do everything in its projects also reads which keys each of them made.
 * @throws {ProblemError} `org_not_found`
 */
export async function listMembers(context: BuilderContext, orgId: string): Promise<OrgBuilder[]> {
  const members = await memberships.list(context, orgId);
  if (!maySeeCredentials(context)) return members;
  const keys = await listKeys(memberships.enterOwnOrg(context, orgId));
  const keysOf = Map.groupBy(keys, ({ createdBy }) => createdBy);
  return members.map((member) => ({
    ...member,
    keys: (keysOf.get(byBuilder(member.id)) ?? []).map((key) => toKey(key, true)),
  }));
}

/**
 * Changes what a builder may do, and says how many keys of somebody who may make none any more still work.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `builder_not_found`, `last_owner`
 */
export async function setRole(
  tx: BuilderContext,
  path: { orgId: string; builderId: string },
  body: UpdateOrgMembership,
): Promise<WithHeaders<undefined>> {
  const inOrg = await memberships.setRole(tx, path, body);
  const { length } = isFullMember(body.role) ? [] : await listKeys(inOrg, path.builderId.toLowerCase());
  return warned(undefined, length === 0 ? undefined : `keys_still_work;count=${length}`);
}

/**
 * Removes a builder from an org, and says which of the keys that they made still work. Who knew a key still knows it.
 * @throws {ProblemError} `org_not_found`, `owner_required`, `builder_not_found`, `last_owner`
 */
export async function removeFromOrg(
  tx: BuilderContext,
  path: { orgId: string; builderId: string },
  { switchOffKeys = false }: RemoveUserQuery,
): Promise<RemovedUser> {
  const inOrg = await memberships.remove(tx, path);
  const found = await listKeys(inOrg, path.builderId.toLowerCase());
  if (switchOffKeys) {
    for (const key of found) await switchOff(tx, key);
  }
  return {
    keys: found.map((key) => toKey(key, !switchOffKeys)),
  };
}

/** A key by the id of its row. */
interface Which {
  readonly id: string;
  readonly kind: 'api_key' | 'jwt_key';
  readonly project: ProjectRef;
}

/** A key with what people call it, and who made it. */
export interface FoundKey extends Which, Pick<KeyOfBuilder, 'label' | 'scopes'> {
  readonly createdBy: string | null;
}

/** The keys that a builder made and that are switched on. Without a builder: those of everybody. */
async function listKeys(inOrg: OrgContext, builderId?: string): Promise<FoundKey[]> {
  const ofApi = await listApiKeysOf(inOrg, builderId);
  const ofTokens = await listJwtKeysOf(inOrg, builderId);
  return [
    ...ofApi.map((key) => ({ ...key, kind: 'api_key' as const })),
    ...ofTokens.map((key) => ({ ...key, kind: 'jwt_key' as const })),
  ];
}

/** In the log of the project, this is the same as a change of the key by itself. */
async function switchOff(tx: BuilderContext, { id, kind, project }: Which): Promise<void> {
  const inProject = enterProject(tx, project, tx.actor);
  if (kind === 'api_key') {
    const body = { updateMask: ['active'], apiKey: { active: false } };
    const operation = { operation: 'updateApiKey', params: { apiKey: id }, body };
    await runRecorded(inProject, operation, (own) => apiKeys.update(own, id, body));
    return;
  }
  const body: UpdateJwtKey = { updateMask: ['active'], jwtKey: { active: false } };
  const operation = { operation: 'updateJWTKey', params: { keyId: id }, body };
  await runRecorded(inProject, operation, (own) => jwtKeys.update(own, id, body));
}

function toKey({ id, kind, project, label, scopes }: FoundKey, active: boolean): KeyOfBuilder {
  const own = kind === 'api_key' ? { ...(scopes && { scopes: [...scopes] }) } : { kid: id };
  return { kind, projectId: project.id, label, ...own, active };
}
