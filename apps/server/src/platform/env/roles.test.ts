import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createApp } from '../../api/app.ts';
import { readEnv } from './env.ts';

describe('the roles of a process', () => {
  it('are all, unless a setting names some', () => {
    const DATABASE_URL = 'postgres://localhost/dowel';

    expect(readEnv({}).roles).toEqual(['api', 'worker', 'delivery']);
    expect(readEnv({ DATABASE_URL, DOWEL_ROLES: 'worker' }).roles).toEqual(['worker']);
    expect(() => readEnv({ DATABASE_URL, DOWEL_ROLES: 'api,cook' })).toThrow('DOWEL_ROLES');
  });

  it('cannot be apart on the embedded database, which only one process can open', () => {
    expect(() => readEnv({ DOWEL_ROLES: 'api' })).toThrow('set DATABASE_URL to a PostgreSQL database');
    expect(() => readEnv({ DOWEL_ROLES: 'worker,worker' })).toThrow('set DATABASE_URL');
    expect(() => readEnv({ DOWEL_ROLES: 'api,worker' })).toThrow('set DATABASE_URL');
  });

  it('let a worker answer only whether it is well', async () => {
    const { dependencies, project, apiKey } = await startTestServer();
    const app = createApp({ ...dependencies, env: { ...dependencies.env, roles: ['worker'] } });
    const headers = { 'x-api-key': apiKey };

    expect((await app.request('/health/ready')).status).toBe(200);
    expect((await app.request(`/v1/projects/${project.id}`, { headers })).status).toBe(404);
  });
});
