import { beforeEach, describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { createOutgoing } from './outgoing.ts';

const limits = { timeoutMs: 2000, maxBytes: 1000 };
const receiver = receiverOfEachTest();
beforeEach(() =>
  receiver.answers((response, _, { path }) => {
    const to = new URL(path, 'http://service').searchParams.get('to');
    if (to) response.writeHead(302, { location: to }).end();
    // The next request needs a new connection, and so a new look at the address.
    else response.writeHead(200, { connection: 'close' }).end('fine');
  }),
);

/** Calls only the addresses that are listed. Names have these addresses, one more at each question. */
function startOutgoing({ allowed = [], answers = [] }: { allowed?: string[]; answers?: string[] } = {}) {
  const left = [...answers];
  return createOutgoing({
    allowPrivateNetwork: allowed,
    ...(answers.length > 0 && {
      lookup: (_name, _options, callback) =>
        callback(null, [{ address: left.shift() ?? '10.0.0.7', family: 4 }]),
    }),
  });
}

const refused = { kind: 'address_refused', isSent: false };

describe('relaying a request', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])(
    'is refused to this machine as %s',
    async (host) => {
      const { relay } = startOutgoing();

      await expect(relay(`http://${host}:${receiver.port}/`, {}, limits)).rejects.toMatchObject(refused);
      expect(receiver.received).toEqual([]);
    },
  );

  // @holds P18
  it.each(['169.254.169.254', '10.0.0.7', '192.168.1.1', '172.16.0.1', '[fd00::1]'])(
    'is refused to the private network at %s',
    async (host) => {
      const { relay } = startOutgoing();

      await expect(relay(`http://${host}/`, {}, limits)).rejects.toMatchObject(refused);
    },
  );

  it('passes a redirect on and does not go there', async () => {
    const { relay } = startOutgoing({ allowed: ['127.0.0.1'] });
    const to = `http://127.0.0.1:${receiver.port}/inside`;

    const answer = await relay(`http://127.0.0.1:${receiver.port}/?to=${encodeURIComponent(to)}`, {}, limits);

    expect(answer).toMatchObject({ status: 302, headers: { location: to } });
    expect(receiver.received).toHaveLength(1);
  });

  it('does not wait for a small body longer than for an answer', async () => {
    receiver.answers((response) => {
      response.writeHead(200, { 'content-length': 100 });
      const drip = setInterval(() => response.write('.'), 100);
      response.on('close', () => clearInterval(drip));
    });
    const { relay } = startOutgoing({ allowed: ['127.0.0.1'] });

    await expect(
      relay(`http://127.0.0.1:${receiver.port}/`, {}, { ...limits, timeoutMs: 1000 }),
    ).rejects.toMatchObject({ kind: 'timed_out', isSent: true });
  });

  // @holds P18
  it('is refused once the name has a private address', async () => {
    const { relay } = startOutgoing({ allowed: ['127.0.0.1'], answers: ['127.0.0.1', '10.0.0.7'] });
    const address = `http://changing.example:${receiver.port}/`;

    const first = await relay(address, {}, limits);
    await first.ended;
    const second = relay(address, {}, limits);

    expect(first.status).toBe(200);
    await expect(second).rejects.toMatchObject(refused);
    expect(receiver.received.map(({ headers, path }) => `${headers.host}${path}`)).toEqual([
      `changing.example:${receiver.port}/`,
    ]);
  });
});
