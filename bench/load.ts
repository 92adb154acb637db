import autocannon from 'autocannon';
import type { BenchProcess } from './processes.ts';
import type { BenchRequest, Scenario } from './scenarios.ts';
import type { World } from './world.ts';

/** How long a round lasts, and how many connections it uses at once. */
export interface Load {
  readonly seconds: number;
  readonly connections: number;
}

/** What a server needs for a scenario. */
export interface Cost {
  readonly perSecond: number;
  /** Processor time of the server for each request, in milliseconds. */
  readonly processorMs: number;
}

/** The result of one round against one server. */
export interface Round extends Cost {
  readonly answers: number;
}

/**
 * Sends a scenario's requests for a while, or once for each of its groups.
 * @throws {Error} if a response is not a success, because fast failures would look like a fast server.
 */
export async function runRound(
  world: World,
  server: BenchProcess,
  scenario: Scenario,
  { seconds, connections }: Load,
): Promise<Round> {
  const groups = scenario.groups(world);
  const before = await server.usage();
  const started = performance.now();
  let answeredAt = started;
  const options = {
    url: server.url,
    connections,
    ...(groups ? { amount: groups.length } : { duration: seconds }),
    // How often Autocannon looks whether the round is over.
    sampleInt: Math.min(1000, seconds * 1000),
    requests: [toRequests(world, scenario)],
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const sending = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    // Autocannon ends a round at a whole second, so the time of its end says nothing about a fixed number of requests.
    sending.on('response', () => {
      answeredAt = performance.now();
    });
  });
  const after = await server.usage();
  const answered = result['2xx'];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `"${scenario.name}" was refused: ${answered} answers, ${result.non2xx} refusals, ${result.errors} errors.`,
    );
  }
  await undo(world, scenario);
  return {
    answers: answered,
    perSecond: answered / (groups ? (answeredAt - started) / 1000 : result.duration),
    processorMs: (after.processorMs - before.processorMs) / answered,
  };
}

export async function undo(world: World, { undo: statement }: Scenario): Promise<void> {
  while (statement && (await world.query(statement)) > 0);
}

function toRequests(world: World, scenario: Scenario): autocannon.Request {
  const [first] = world.groups;
  if (!first) throw new Error('The world of the benchmarks has no group.');
  const groups = scenario.groups(world);
  if (!groups) return withKey(world, scenario.request(world, first));
  let next = 0;
  return {
    ...withKey(world, scenario.request(world, first)),
    setupRequest(request) {
      const group = groups[next % groups.length] ?? first;
      next += 1;
      return { ...request, ...withKey(world, scenario.request(world, group)) };
    },
  };
}

function withKey({ apiKey }: World, { method, path, body }: BenchRequest): autocannon.Request {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return { method, path, headers, ...(body !== undefined && { body }) };
}
