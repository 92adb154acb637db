import { createHash, randomBytes } from 'node:crypto';
import type { SignedUrl, UploadQuery } from '@dowel/schema';
import {
  md5Problem,
  notAnUploadProblem,
  uploadAddressOverProblem,
  uploadAddressUnknownProblem,
  uploadMismatchProblem,
  uploadMissingProblem,
} from '@dowel/schema/rules';
import { v7 } from 'uuid';
import { type Context, identify, type PublicContext } from '../../../context.ts';
import { isSameDigest } from '../../../platform/digest.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { closing } from '../../../platform/requests/body-limit.ts';
import {
  insertUpload,
  selectAddress,
  selectUpload,
  setUploadContent,
  type UploadAddress,
} from './queries.ts';

/** The largest upload we accept, in bytes. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const BUCKET = 'dowel-uploads';
const UPLOAD_MS = 15 * 60_000;

/** Makes an address that accepts one upload within 15 minutes, without other credentials. */
export async function createAddress(context: Context, { md5 }: UploadQuery): Promise<SignedUrl> {
  if (md5 !== undefined) assertMd5(md5);
  const id = v7();
  const token = randomBytes(32).toString('base64url');
  const path = `${context.project.id}/${id}.zip`;
  const now = context.now().getTime();
  await insertUpload(context, {
    id,
    bucket: BUCKET,
    path,
    tokenHash: hashOf(token),
    md5: md5 ?? null,
    expireTime: new Date(now + UPLOAD_MS),
  });
  return {
    url: `${uploadsAddress(context.env)}${BUCKET}/${path}?token=${token}`,
    bucket: BUCKET,
    path,
  };
}

export interface ArrivingUpload {
  bucket: string;
  path: string;
  token: string;
  /** Reads the body. Before that, nothing of the body is in memory. */
  read(): Promise<Uint8Array>;
  /** The `Content-MD5` header. */
  contentMd5: string | undefined;
}

/**
 * Stores an upload. It checks the address and its token before it reads any of the body.
 * @throws {ProblemError} `upload_not_found`, `upload_expired`, `upload_mismatch`, and what `read` throws
 */
export async function receive(context: PublicContext, arriving: ArrivingUpload): Promise<void> {
  const upload = await selectAddress(context, arriving.bucket, arriving.path);
  if (!upload || !isSameDigest(upload.tokenHash, hashOf(arriving.token))) {
    throw new ProblemError('upload_not_found', { ...uploadAddressUnknownProblem(), headers: closing });
  }
  identify(context, upload.projectId, `upload:${upload.id}`);
  if (context.now() >= upload.expireTime) throw addressOver('expired');
  if (upload.isUsed) throw addressOver('used');
  await context.queues.uploads.run(upload.orgId, () => keep(context, upload, arriving));
}

async function keep(
  context: PublicContext,
  upload: UploadAddress,
  { read, contentMd5 }: ArrivingUpload,
): Promise<void> {
  const content = await read();
  const md5 = createHash('md5').update(content).digest('base64');
  if (md5 !== (upload.md5 ?? md5) || md5 !== (contentMd5 ?? md5)) {
    throw new ProblemError('upload_mismatch', uploadMismatchProblem());
  }
  if (!(await setUploadContent(context, upload.id, content))) throw addressOver('used');
}

/**
 * Reads an uploaded manifest by its `gs://bucket/path` or its upload address. It comes from the database; nothing is
 * fetched.
 * @throws {ProblemError} `upload_not_found`
 */
export async function read(context: Context, sourceZipUrl: string): Promise<Uint8Array> {
  const [, bucket, path] = /^([^/]+)\/+(.+)$/.exec(placeOf(context, sourceZipUrl)) ?? [];
  if (bucket === undefined || path === undefined) {
    throw new ProblemError('upload_not_found', notAnUploadProblem(sourceZipUrl));
  }
  const upload = await selectUpload(context, bucket, path);
  if (upload?.content) return upload.content;
  throw new ProblemError('upload_not_found', uploadMissingProblem(sourceZipUrl, upload !== undefined));
}

/**
 * The bucket and path in an address; empty when the address is not ours. A deploy needs no upload token, so the query
 * is cut off.
 */
function placeOf({ env }: Context, sourceZipUrl: string): string {
  const starts = ['gs://', uploadsAddress(env)];
  const start = starts.find((one) => sourceZipUrl.startsWith(one)) ?? sourceZipUrl;
  return sourceZipUrl.slice(start.length).replace(/\?.*$/s, '');
}

function uploadsAddress({ publicUrl }: Context['env']): string {
  return `${publicUrl}/uploads/`;
}

function assertMd5(md5: string): void {
  if (/^[A-Za-z0-9+/]{22}==$/.test(md5)) return;
  throw new ProblemError('invalid_request', md5Problem());
}

function addressOver(reason: 'expired' | 'used'): ProblemError {
  return new ProblemError('upload_expired', { ...uploadAddressOverProblem(reason), headers: closing });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
