import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Dialect } from './dialect.ts';
import type { DialectFault, Quirks } from './store/quirks.ts';

/** Finds the first fault that fits a call, and counts the call. */
export function takeDialectFault({ faults }: Quirks, method: string, path: string): DialectFault | undefined {
  const fault = faults.find(
    (one) => (one.method ?? method) === method && (one.path === undefined || path.includes(one.path)),
  );
  if (!fault) return undefined;
  if (fault.after > 0) {
    fault.after -= 1;
    return undefined;
  }
  fault.times -= 1;
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

/** Lets a fault happen to a call, around what the call would do without it. */
export async function playDialectFault(
  dialect: Dialect,
  fault: DialectFault,
  c: Context,
  carryOut: () => Promise<Response>,
): Promise<Response> {
  if (fault.delayMs > 0) await wait(fault.delayMs, undefined, { signal: c.req.raw.signal }).catch(() => {});
  const answer = await answerOf(dialect, fault, carryOut);
  if (fault.losesAnswer) return cutConnection(c);
  if (fault.cutAfterBytes === undefined) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer()).subarray(0, fault.cutAfterBytes);
  return new Response(bytes, { status: answer.status, headers: answer.headers });
}

async function answerOf(dialect: Dialect, fault: DialectFault, carryOut: () => Promise<Response>) {
  const { refusal: kind, retryAfter, status } = fault;
  if (kind) return dialect.refuse({ kind, retryAfter, message: 'A fault switched on for this account.' });
  if (status === undefined) return carryOut();
  const hasBody = status !== 204 && status !== 304;
  return new Response(hasBody ? (fault.body ?? '') : null, { status, headers: fault.headers });
}

/** Ends the connection without an answer. Where there is no connection, reading the answer fails. */
function cutConnection(c: Context): Response {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  if (incoming) {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The connection was cut.')),
  });
  return new Response(body);
}
