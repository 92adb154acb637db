import { setTimeout as wait } from 'node:timers/promises';
import type { World } from './world.ts';

const AGAIN_MS = 100;
/** So that the process has written its log. */
const LOGGED_MS = 500;

/** What requests were answered. */
export interface Answers {
  /** The ids of destinations whose creation was acknowledged. */
  readonly kept: string[];
  readonly statuses: Map<number, number>;
  readonly odd: string[];
  /** In milliseconds, as `performance.now()` counts them: the last write that was answered with success. */
  lastMs: number;
  /** The longest time without one, and when that was over. */
  longestMs: number;
  resumedMs: number;
}

export function noAnswers(): Answers {
  return { kept: [], statuses: new Map(), odd: [], lastMs: performance.now(), longestMs: 0, resumedMs: 0 };
}

interface Caller {
  readonly project: string;
  readonly apiKey: string;
}

/** Writes and reads in a project until it is told to end. */
export async function keepCalling(
  world: World,
  { caller, ...who }: Caller & { readonly caller: number },
  answers: Answers,
  ending: AbortSignal,
): Promise<void> {
  for (let number = 0; !ending.aborted; number += 1) {
    const name = `kept-${caller}-${number}`;
    const body = { name, type: 'webhook', metadata: { url: 'https://hooks.acme.example' } };
    const made = await call(world, who, answers, 'POST', 'destinations', body);
    if (made?.status !== 201) {
      await wait(AGAIN_MS);
      continue;
    }
    const { id } = JSON.parse(made.text) as { id: string };
    answers.kept.push(id);
    const nowMs = performance.now();
    if (nowMs - answers.lastMs > answers.longestMs) {
      answers.longestMs = nowMs - answers.lastMs;
      answers.resumedMs = nowMs;
    }
    answers.lastMs = nowMs;
    const read = await call(world, who, answers, 'GET', `destinations/${id}`);
    if (read && read.status !== 200 && read.status !== 503)
      answers.odd.push(`GET ${id}: ${read.status} ${read.text}`);
  }
}

async function call(
  { api }: World,
  { project, apiKey }: Caller,
  { statuses, odd }: Answers,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(`${api.url}/v1/projects/${project}/${path}`, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status === 503 && !answer.headers.has('retry-after'))
    odd.push(`503 without Retry-After: ${text}`);
  // The name may be taken by a request whose answer was lost.
  if (answer.status >= 500 && answer.status !== 503) {
    const id = answer.headers.get('x-request-id') ?? '';
    await wait(LOGGED_MS);
    const logged = api
      .output()
      .split('\n')
      .filter((line) => line.includes(id));
    odd.push(`${method} ${path}: ${answer.status} ${text} ${logged.join('\n')}`);
  }
  return { status: answer.status, text };
}
