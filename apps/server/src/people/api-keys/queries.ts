import { eq, type SQL } from 'drizzle-orm';
import type { Context, PublicContext } from '../../context.ts';
import { keepLastUsed } from '../../platform/db/last-used.ts';
import { activeList, ownRows } from '../../platform/db/own-rows.ts';
import { preparedAcrossProjects } from '../../platform/db/prepared.ts';
import { recently } from '../../platform/db/recent-rows.ts';
import { apiKeys, projects } from '../../platform/db/tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export const findKeyOwner = recently([apiKeys, projects], async (context: PublicContext, keyHash: string) => {
  const [row] = await selectOwner(context, { keyHash });
  return row;
});

const selectOwner = preparedAcrossProjects(
  'the key says which project',
  { keyHash: apiKeys.keyHash },
  (context, { keyHash }) =>
    context.db
      .select({
        id: apiKeys.id,
        active: apiKeys.active,
        scopes: apiKeys.scopes,
        expireTime: apiKeys.expireTime,
        allowedAddresses: apiKeys.allowedAddresses,
        integrationIds: apiKeys.integrationIds,
        lastUsedTime: apiKeys.lastUsedTime,
        refusesFrontendKeys: projects.refusesFrontendKeys,
        project: { id: projects.id, name: projects.name, orgId: projects.orgId },
      })
      .from(apiKeys)
      .innerJoin(projects, eq(projects.id, apiKeys.projectId))
      .where(eq(apiKeys.keyHash, keyHash)),
);

export const apiKeyRows = ownRows(apiKeys);

export const keepKeyUsed = keepLastUsed(apiKeys);

/** Whether the project of the context refuses keys of scope `frontend`. */
export async function areFrontendKeysOff(context: Context): Promise<boolean> {
  const [row] = await context.db
    .select({ areOff: projects.refusesFrontendKeys })
    .from(projects)
    .where(eq(projects.id, context.project.id));
  return row?.areOff === true;
}

/** The request only holds the key itself, so we look it up by its digest. The id is for records. */
export const hasHash = (keyHash: string): SQL => eq(apiKeys.keyHash, keyHash);

export const listRows = activeList(apiKeys, apiKeyRows.list);
