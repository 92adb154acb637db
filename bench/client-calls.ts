import { DowelClient } from '@dowel/client';
import type { Percentiles } from './percentiles.ts';
import { startServer } from './processes.ts';
import { inTurns } from './ways.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface ClientEffort {
  readonly rounds: number;
  /** How many calls each way makes in a round, one after the other. */
  readonly calls: number;
}

/** The time of one call, in milliseconds: by `fetch`, which parses the JSON, and by the client. */
export interface ClientFigures {
  readonly fetch: Percentiles;
  readonly client: Percentiles;
  /** The processor time of this process for a call of the client, divided by that for one of `fetch`. */
  readonly processorRatio: number;
}

/** Lists the installations of a group, by both ways in turns. */
export async function measureClient(world: World, effort: ClientEffort): Promise<ClientFigures> {
  const { apiKey, project, integration, groups } = world;
  const server = await startServer(world);
  try {
    const groupRef = groups[0]?.groupRef ?? '';
    const client = new DowelClient({ baseUrl: `${server.url}/v1`, project: project.id, apiKey });
    const address = `${server.url}/v1/projects/${project.id}/integrations/${integration.id}/installations?groupRef=${groupRef}`;
    const processorMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    const byFetch = async () => {
      const answer = await fetch(address, { headers: { 'x-api-key': apiKey } });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      await answer.json();
    };
    const byClient = async () => {
      await client.installations.list(integration.id, { groupRef });
    };
    const [plain, ours] = await inTurns(
      [
        { call: byFetch, processorMs },
        { call: byClient, processorMs },
      ],
      effort,
    );
    if (!plain || !ours) throw new Error('A way was not measured.');
    return { fetch: plain, client: ours, processorRatio: ours.processorMs / plain.processorMs };
  } finally {
    await server.end();
  }
}
