import { listPlannedOperations } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

describe('calling what is planned', () => {
  it('is told that it is not available yet, also where another method of the path is', async () => {
    const { request } = await startTestServer();
    const planned = listPlannedOperations();

    const answers = [];
    for (const { operation, method, path } of planned) {
      const { status, body } = await request(method, `/v1${path.replace(/\{\w+\}/g, 'any')}`);
      answers.push({ operation, status, code: body.code, isNamed: body.detail.includes(`(${operation})`) });
    }

    expect(answers).toEqual(
      planned.map(({ operation }) => ({ operation, status: 404, code: 'not_available_yet', isNamed: true })),
    );
    expect(planned.map(({ operation }) => operation)).toContain('createProject');
  });

  it('needs no credentials, since it is no secret', async () => {
    const { request } = await startTestServer();

    const answer = await request('GET', '/v1/my-info', undefined, { 'x-api-key': null });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not_available_yet' } });
  });
});
