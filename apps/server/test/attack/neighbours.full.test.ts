import { describe, expect, it } from 'vitest';
import { isFull } from '../full-run.ts';
import { startTestServer } from '../start-test-server.ts';
import { attackNeighbour } from './neighbours.ts';
import { reportAttack } from './report.ts';

async function startNeighbours() {
  const { app, dependencies, given } = await startTestServer();
  const tenant = async () => {
    const project = await given.project();
    return { projectId: project.id, orgId: project.orgId, apiKey: await given.apiKey({ project }) };
  };
  const attacker = await tenant();
  return {
    fetch: (request: Request) => app.fetch(request),
    attacker,
    neighbour: await tenant(),
    /** No deploy of the attacker begins until the function that this returns is called. */
    holdTurn() {
      const { promise, resolve: free } = Promise.withResolvers<void>();
      void dependencies.queues.deploys.run(attacker.orgId, () => promise);
      return free;
    },
  };
}

/** How many deploys may wait behind the one whose turn it is. */
const WAITING = 10;

describe('deploying a lot at once', () => {
  // @holds T3
  it.each(['value', 'text'] as const)(
    'hinders no other project, the manifests coming as %s',
    async (source) => {
      const neighbours = await startNeighbours();

      const [deploys, objects] = isFull ? [50, 200] : [16, 200];
      // However slow the machine is, the last deploy arrives before the first begins.
      const free = neighbours.holdTurn();
      let refusals = 0;
      const fetch = async (request: Request) => {
        const answer = await neighbours.fetch(request);
        if (answer.status === 429) refusals += 1;
        if (refusals === deploys - WAITING) free();
        return answer;
      };
      const numbers = await attackNeighbour({ ...neighbours, fetch, source, deploys, objects });
      const { slowestNeighbourMs, slowestLoopMs, tookMs } = numbers;
      const statuses = Object.entries(numbers.deploys).map(([status, count]) => `${count} x ${status}`);
      const counts = { deploys: statuses.join(' '), slowestNeighbourMs, slowestLoopMs, tookMs };
      reportAttack({ part: `the neighbour of many deploys as ${source}`, counts });

      // The others get a 429 and have to come again.
      expect(numbers.deploys).toEqual({ 200: WAITING, 429: deploys - WAITING });
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
