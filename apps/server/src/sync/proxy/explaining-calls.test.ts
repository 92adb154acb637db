import type { OperationExplanation } from '@dowel/schema';
import { stoppedCredentials } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { type Oak, proxiedServerOfFile } from '../../../test/proxied-server.ts';

const server = proxiedServerOfFile({ env: { DOWEL_PROXY_TIMEOUT_SECONDS: '0.3' } });

/** What is explained of a call that the provider answers so. */
async function explained(
  answering: Parameters<Oak['answers']>[0],
  passedMs = 60 * 60 * 1000,
): Promise<OperationExplanation> {
  const { oak, call, request, project, advanceClock, operations } = server;
  // The provider may have asked for a pause.
  advanceClock(passedMs);
  oak.answers(answering);
  await call('/x').catch(() => undefined);
  const [newest] = await operations();
  return (await request('GET', `/v1/projects/${project.id}/operations/${newest?.id}:explain`)).body;
}

describe('explaining a call through the proxy that failed', () => {
  it.each([
    [401, 'credentials'],
    [403, 'forbidden'],
    [404, 'provider_refused'],
    [429, 'rate_limited'],
    [503, 'provider_unreachable'],
  ])('says of status %i what it means, and shows the request once', async (status, kind) => {
    const { diagnosis, requests } = await explained((_, response) => response.writeHead(status).end());

    expect(diagnosis).toMatchObject({ kind });
    expect(requests).toMatchObject([{ request: 'GET /x', status }]);
  });

  it('says in a sentence that no answer came', async () => {
    const { diagnosis } = await explained(() => undefined);

    expect(diagnosis).toMatchObject({
      kind: 'provider_unreachable',
      words: expect.stringContaining('did not answer in time'),
    });
  });

  it('says of a call that was not made that it was not sent', async () => {
    await explained((_, response) => response.writeHead(429, { 'retry-after': '7200' }).end());

    const { operation, diagnosis } = await explained((_, response) => response.end(), 1000);

    expect(operation.result).toBe('GET /x was not sent');
    expect(diagnosis).toMatchObject({ kind: 'rate_limited', words: expect.stringContaining('Oak') });
  });

  it('says of a connection that was stopped that somebody has stopped it', async () => {
    await server.request('POST', `/v1/projects/${server.project.id}/connections:stop`, { groupRef: 'acme' });

    const { diagnosis } = await explained((_, response) => response.end());

    expect(diagnosis).toMatchObject({ kind: 'credentials', summary: stoppedCredentials.why });
  });
});
