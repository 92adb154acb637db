import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished, vi } from 'vitest';

/** A request that a provider has sent. */
export interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An address that takes what a simulated provider sends. `answer` says what each request is answered with. */
export async function startReceiver(answer: (sent: Sent) => string = () => '') {
  const all: Sent[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const sent = { headers: request.headers, body };
    all.push(sent);
    response.end(answer(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    /** What has arrived, as soon as it is so much. */
    arrived: (count: number): Promise<Sent[]> =>
      vi.waitFor(
        () => {
          if (all.length < count) throw new Error(`Only ${all.length} of ${count} requests have arrived.`);
          return all;
        },
        { timeout: 15_000, interval: 10 },
      ),
  };
}
