import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { proxiedServerOfFile, startProxiedServer } from '../../../test/proxied-server.ts';

const MIB = 1024 * 1024;
/** `DOWEL_FULL=1` takes the size that nobody should wait for in CI. */
const size = (process.env.DOWEL_FULL === '1' ? 400 : 96) * MIB;
/** The sockets between the three hold some of it. Linux lets those of each way grow to a few dozen MiB. */
const mostOnTheWay = 48 * MIB;

const server = proxiedServerOfFile();

/** A body of `size` bytes, made when it is asked for. */
function longBody() {
  const part = Buffer.alloc(64 * 1024, 'x');
  const state = { made: 0 };
  const stream = new Readable({
    read() {
      if (state.made >= size) this.push(null);
      else {
        state.made += part.length;
        this.push(part);
      }
    },
  });
  return { state, stream };
}

/** Waits until a number stays the same. */
async function settled(read: () => number): Promise<number> {
  for (let before = -1; ; before = read()) {
    if (before === read()) return before;
    await wait(100);
  }
}

describe('a body that is too long for memory', () => {
  // @holds P14
  it('comes from the provider no faster than the caller reads it', async () => {
    const { state, stream } = longBody();
    server.oak.answers((_, response) => stream.pipe(response));
    const { port, callHeaders: headers } = server;

    const counted = await new Promise<number>((resolve, reject) => {
      const sending = request({ port, host: '127.0.0.1', path: '/proxy/x', headers }, async (answer) => {
        const made = await settled(() => state.made);
        expect(made).toBeGreaterThan(0);
        expect(made).toBeLessThan(Math.min(mostOnTheWay, size / 1.5));
        let read = 0;
        for await (const part of answer) read += part.length;
        resolve(read);
      });
      sending.on('error', reject).end();
    });

    expect(counted).toBe(size);
  });

  it('ends when the caller reads nothing, so that others can call', async () => {
    const env = { DOWEL_PROXY_TIMEOUT_SECONDS: '0.3', DOWEL_PROXY_CALLS: '2' };
    const { oak, stop, call, port, callHeaders: headers } = await startProxiedServer({ env });
    oak.answers((_, response) => longBody().stream.pipe(response));
    const sending = request({ port, host: '127.0.0.1', path: '/proxy/x', headers }).end();
    await once(sending, 'response');
    sending.on('error', () => undefined);

    const before = await call('/x');
    oak.answers((_, response) => response.end('free'));

    expect(before.json.code).toBe('proxy_busy');
    await expect.poll(async () => String((await call('/x')).body), { timeout: 5000 }).toBe('free');
    stop();
  });

  // @holds P14
  it('goes to the provider no faster than the provider reads it', async () => {
    const { state, stream } = longBody();
    const { promise: mayRead, resolve: read } = Promise.withResolvers<void>();
    server.oak.answers(async (incoming, response) => {
      let seen = 0;
      await mayRead;
      for await (const part of incoming) seen += part.length;
      response.end(String(seen));
    });
    const { port, callHeaders: headers } = server;

    const counted = await new Promise<string>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/proxy/x', method: 'PUT', headers };
      const sending = request(options, async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        resolve(text);
      });
      sending.on('error', reject);
      stream.pipe(sending);
      settled(() => state.made)
        .then((made) => {
          expect(made).toBeGreaterThan(0);
          expect(made).toBeLessThan(Math.min(mostOnTheWay, size / 1.5));
        })
        .catch(reject)
        .finally(read);
    });

    expect(counted).toBe(String(size));
  });
});
