import {
  notAnUploadProblem,
  uploadAddressOverProblem,
  uploadAddressUnknownProblem,
  uploadMismatchProblem,
  uploadMissingProblem,
} from '@dowel/schema/rules';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { MockEnvironment } from './mock.ts';
import { MockProblem } from './mock-problem.ts';
import { respond } from './respond.ts';
import type { MockStore } from './store.ts';

const bucket = 'dowel-uploads';
const addressMs = 15 * 60_000;

/** Makes an address that takes one upload, without credentials, for 15 minutes. */
export function createUploadAddress(
  store: MockStore,
  { origin, projectId, md5 }: { origin: string; projectId: string; md5?: string | undefined },
) {
  const path = `${projectId}/${store.newId()}.zip`;
  const token = store.newId();
  store.uploads[path] = { projectId, token, md5, expireTime: store.now().getTime() + addressMs };
  return { url: `${origin}/uploads/${bucket}/${path}?token=${token}`, bucket, path };
}

/**
 * The content that was uploaded to a `gs://bucket/path` or an upload address.
 * @throws {MockProblem} `upload_not_found`
 */
export function readUpload(store: MockStore, projectId: string, url: string): Uint8Array<ArrayBuffer> {
  const [, name, path] = /^(?:gs:\/\/|https?:\/\/[^/@]+\/uploads\/)([^/]+)\/+([^?]+)/.exec(url) ?? [];
  if (path === undefined) throw new MockProblem('upload_not_found', notAnUploadProblem(url));
  const upload = name === bucket ? store.uploads[path] : undefined;
  const isOwn = upload?.projectId === projectId;
  if (isOwn && upload.content) return new Uint8Array(upload.content);
  throw new MockProblem('upload_not_found', uploadMissingProblem(url, isOwn));
}

/** Accepts an upload at an upload address. Compares the announced digest with `Content-MD5`, not with the bytes. */
export function uploadHandler({ store, delayMs, isDevelopment }: MockEnvironment): HttpHandler {
  return http.put('*/uploads/:bucket/:projectId/:file', async ({ request, params }) => {
    if (delayMs > 0) await delay(delayMs);
    const token = new URL(request.url).searchParams.get('token');
    const md5 = request.headers.get('Content-MD5');
    return respond({ store, isDevelopment }, {}, async () => {
      const content = await request.arrayBuffer();
      receive(store, `${params.projectId}/${params.file}`, { token, md5, content });
      return new HttpResponse(null, { status: 204 });
    });
  });
}

interface Arrived {
  token: string | null;
  md5: string | null;
  content: ArrayBuffer;
}

function receive(store: MockStore, path: string, { token, md5, content }: Arrived): void {
  const upload = store.uploads[path];
  if (!upload || upload.token !== token) {
    throw new MockProblem('upload_not_found', uploadAddressUnknownProblem());
  }
  if (store.now().getTime() >= upload.expireTime) throw addressOver('expired');
  if (upload.content) throw addressOver('used');
  if (upload.md5 !== undefined && md5 !== null && upload.md5 !== md5) {
    throw new MockProblem('upload_mismatch', uploadMismatchProblem());
  }
  upload.content = content;
}

function addressOver(reason: 'expired' | 'used'): MockProblem {
  return new MockProblem('upload_expired', uploadAddressOverProblem(reason));
}
