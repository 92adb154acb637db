import type { CreateProject, GetProjectQuery, Project, UpdateProject } from '@dowel/schema';
import {
  endpointNotFoundProblem,
  type Picture,
  pictureOfData,
  projectNameTakenProblem,
  projectNotFoundProblem,
  updatableMembers,
} from '@dowel/schema/rules';
import { type BuilderContext, type Context, enterOrg, type PublicContext } from '../../context.ts';
import { violatedConstraint } from '../../platform/db/constraint-violation.ts';
import type { ProjectRef } from '../../platform/db/scope.ts';
import { sha256 } from '../../platform/digest.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { applyUpdateMask } from '../../platform/problems/update-mask.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { notRevoked, warned } from '../../platform/requests/warned.ts';
import { enterAsMember } from '../memberships/service.ts';
import * as orgs from '../orgs/service.ts';
import {
  changeProject,
  deleteMost,
  deleteProject,
  findLogo,
  findProject,
  findProjectByName,
  findProjectOfOrg,
  insertProject,
  listProjectsOfOrg,
  listWaitingStops,
  type ProjectRow,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The projects a caller can see. A key or token belongs to one project, so this is always that one. */
export async function list(context: Context): Promise<Project[]> {
  return [await get(context)];
}

export async function get(context: Context, query: GetProjectQuery = {}): Promise<Project> {
  const row = await findProject(context);
  if (!row) throw projectNotFound();
  const project = toProject(context, row);
  return query.includeEntitlements ? { ...project, entitlements: entitlementsOf(context) } : project;
}

export async function update(context: Context, { updateMask, project }: UpdateProject): Promise<Project> {
  const changes = applyUpdateMask(updateMask, project, updatableMembers.project);
  const lowered = {
    ...changes,
    ...(changes.name !== undefined && { name: changes.name.toLowerCase() }),
    ...(changes.embeddingOrigins && { embeddingOrigins: [...new Set(changes.embeddingOrigins)] }),
    ...(changes.logo !== undefined && { logoDigest: changes.logo && sha256(changes.logo) }),
  };
  try {
    const row = await changeProject(context, lowered);
    if (!row) throw projectNotFound();
    return toProject(context, row);
  } catch (error) {
    if (violatedConstraint(error) === 'projects_name') throw nameTaken(changes.name ?? '');
    throw error;
  }
}

/**
 * Deletes the project and, through the foreign keys, everything in it. Before that, what its installations have set up at
 * their providers is removed, and what it has most of is deleted: a repeat goes on where one was cut off.
 * @throws {ProblemError} `project_not_found`
 */
export async function remove(context: Context): Promise<Concluded<WithHeaders<undefined>>> {
  await context.installationEffects.leaving(context, { isWholeProject: true });
  const stopped = await listWaitingStops(context);
  await deleteMost(context);
  return lastStep(context, async (tx) => {
    stopped.push(...(await listWaitingStops(tx)));
    if (!(await deleteProject(tx))) throw projectNotFound();
    return warned(undefined, notRevoked(stopped));
  });
}

/** Whether the project of the context was deleted. */
export async function isGone(context: Context): Promise<boolean> {
  return (await findProject(context)) === undefined;
}

/**
 * Makes a project in the builder's org.
 * @throws {ProblemError} `org_not_found`, `name_taken`
 */
export async function createInOwnOrg(
  tx: BuilderContext,
  { orgId, ...project }: CreateProject,
): Promise<Project> {
  const { org } = await enterAsMember(tx, orgId);
  return create(tx, { ...project, orgId: org.id });
}

/** Makes a project, in an org of its own if none is named. */
export function create(
  context: PublicContext,
  {
    name,
    appName,
    orgId,
    embeddingOrigins = [],
  }: { name: string; appName: string; orgId?: string; embeddingOrigins?: string[] },
): Promise<Project> {
  return context.transaction(async (tx) => {
    const row = await insertProject(tx, {
      name: name.toLowerCase(),
      appName,
      orgId: orgId ?? (await orgs.createWithoutMembers(tx, appName)),
      embeddingOrigins,
    });
    if (!row) throw nameTaken(name);
    return toProject(tx, row);
  });
}

/**
 * The project with this id or name, if the builder's org owns it.
 * @throws {ProblemError} `project_not_found`
 */
export async function findOfOrg(context: BuilderContext, idOrName: string): Promise<ProjectRef> {
  const { membership } = context.actor;
  const inOrg = membership && enterOrg(context, { id: membership.orgId }, context.actor);
  const row = inOrg && (await findProjectOfOrg(inOrg, idOrName.toLowerCase()));
  if (!row) throw projectNotFound();
  return { id: row.id, name: row.name, orgId: row.orgId };
}

/**
 * The logo with this digest, for code that serves no caller.
 * @throws {ProblemError} `endpoint_not_found` if the project has none, or another
 */
export async function getLogo(context: PublicContext, projectId: string, digest: string): Promise<Picture> {
  const picture = pictureOfData((await findLogo(context, projectId, digest)) ?? '');
  if (!picture) throw new ProblemError('endpoint_not_found', endpointNotFoundProblem());
  return picture;
}

/** The projects of the builder's org, oldest first. */
export async function listOfOrg(context: BuilderContext): Promise<Project[]> {
  const { membership } = context.actor;
  if (!membership) return [];
  const rows = await listProjectsOfOrg(enterOrg(context, { id: membership.orgId }, context.actor));
  return rows.map((row) => toProject(context, row));
}

/** Finds a project by its name, for code that serves no caller. It does not check access. */
export async function findByName(context: PublicContext, name: string): Promise<Project | undefined> {
  const row = await findProjectByName(context, name.toLowerCase());
  return row && toProject(context, row);
}

/** The same answer for a project that does not exist and for one that belongs to somebody else. */
export function projectNotFound(): ProblemError {
  return new ProblemError('project_not_found', projectNotFoundProblem());
}

function nameTaken(name: string): ProblemError {
  return new ProblemError('name_taken', projectNameTakenProblem(name.toLowerCase()));
}

function toProject({ env }: Pick<PublicContext, 'env'>, row: ProjectRow): Project {
  return {
    id: row.id,
    name: row.name,
    appName: row.appName,
    orgId: row.orgId,
    embeddingOrigins: row.embeddingOrigins,
    skipsStartPage: row.skipsStartPage,
    refusesFrontendKeys: row.refusesFrontendKeys,
    refusesSharedAccounts: row.refusesSharedAccounts,
    ...(row.logoDigest && { logoUrl: `${env.publicUrl}/logos/${row.id}/${row.logoDigest}` }),
    createTime: row.createTime.toISOString(),
    ...(row.updateTime && { updateTime: row.updateTime.toISOString() }),
  };
}

/** A self-hosted Dowel has no plans, so every entitlement is on, and the operator decides how long logs are kept. */
function entitlementsOf({ env }: PublicContext): Project['entitlements'] {
  const days = Math.ceil(env.retention.operationsMs / DAY_MS);
  return { brandingRemoval: { value: true }, logRetentionDays: { value: days } };
}
