import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context, PublicContext } from '../../../context.ts';
import { acrossProjects, inScope } from '../../../platform/db/scope.ts';
import { projects, uploads } from '../../../platform/db/tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(
  context: Context,
  upload: Pick<UploadRow, 'id' | 'bucket' | 'path' | 'tokenHash' | 'md5' | 'expireTime'>,
): Promise<void> {
  await context.db
    .insert(uploads)
    .values({ ...upload, projectId: context.project.id, createTime: context.now() });
}

/** An upload address without the uploaded content, which may have ten megabytes. */
export type UploadAddress = Pick<UploadRow, 'id' | 'projectId' | 'tokenHash' | 'md5' | 'expireTime'> & {
  orgId: string;
  isUsed: boolean;
};

/** Finds an upload address in any project. The caller must then check the address's token. */
export async function selectAddress(
  context: PublicContext,
  bucket: string,
  path: string,
): Promise<UploadAddress | undefined> {
  const { id, projectId, tokenHash, md5, expireTime, content } = uploads;
  const [row] = await acrossProjects(context, 'the address has a token')
    .select({
      id,
      projectId,
      tokenHash,
      md5,
      expireTime,
      orgId: projects.orgId,
      isUsed: sql<boolean>`${content} is not null`,
    })
    .from(uploads)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(eq(uploads.bucket, bucket), eq(uploads.path, path)));
  return row;
}

/** Answers whether the content was stored. Only the first of two uploads to one address is. */
export async function setUploadContent(
  context: PublicContext,
  id: string,
  content: Uint8Array,
): Promise<boolean> {
  const rows = await acrossProjects(context, 'the token of the address was right')
    .update(uploads)
    .set({ content })
    .where(and(eq(uploads.id, id), isNull(uploads.content)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

export async function selectUpload(
  context: Context,
  bucket: string,
  path: string,
): Promise<UploadRow | undefined> {
  const [row] = await context.db
    .select()
    .from(uploads)
    .where(inScope(context, uploads, eq(uploads.bucket, bucket), eq(uploads.path, path)));
  return row;
}
