import { DowelClient } from '@dowel/client';
import { type Percentiles, percentiles } from './percentiles.ts';
import { startServer } from './ratios.ts';
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
export async function measureClient(world: World, { rounds, calls }: ClientEffort): Promise<ClientFigures> {
  const { apiKey, project, integration, groups } = world;
  const server = await startServer(world);
  try {
    const groupRef = groups[0]?.groupRef ?? '';
    const client = new DowelClient({ baseUrl: `${server.url}/v1`, project: project.id, apiKey });
    const address = `${server.url}/v1/projects/${project.id}/integrations/${integration.id}/installations?groupRef=${groupRef}`;
    const ways = [
      new Way(async () => {
        const answer = await fetch(address, { headers: { 'x-api-key': apiKey } });
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
        await answer.json();
      }),
      new Way(async () => {
        await client.installations.list(integration.id, { groupRef });
      }),
    ] as const;
    for (const way of ways) await way.call(calls, { isWarmUp: true });
    for (let round = 0; round < rounds; round += 1) for (const way of ways) await way.call(calls);
    const [plain, ours] = ways;
    return {
      fetch: plain.times(),
      client: ours.times(),
      processorRatio: ours.processorMs / plain.processorMs,
    };
  } finally {
    await server.end();
  }
}

/** One way to make a call. */
class Way {
  readonly #callOnce: () => Promise<void>;
  readonly #measured: number[] = [];
  #processorMs = 0;

  constructor(callOnce: () => Promise<void>) {
    this.#callOnce = callOnce;
  }

  get processorMs(): number {
    return this.#processorMs;
  }

  async call(count: number, { isWarmUp = false } = {}): Promise<void> {
    const before = process.cpuUsage();
    for (let index = 0; index < count; index += 1) {
      const start = performance.now();
      await this.#callOnce();
      if (!isWarmUp) this.#measured.push(performance.now() - start);
    }
    const { user, system } = process.cpuUsage(before);
    if (!isWarmUp) this.#processorMs += (user + system) / 1000;
  }

  times(): Percentiles {
    return percentiles(this.#measured);
  }
}
