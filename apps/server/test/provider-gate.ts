import { expect, vi } from 'vitest';
import { type Received, startReceiver } from './receiver.ts';

/** How long an event may be on its way on a busy machine. */
const PATIENCE_MS = 30_000;

/**
 * The public address of a server without a port: what the simulator sends there goes to the server, unless the gate is
 * shut. A test can send it again, changed or in another order.
 */
export async function startProviderGate() {
  let serve: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  const knocks: Received[] = [];
  const answered = new WeakSet<Received>();
  let isOpen = true;
  const pass = async ({ path, headers, body }: Received): Promise<Response> => {
    const init = { method: 'POST', headers: headers as Record<string, string>, body };
    return (await serve?.(url + path, init)) ?? new Response(null, { status: 503 });
  };
  const post = async (received: Received): Promise<number> => (await pass(received)).status;
  const answer = async (received: Received) => {
    const response = isOpen ? await pass(received) : new Response(null, { status: 200 });
    return { status: response.status, text: await response.text() };
  };
  const receiver = await startReceiver('127.0.0.1', (response, _, received) => {
    knocks.push(received);
    answer(received)
      .then(({ status, text }) => {
        answered.add(received);
        response.writeHead(status).end(text);
      })
      .catch(() => response.destroy());
  });
  const url = `http://127.0.0.1:${receiver.port}`;
  return {
    url,
    stop: () => receiver.stop(),
    leadTo(fetch: NonNullable<typeof serve>) {
      serve = fetch;
    },
    shut() {
      isOpen = false;
    },
    open() {
      isOpen = true;
    },
    /** Everything that the simulator has sent, in the order of its arrival. */
    knocks,
    post,
    /** Waits until so many events have come and were answered, also at a gate that is shut. */
    knocked: (count: number) =>
      vi.waitFor(
        () => expect(knocks.filter((one) => answered.has(one)).length).toBeGreaterThanOrEqual(count),
        { timeout: PATIENCE_MS, interval: 20 },
      ),
  };
}
