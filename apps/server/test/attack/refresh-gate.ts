import type { ServerResponse } from 'node:http';
import { type Received, startReceiver } from '../receiver.ts';

/** What happens to the one refresh that a test waits for. */
export interface AwaitedRefresh {
  /** The request has arrived. The provider gets it when this is over; with `false`, it never does. */
  asked?(): Promise<boolean>;
  /** The provider has answered. The server gets the answer when this is over; with `false`, it never does. */
  answered?(): Promise<boolean>;
  /** The server has been sent the answer. */
  delivered?(): void;
}

/** Stands between servers and the sandbox provider. It counts refreshes, and can stop one on its way. */
export interface RefreshGate {
  readonly url: string;
  /** How often the provider was asked to refresh with this token. */
  count(refreshToken: string): number;
  /** The first refresh with this token goes through these steps. */
  await(refreshToken: string, refresh: AwaitedRefresh): void;
  close(): void;
}

/** Opens a gate to the sandbox. Everything but refreshes passes as it is. */
export async function openRefreshGate(sandboxUrl: string): Promise<RefreshGate> {
  const counts = new Map<string, number>();
  const awaited = new Map<string, AwaitedRefresh>();
  const pass = async (request: Received, response: ServerResponse) => {
    const token = new URLSearchParams(request.body).get('refresh_token') ?? '';
    const isRefresh = request.path === '/oauth/token' && token !== '';
    const refresh = isRefresh ? awaited.get(token) : undefined;
    awaited.delete(token);
    if (isRefresh) counts.set(token, (counts.get(token) ?? 0) + 1);
    if (refresh?.asked && !(await refresh.asked())) return;
    const answer = await forward(sandboxUrl, request);
    if (refresh?.answered && !(await refresh.answered())) return;
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
    refresh?.delivered?.();
  };
  const { origin, stop } = await startReceiver('127.0.0.1', (response, _, request) => {
    // A server that was killed takes no answer.
    pass(request, response).catch(() => response.destroy());
  });
  return {
    url: origin,
    count: (refreshToken) => counts.get(refreshToken) ?? 0,
    await: (refreshToken, refresh) => void awaited.set(refreshToken, refresh),
    close: stop,
  };
}

async function forward(sandboxUrl: string, { method = 'GET', path, headers, body }: Received) {
  const sent = new Headers();
  for (const name of ['authorization', 'content-type', 'accept', 'x-api-key']) {
    const value = headers[name];
    if (typeof value === 'string') sent.set(name, value);
  }
  const answer = await fetch(sandboxUrl + path, {
    method,
    headers: sent,
    ...(body !== '' && { body }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
