import { byBuilder } from '@dowel/schema/rules';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OrgContext } from '../../context.ts';
import { acrossProjects, inOrg } from '../../platform/db/scope.ts';
import { apiKeys, jwtKeys, projects } from '../../platform/db/tables.ts';

/** Why these lists are of several projects. */
const allOfOrg = 'the org owns the projects';

const project = { id: projects.id, name: projects.name, orgId: projects.orgId };

/** The API keys that a builder made in the projects of the org and that are switched on. Without a builder: of all. */
export function listApiKeysOf(context: OrgContext, builderId?: string) {
  const { id, label, scopes, createdBy } = apiKeys;
  return acrossProjects(context, allOfOrg)
    .select({ id, label, scopes, createdBy, project })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(and(inOrg(context, projects), and(isMadeBy(createdBy, builderId), eq(apiKeys.active, true))))
    .orderBy(asc(id));
}

/** The JWT keys that a builder made in the projects of the org and that are switched on. Without a builder: of all. */
export function listJwtKeysOf(context: OrgContext, builderId?: string) {
  const { id, label, createdBy } = jwtKeys;
  return acrossProjects(context, allOfOrg)
    .select({ id, label, createdBy, project })
    .from(jwtKeys)
    .innerJoin(projects, eq(projects.id, jwtKeys.projectId))
    .where(and(inOrg(context, projects), and(isMadeBy(createdBy, builderId), eq(jwtKeys.active, true))))
    .orderBy(asc(id));
}

function isMadeBy(createdBy: PgColumn, builderId: string | undefined) {
  return builderId === undefined ? isNotNull(createdBy) : eq(createdBy, byBuilder(builderId));
}
