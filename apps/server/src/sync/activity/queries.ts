import type { ConfigContent } from '@dowel/schema';
import type { ObjectContent } from '@dowel/schema/rules';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inProject } from '../../platform/db/scope.ts';
import { isOlder, type Slice } from '../../platform/db/slice.ts';
import { configs } from '../../platform/db/tables.ts';

export interface SavedConfig<Content> {
  id: string;
  createdBy: string;
  createTime: Date;
  content: Content;
}

/** A version of one object, and the version before. Undefined when there was no config before. */
interface ObjectVersion extends SavedConfig<ObjectContent> {
  before: ObjectContent | undefined;
}

/** Selects the configs of an installation, newest first. */
export function selectConfigs(
  context: Context,
  installationId: string,
  slice: Slice,
): Promise<SavedConfig<ConfigContent>[]> {
  return context.db
    .select({
      id: configs.id,
      createdBy: configs.createdBy,
      createTime: configs.createTime,
      content: configs.content,
    })
    .from(configs)
    .where(
      inProject(context, configs, eq(configs.installationId, installationId), isOlder(configs.id, slice)),
    )
    .orderBy(desc(configs.id))
    .limit(slice.limit);
}

/**
 * Selects the configs in which one object differs from the config before, newest first. The database compares them, so
 * that the configs between two changes are not sent.
 */
export async function selectObjectVersions(
  context: Context,
  installationId: string,
  objectName: string,
  { after, limit }: Slice,
): Promise<ObjectVersion[]> {
  const entry = contentOf(objectName);
  const versions = context.db.$with('versions').as(
    context.db
      .select({
        id: configs.id,
        createdBy: configs.createdBy,
        createTime: configs.createTime,
        content: entry.as('object_content'),
        before: sql<ObjectContent | null>`lag(${entry}) over (order by ${configs.id})`.as('object_before'),
      })
      .from(configs)
      .where(inProject(context, configs, eq(configs.installationId, installationId))),
  );
  const isChanged = sql`coalesce(${versions.before}, '{}'::jsonb) <> ${versions.content}`;
  const isAfter = after === undefined ? undefined : sql`${versions.id} < ${after}::uuid`;
  const rows = await context.db
    .with(versions)
    .select()
    .from(versions)
    .where(isAfter ? sql`${isChanged} and ${isAfter}` : isChanged)
    .orderBy(desc(versions.id))
    .limit(limit);
  return rows.map(({ before, ...row }) => ({ ...row, before: before ?? undefined }));
}

/** The entries of one object in the content of a config, by action. Actions without the object are left out. */
function contentOf(objectName: string): SQL<ObjectContent> {
  const entryOf = (action: string) => {
    const entry = sql`${configs.content} #> array[${action}, 'objects', ${objectName}]::text[]`;
    return sql`(case when ${entry} is null then '{}'::jsonb else jsonb_build_object(${action}::text, ${entry}) end)`;
  };
  return sql<ObjectContent>`(${entryOf('read')} || ${entryOf('write')} || ${entryOf('subscribe')})`;
}
