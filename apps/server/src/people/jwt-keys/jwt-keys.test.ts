import { exportSPKI, generateKeyPair } from 'jose';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

async function publicPem(algorithm: string): Promise<string> {
  const { publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return exportSPKI(publicKey);
}

describe('registering a JWT key', async () => {
  const { request, project } = await startTestServer();

  it.each([
    ['RS256', 'RSA'],
    ['ES256', 'EC'],
    ['EdDSA', 'OKP'],
  ])('takes a public key for %s and tells its id', async (algorithm, kind) => {
    const path = `/v1/projects/${project.id}/jwt-keys`;
    const publicKeyPem = await publicPem(algorithm);

    const created = await request('POST', path, { label: 'Backend', algorithm, publicKeyPem });
    const { body } = await request('GET', `${path}/${created.body.kid}`);

    expect(created).toMatchObject({ status: 201, body: { kid: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect(body).toEqual({
      id: created.body.kid,
      projectId: project.id,
      label: 'Backend',
      algorithm: kind,
      publicKeyPem,
      active: true,
      createTime: expect.stringMatching(/Z$/),
      updateTime: expect.stringMatching(/Z$/),
    });
  });
});
