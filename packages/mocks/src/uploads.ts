import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { MockEnvironment } from './mock.ts';
import { MockProblem, toProblemBody } from './mock-problem.ts';
import type { MockStore } from './store.ts';

const bucket = 'dowel-uploads';
const addressMs = 15 * 60_000;

/** An address that takes one upload, without credentials, for 15 minutes. */
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
 * What was uploaded, by its `gs://bucket/path`.
 * @throws {MockProblem} `upload_not_found`
 */
export function readUpload(store: MockStore, projectId: string, url: string): Uint8Array<ArrayBuffer> {
  const [, path = ''] = /^gs:\/\/dowel-uploads\/+(.+)$/.exec(url) ?? [];
  const upload = store.uploads[path];
  if (upload?.content && upload.projectId === projectId) return upload.content;
  throw new MockProblem('upload_not_found', {
    detail: `Nothing was uploaded as "${url}".`,
    remedy: 'Ask generate-upload-url for an address, upload the zip there, then deploy it.',
  });
}

/** Takes what is put at an upload address. The announced digest is compared with `Content-MD5`, not with the bytes. */
export function uploadHandler({ store, delayMs }: MockEnvironment): HttpHandler {
  return http.put('*/uploads/:bucket/:projectId/:file', async ({ request, params }) => {
    if (delayMs > 0) await delay(delayMs);
    try {
      const token = new URL(request.url).searchParams.get('token');
      receive(store, `${params.projectId}/${params.file}`, {
        token,
        md5: request.headers.get('Content-MD5'),
        content: new Uint8Array(await request.arrayBuffer()),
      });
      return new HttpResponse(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof MockProblem)) throw error;
      const body = toProblemBody(error, { requestId: store.newId(), time: store.now() });
      return new HttpResponse(JSON.stringify(body), {
        status: body.status ?? 500,
        headers: { 'Content-Type': 'application/problem+json' },
      });
    }
  });
}

interface Arrived {
  token: string | null;
  md5: string | null;
  content: Uint8Array<ArrayBuffer>;
}

function receive(store: MockStore, path: string, { token, md5, content }: Arrived): void {
  const upload = store.uploads[path];
  if (!upload || upload.token !== token) {
    throw new MockProblem('upload_not_found', {
      detail: 'This upload address was not handed out here, or part of it is missing.',
    });
  }
  if (upload.content || store.now().getTime() >= upload.expireTime) {
    throw new MockProblem('upload_expired', {
      detail: 'This upload address has expired or has been used.',
    });
  }
  if (upload.md5 !== undefined && md5 !== null && upload.md5 !== md5) {
    throw new MockProblem('upload_mismatch', {
      detail: 'The MD5 digest of what arrived is not the announced one, so it was not kept.',
    });
  }
  upload.content = content;
}
