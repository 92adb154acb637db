import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { refusalOf } from '../declared-problems.ts';
import { storedRows } from '../stored-rows.ts';
import { secretsIn } from './echoes.ts';
import type { FuzzFailure, FuzzOptions, FuzzReport } from './fuzz-report.ts';
import { reasonIn } from './fuzz-requests.ts';
import { type HostileAnswer, hostileAnswers } from './hostile-provider.ts';
import { type Drive, drives, type ProviderWorld, startProviderWorld } from './provider-world.ts';

/**
 * Lets the server call hostile providers. They answer with any status, headers and body, and send the server's own
 * secrets back in any encoding. Every step that calls a provider is run.
 */
export async function fuzzProviders({ seed, cases }: FuzzOptions): Promise<FuzzReport> {
  const world = await startProviderWorld();
  const failures: FuzzFailure[] = [];
  const tries = fc.oneof(
    ...Object.entries(drives).flatMap(([drive, { asks, uses }]) =>
      asks.map((asked) =>
        fc.record({
          drive: fc.constant(drive),
          answer: hostileAnswers(
            asked,
            uses.map((name) => world.secrets[name]),
          ),
        }),
      ),
    ),
  );
  for (const { drive, answer } of fc.sample(tries, { seed, numRuns: cases })) {
    await nextTurn();
    const faults = await faultsOf(world, drive, answer);
    const sent = `${drive} ${JSON.stringify(answer).slice(0, 2000)}`;
    failures.push(...faults.map((fault) => ({ fault, sent })));
  }
  for (const { name, rows } of await storedRows(world)) {
    const readable = secretsIn(rows, world.secrets);
    failures.push(...readable.map((secret) => ({ fault: `${secret} is readable in ${name}`, sent: '' })));
  }
  return { cases, failures };
}

async function faultsOf(world: ProviderWorld, name: string, answer: HostileAnswer): Promise<string[]> {
  const drive: Drive | undefined = drives[name];
  if (!drive) return [`there is no drive ${name}`];
  world.advanceClock(31_000);
  const logged = world.logged.length;
  world.answer(answer);
  const { method, path, response } = await drive.run(world).finally(() => world.answer(undefined));
  const refusal = await refusalOf(method, `http://dowel.test${path}`, response);
  const text = await response.text();
  const lines = world.logged.slice(logged);
  return [
    ...secretsIn(text, world.secrets).map((secret) => `${name} answered with ${secret}`),
    ...secretsIn(lines.join('\n'), world.secrets).map((secret) => `${name} logged ${secret}`),
    ...statusFaults(response, text, lines).map((fault) => `${name}: ${fault}`),
    ...(await signInFaults(world, path, text)).map((fault) => `${name}: ${fault}`),
    ...(refusal && !refusal.isDeclared ? [`${name} answered undeclared ${refusal.code}`] : []),
    ...(await world.halfStored()).map((fault) => `${name}: ${fault}`),
  ];
}

/** A status of 500 or more is a fault, except a 502 with a code that blames the provider. */
function statusFaults(response: Response, text: string, lines: readonly string[]): string[] {
  if (response.status < 500) return [];
  const isDeclared = response.status === 502 && /provider_unreachable|token_exchange_failed/.test(text);
  return isDeclared ? [] : [`${response.status} ${reasonIn(lines)}`];
}

/** Faults of a callback. It must store a connection for the code it spent, or say why there is none. */
async function signInFaults(world: ProviderWorld, path: string, text: string): Promise<string[]> {
  if (!path.startsWith('/callbacks/')) return [];
  const json = /id="dowel-result">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
  const { message } = JSON.parse(json);
  const id = message?.data?.connection;
  if (id === undefined) return message?.message ? [] : ['a code was spent without a result or a reason'];
  const { response } = await world.send('GET', `${world.projectPath}/connections/${id}`);
  return response.status === 200 ? [] : ['a code was spent on a connection that is not stored'];
}
