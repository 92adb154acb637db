import { afterEach, describe, expect, it, vi } from 'vitest';
import { backendClient, fakeService } from '../test/fake-service.ts';

const plan = {
  dryRun: true,
  warnings: [],
  changes: [
    {
      name: 'crm',
      provider: 'sandbox',
      action: 'create',
      read: { added: [], removed: [], changed: [] },
      write: { added: [], removed: [], changed: [] },
      subscribe: { added: [], removed: [], changed: [] },
      settings: [],
      affectedInstallations: 0,
    },
  ],
};
const topic = { id: 't', name: 'alerts', projectId: 'p', createTime: '2026-11-20T08:00:00Z' };
const key = {
  id: 'k',
  projectId: 'p',
  label: 'l',
  algorithm: 'RSA',
  publicKeyPem: 'pem',
  active: true,
  createTime: '2026-11-20T08:00:00Z',
  updateTime: '2026-11-20T08:00:00Z',
};
const validating = (data: unknown) =>
  backendClient({ ...fakeService(Response.json(data)), validateResponses: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('checking answers', () => {
  it('gives the answer itself, unknown fields included', async () => {
    const data = [{ ...topic, colour: 'red' }];

    expect(await validating(data).topics.list()).toEqual(data);
  });

  it('names what is wrong', async () => {
    await expect(validating([topic, { ...topic, name: 7 }]).topics.list()).rejects.toMatchObject({
      name: 'ResponseShapeError',
      operation: 'listTopics',
      issues: [{ name: '1.name' }],
    });
  });

  it('lets a word pass that a newer server added to a closed set', async () => {
    expect(await validating([{ ...key, algorithm: 'PQC' }]).jwtKeys.list()).toMatchObject([
      { algorithm: 'PQC' },
    ]);
  });

  it('lets such a word pass inside a union', async () => {
    const changes = plan.changes.map((change) => ({ ...change, action: 'archive' }));

    await expect(
      validating({ ...plan, changes }).integrations.plan({ sourceYaml: '' }),
    ).resolves.toMatchObject({ changes: [{ action: 'archive' }] });
  });

  it('refuses another kind of value in the place of a word', async () => {
    await expect(validating([{ ...key, algorithm: 5 }]).jwtKeys.list()).rejects.toMatchObject({
      issues: [{ name: '0.algorithm' }],
    });
    await expect(
      validating({ ...plan, changes: [{ name: 'crm' }] }).integrations.plan({ sourceYaml: '' }),
    ).rejects.toMatchObject({ name: 'ResponseShapeError' });
  });

  it('happens by itself in development only', async () => {
    const wrong = () => backendClient(fakeService(Response.json([{}]))).topics.list();

    await expect(wrong()).resolves.toEqual([{}]);
    vi.stubEnv('NODE_ENV', 'development');
    await expect(wrong()).rejects.toMatchObject({ name: 'ResponseShapeError' });
  });

  it('does not happen by itself where the environment may not be read', async () => {
    const refused = () => {
      throw new Error('Requires env access to "NODE_ENV"');
    };
    vi.stubGlobal('process', { ...process, env: new Proxy({}, { get: refused }) });

    await expect(backendClient(fakeService(Response.json([topic]))).topics.list()).resolves.toEqual([topic]);
  });
});
