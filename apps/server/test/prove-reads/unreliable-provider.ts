import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { listen } from '../listen.ts';

/** What a provider does instead of answering. */
export const PROVIDER_FAULTS = [
  'tooManyFor1Second',
  'tooMany',
  'unavailable',
  'resetBefore',
  'resetInTheMiddle',
  'truncated',
  'cursorExpired',
] as const;
/** `silent`: it never answers. Reads are tried with it elsewhere, because one takes half a minute. */
export type ProviderFault = (typeof PROVIDER_FAULTS)[number] | 'silent';

const refusals: Readonly<
  Partial<Record<ProviderFault, { status: number; headers?: object; body?: object }>>
> = {
  tooManyFor1Second: { status: 429, headers: { 'retry-after': '1' } },
  tooMany: { status: 429 },
  unavailable: { status: 503 },
  cursorExpired: {
    status: 400,
    body: { error: { code: 'bad_cursor', message: 'This cursor has expired.' } },
  },
};

/** The sandbox behind an address at which calls go wrong. */
export async function startUnreliable(sandboxUrl: string) {
  let choose: (url: string) => ProviderFault | undefined = () => undefined;
  const server = createServer((incoming, outgoing) => {
    const fault = choose(incoming.url ?? '/');
    const refusal = fault && refusals[fault];
    if (refusal) {
      outgoing.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers });
      outgoing.end(JSON.stringify(refusal.body ?? {}));
    } else if (fault === 'silent') {
      incoming.resume();
    } else if (fault === 'resetBefore') {
      incoming.socket.resetAndDestroy();
    } else {
      forward(new URL(incoming.url ?? '/', sandboxUrl), incoming, outgoing, fault);
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on calls go wrong as this says of their path. */
    fail(chosen: (url: string) => ProviderFault | undefined) {
      choose = chosen;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(
  url: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: ProviderFault | undefined,
): void {
  const { method, headers } = incoming;
  const onward = request(url, { method, headers }, async (answer) => {
    if (!fault) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const half = body.subarray(0, body.length / 2);
    const { 'content-length': _, 'transfer-encoding': __, ...others } = answer.headers;
    const length = fault === 'truncated' ? half.length : body.length;
    outgoing.writeHead(answer.statusCode ?? 502, { ...others, 'content-length': length });
    if (fault === 'truncated') outgoing.end(half);
    else outgoing.write(half, () => incoming.socket.resetAndDestroy());
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
