import { describe, expect, it } from 'vitest';
import { startTestServer } from '../start-test-server.ts';
import { attackNeighbour } from './neighbours.ts';

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
  it.each(['value', 'text'] as const)(
    'hinders no other project, the manifests coming as %s',
    async (source) => {
      const neighbours = await startNeighbours();

      const numbers = await attackNeighbour({ ...neighbours, source, deploys: 30, objects: 100 });

      // One at a time, ten may wait, and the others are told to come again.
      const { 200: done = 0, 429: refused = 0, ...others } = numbers.deploys;
      expect(others).toEqual({});
      expect(done + refused).toBe(30);
      expect(done).toBeGreaterThanOrEqual(11);
      expect(numbers.withoutRetryAfter).toBe(0);
      expect(Object.keys(numbers.neighbour)).toEqual(['200']);
    },
  );

  it('answers the neighbour many times while the largest manifest is read', async () => {
    const neighbours = await startNeighbours();

    // Just under the megabyte that a request may have.
    const numbers = await attackNeighbour({ ...neighbours, source: 'text', deploys: 1, objects: 2_500 });

    expect(numbers.deploys).toEqual({ 200: 1 });
    expect(numbers.neighbour[200]).toBeGreaterThan(10);
  });
});
