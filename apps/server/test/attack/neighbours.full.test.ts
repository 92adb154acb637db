import { describe, expect, it } from 'vitest';
import { startTestServer } from '../start-test-server.ts';
import { attackNeighbour } from './neighbours.ts';
import { isFullAttack, reportAttack } from './report.ts';

async function startNeighbours() {
  const { app, given } = await startTestServer();
  const tenant = async () => {
    const project = await given.project();
    return { projectId: project.id, apiKey: await given.apiKey({ project }) };
  };
  return {
    fetch: (request: Request) => app.fetch(request),
    attacker: await tenant(),
    neighbour: await tenant(),
  };
}

describe('deploying a lot at once', () => {
  // @holds T3
  it.each(['value', 'text'] as const)(
    'hinders no other project, the manifests coming as %s',
    async (source) => {
      const neighbours = await startNeighbours();

      // The last deploy must arrive before the first is done, on a busy machine too: so few of them, and large ones.
      const [deploys, objects] = isFullAttack ? [50, 200] : [16, 200];
      const numbers = await attackNeighbour({ ...neighbours, source, deploys, objects });
      const { slowestNeighbourMs, slowestLoopMs, tookMs } = numbers;
      const statuses = Object.entries(numbers.deploys).map(([status, count]) => `${count} x ${status}`);
      const counts = { deploys: statuses.join(' '), slowestNeighbourMs, slowestLoopMs, tookMs };
      reportAttack({ part: `the neighbour of many deploys as ${source}`, counts });

      // One deploy runs at a time and ten may wait. The others get a 429 and have to come again.
      const { 200: done = 0, 429: refused = 0, ...others } = numbers.deploys;
      expect(others).toEqual({});
      expect(done + refused).toBe(deploys);
      expect(done).toBeGreaterThan(0);
      expect(refused).toBeGreaterThanOrEqual(deploys - 11);
      expect(numbers.withoutRetryAfter).toBe(0);
      expect(Object.keys(numbers.neighbour)).toEqual(['200']);
    },
  );

  it('answers the neighbour many times while a large manifest is read', async () => {
    const neighbours = await startNeighbours();

    const numbers = await attackNeighbour({ ...neighbours, source: 'text', deploys: 1, objects: 1_000 });

    expect(numbers.deploys).toEqual({ 200: 1 });
    expect(numbers.neighbour[200]).toBeGreaterThan(10);
  });
});
