import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/** A project with a key of scope `full`. */
export interface Tenant {
  readonly projectId: string;
  readonly apiKey: string;
}

interface Attack {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Deploys many large manifests at once. */
  readonly attacker: Tenant;
  /** Lists its integrations, one request after the other. */
  readonly neighbour: Tenant;
  readonly deploys?: number;
  readonly objects?: number;
  /** With `text`, manifests are sent as YAML, as the command line tool does. */
  readonly source?: 'value' | 'text';
}

/** Deploys for one project as fast as possible, and measures how another project is served meanwhile. */
export async function attackNeighbour(attack: Attack) {
  const { attacker, neighbour, deploys = 50, objects = 200, source = 'value' } = attack;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  loop.enable();
  let isOver = false;
  const deploying = Promise.all(
    Array.from({ length: deploys }, (_, index) =>
      deploy(attack, attacker, manifestOf(`crm-${index}`, objects, source)),
    ),
  ).finally(() => {
    isOver = true;
  });
  const looks: { status: number; ms: number }[] = [];
  do {
    looks.push(await look(attack, neighbour));
    // Requests within one process may stay in the queue of microtasks. Requests from outside never do.
    await setImmediate();
  } while (!isOver);
  const answers = await deploying;
  loop.disable();
  return {
    /** Number of deploys by the status of their answer, such as `{200: 11, 429: 39}`. */
    deploys: countBy(answers.map(({ status }) => status)),
    /** Number of answers with 429 or 503 that lack the required `Retry-After`. */
    withoutRetryAfter: answers.filter(({ mustWait, retryAfter }) => mustWait && retryAfter === null).length,
    neighbour: countBy(looks.map(({ status }) => status)),
    slowestNeighbourMs: Math.round(Math.max(...looks.map(({ ms }) => ms))),
    /** The longest time in which the process answered nobody. */
    slowestLoopMs: Math.round(loop.max / 1e6),
    tookMs: Math.round(performance.now() - started),
  };
}

async function deploy({ fetch }: Attack, { projectId, apiKey }: Tenant, body: unknown) {
  const response = await fetch(
    new Request(`http://dowel.test/v1/projects/${projectId}/integrations:batch`, {
      method: 'PUT',
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  await response.text();
  const { status, headers } = response;
  return { status, mustWait: status === 429 || status === 503, retryAfter: headers.get('retry-after') };
}

async function look({ fetch }: Attack, { projectId, apiKey }: Tenant) {
  const started = performance.now();
  const response = await fetch(
    new Request(`http://dowel.test/v1/projects/${projectId}/integrations`, {
      headers: { 'x-api-key': apiKey },
    }),
  );
  await response.text();
  return { status: response.status, ms: performance.now() - started };
}

/** Every object has its own schedule. So the server has to compute each one and cannot use a cached result. */
function manifestOf(name: string, count: number, source: 'value' | 'text') {
  const objects = Array.from({ length: count }, (_, index) => ({
    objectName: `object_${index}`,
    destination: 'hook',
    schedule: `${index % 60} ${Math.floor(index / 60) % 24} * * *`,
    requiredFields: [{ fieldName: 'id' }, { fieldName: 'email' }],
    optionalFieldsAuto: 'all',
  }));
  const manifest = { specVersion: '1.0.0', integrations: [{ name, provider: 'sandbox', read: { objects } }] };
  // JSON is also valid YAML.
  return source === 'value' ? { manifest } : { sourceYaml: JSON.stringify(manifest, undefined, 2) };
}

function countBy(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
