import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { testCertificates, testKey } from '../../../test/destinations/certificates.fixture.ts';
import { setDelivery } from '../../../test/destinations/deliver-over-tls.fixture.ts';
import { listen } from '../../../test/listen.ts';
import { nats } from './nats.ts';

/** A server that takes messages over TLS is in the tests that all types of destinations share. */
describe('connecting to NATS over TLS', () => {
  const attempt = setDelivery(nats);
  const secrets = { username: 'dowel', password: 'the-password-of-nats' };
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Greets as NATS does, and shows a certificate if it has one. */
  async function startGreeter(certificate?: keyof typeof testCertificates) {
    const received: string[] = [];
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      const info = { server_id: 'A', version: '2.9.10', max_payload: 1024, headers: true, proto: 1 };
      socket.write(`INFO ${JSON.stringify({ ...info, tls_required: certificate !== undefined })}\r\n`);
      const asked = certificate
        ? new TLSSocket(socket, { isServer: true, key: testKey, cert: testCertificates[certificate] })
        : socket;
      asked.on('error', () => {});
      asked.on('data', (data) => {
        received.push(data.toString());
        if (data.includes('PING')) asked.write('PONG\r\n');
      });
    });
    const port = await listen(server);
    stops.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return { serverUrl: `localhost:${port}`, received };
  }

  const deliver = (serverUrl: string) => attempt({ metadata: { serverUrl, subject: 'events' }, secrets });

  const refused: readonly [keyof typeof testCertificates, RegExp][] = [
    ['ofNobody', /is signed by nobody whom this server trusts\. .* NODE_EXTRA_CA_CERTS/],
    ['ofAnotherName', /is for other names than localhost: DNS:broker\.example\. /],
    ['expired', /has expired\. /],
  ];
  it.each(refused)('refuses a certificate that is %s, and says what to do', async (certificate, words) => {
    const { serverUrl, received } = await startGreeter(certificate);

    const outcome = await deliver(serverUrl);

    expect(outcome).toEqual({ kind: 'unreachable', reason: expect.stringMatching(words) });
    expect(JSON.stringify(outcome)).toContain(`The certificate of ${serverUrl}`);
    expect(received).toEqual([]);
  });

  it('gives no password to a server without TLS', async () => {
    const { serverUrl, received } = await startGreeter();

    const outcome = await deliver(serverUrl);

    const reason = `${serverUrl} could not be reached: server does not support 'tls'`;
    expect(outcome).toEqual({ kind: 'unreachable', reason });
    expect(received).toEqual([]);
  });

  it('says that a stream may have what it does not confirm', async () => {
    const { serverUrl, received } = await startGreeter();

    const outcome = await attempt({ metadata: { serverUrl, subject: 'events', tls: false }, secrets });

    expect(received.join('')).toContain('HPUB events.');
    const reason = expect.stringMatching(
      /took the connection, but did not confirm .* may have stored it.* no_ack/,
    );
    expect(outcome).toEqual({ kind: 'unreachable', reason });
  });
});
