import { byBuilder } from '@dowel/schema/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { OrgContext } from '../../context.ts';
import { inOrg } from '../../db/scope.ts';
import { apiKeys, jwtKeys, projects } from '../../db/tables.ts';

/** The API keys that a builder made in the projects of the org and that are switched on. */
export function listApiKeysOf(context: OrgContext, builderId: string) {
  return context.db
    .select({
      id: apiKeys.id,
      label: apiKeys.label,
      scopes: apiKeys.scopes,
      project: { id: projects.id, name: projects.name },
    })
    .from(apiKeys)
    .innerJoin(projects, eq(projects.id, apiKeys.projectId))
    .where(
      inOrg(context, projects, and(eq(apiKeys.createdBy, byBuilder(builderId)), eq(apiKeys.active, true))),
    )
    .orderBy(asc(apiKeys.id));
}

/** The JWT keys that a builder made in the projects of the org and that are switched on. */
export function listJwtKeysOf(context: OrgContext, builderId: string) {
  return context.db
    .select({
      id: jwtKeys.id,
      label: jwtKeys.label,
      project: { id: projects.id, name: projects.name },
    })
    .from(jwtKeys)
    .innerJoin(projects, eq(projects.id, jwtKeys.projectId))
    .where(
      inOrg(context, projects, and(eq(jwtKeys.createdBy, byBuilder(builderId)), eq(jwtKeys.active, true))),
    )
    .orderBy(asc(jwtKeys.id));
}
