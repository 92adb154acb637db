import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

describe('deleting an integration', () => {
  it('takes its installations with it, and connections nothing else uses', async () => {
    const { request, projectPath, base, install, connect, given } = await startConnectedServer();
    const kept = await connect({ groupRef: 'globex' });
    const other = await given.integration({ name: 'other' });
    await install();
    await given.installation(other, { groupRef: 'globex' });
    await install({ groupRef: 'globex' });

    expect((await request('DELETE', base)).status).toBe(204);

    expect((await request('GET', `${projectPath}/installations`)).body).toMatchObject([
      { integrationId: other.id },
    ]);
    expect((await request('GET', `${projectPath}/connections`)).body).toMatchObject([{ id: kept.id }]);
    expect(await request('DELETE', base)).toMatchObject({
      status: 404,
      body: { code: 'integration_not_found' },
    });
  });
});
