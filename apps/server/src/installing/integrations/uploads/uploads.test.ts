import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';

const yaml = `specVersion: 1.0.0
integrations:
  - name: desk
    provider: sandbox
    read:
      objects:
        - objectName: contacts
          destination: hook
          requiredFields:
            - fieldName: email
`;
const zip = zipSync({ 'amp.yaml': strToU8(yaml) });
const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

async function serverWithAddress(md5: string | null = md5Of(zip)) {
  const server = await startTestServer();
  const query = md5 === null ? '' : `?md5=${encodeURIComponent(md5)}`;
  const { status, body } = await server.request('GET', `/v1/generate-upload-url${query}`);
  /** Uploads like the public CLI does: without credentials or a media type. */
  const put = (
    bytes: Uint8Array,
    headers: Record<string, string> = { 'content-md5': md5Of(bytes) },
    url = body.url,
  ) => server.fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers });
  const deploy = (sourceZipUrl = `gs://${body.bucket}/${body.path}`) =>
    server.request('PUT', `/v1/projects/${server.project.id}/integrations:batch`, { sourceZipUrl });
  return { ...server, status, address: body, put, deploy };
}

describe('deploying an uploaded zip', () => {
  it('takes a path with a slash before it, and the same upload again', async () => {
    const { address, put, deploy } = await serverWithAddress();
    await put(zip);

    expect((await deploy(`gs://${address.bucket}//${address.path}`)).status).toBe(200);
    expect((await deploy()).status).toBe(200);
  });

  it.each([
    ['whole', (url: string) => url],
    ['without its token', (url: string) => url.replace(/\?.*/, '')],
  ])('takes the upload address itself, %s', async (_, change) => {
    const { address, put, deploy } = await serverWithAddress();
    await put(zip);

    expect(await deploy(change(address.url))).toMatchObject({ status: 200, body: [{ name: 'desk' }] });
  });

  it("does not read another project's upload", async () => {
    const { put, address } = await serverWithAddress();
    await put(zip);
    const other = await serverWithAddress();

    for (const theirs of [`gs://${address.bucket}/${address.path}`, address.url]) {
      const answer = await other.deploy(theirs);

      expect(answer).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    }
  });

  it('never fetches what only looks like an upload address', async () => {
    const { address, put, deploy } = await serverWithAddress();
    await put(zip);
    const { pathname } = new URL(address.url);

    for (const url of [`https://files.example${pathname}`, address.url.replace('//', '//user@')]) {
      expect(await deploy(url)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    }
  });

  it.each(['https://files.example/amp.zip', 'file:///etc/passwd', 'gs://elsewhere/amp.zip', 'amp.zip'])(
    'never fetches %s',
    async (sourceZipUrl) => {
      const { deploy } = await serverWithAddress();

      expect(await deploy(sourceZipUrl)).toMatchObject({ status: 404, body: { code: 'upload_not_found' } });
    },
  );
});

describe('an upload address', () => {
  it('refuses other bytes than announced, and can be used again', async () => {
    const { put } = await serverWithAddress();
    const other = strToU8('something else');

    const answer = await put(other);

    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'upload_mismatch' });
    expect((await put(zip)).status).toBe(204);
  });

  it('refuses bytes that are not what their own header says', async () => {
    const { put } = await serverWithAddress();

    expect(await (await put(zip, { 'content-md5': md5Of(strToU8('x')) })).json()).toMatchObject({
      code: 'upload_mismatch',
    });
  });

  it('is good for 15 minutes', async () => {
    const { put, advanceClock } = await serverWithAddress();
    advanceClock(15 * 60_000);

    expect(await (await put(zip)).json()).toMatchObject({ status: 403, code: 'upload_expired' });
  });

  it('takes 10 MiB and no more', async () => {
    const { put } = await serverWithAddress();

    const answer = await put(new Uint8Array(10 * 1024 * 1024 + 1));

    expect(await answer.json()).toMatchObject({ status: 413, code: 'body_too_large' });
  });
});
