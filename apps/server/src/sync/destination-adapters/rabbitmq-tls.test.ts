import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { testCertificates } from '../../../test/destinations/certificates.fixture.ts';
import { startHostileServers } from '../../../test/destinations/hostile-servers.fixture.ts';
import { startTlsTerminator, trustTestAuthority } from '../../../test/destinations/tls-terminator.fixture.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import { rabbitmq } from './rabbitmq.ts';

/** A server that takes messages over TLS is in the tests that all types of destinations share. */
describe('connecting to RabbitMQ over TLS', () => {
  const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
  const secrets = { username: 'dowel', password: 'the-password-of-rabbitmq' };
  let hostile: Awaited<ReturnType<typeof startHostileServers>>;
  let trust: ReturnType<typeof trustTestAuthority>;
  beforeAll(async () => {
    hostile = await startHostileServers();
    trust = trustTestAuthority();
  });
  afterAll(async () => {
    trust.restore();
    await Promise.all([hostile.stop(), outgoing.close()]);
  });

  async function deliver(serverUrl: string) {
    const message = {
      id: 'msg_1',
      time: new Date(),
      eventType: 'read',
      topic: 'records',
      body: Buffer.from('{}'),
      data: Buffer.from('{}'),
      metadata: {},
    };
    const target = { metadata: { serverUrl, exchange: 'notifications', tls: true }, secrets };
    const signal = AbortSignal.timeout(2000);
    return rabbitmq.deliver(target, message, { outgoing, signal, now: () => new Date() });
  }

  const refused: readonly [keyof typeof testCertificates, RegExp][] = [
    ['ofNobody', /is signed by nobody whom this server trusts\. .* NODE_EXTRA_CA_CERTS/],
    ['ofAnotherName', /is for other names than localhost: DNS:broker\.example\. /],
    ['expired', /has expired\. /],
  ];
  // @holds S262
  it.each(refused)('refuses a certificate that is %s, and says what to do', async (certificate, words) => {
    const terminator = await startTlsTerminator(certificate, Number(hostile.counting.port));

    const outcome = await deliver(`localhost:${terminator.port}`);
    await terminator.stop();

    expect(outcome).toEqual({ kind: 'unreachable', reason: expect.stringMatching(words) });
    expect(JSON.stringify(outcome)).toContain(`The certificate of localhost:${terminator.port}`);
    // Neither a login nor a greeting.
    expect(terminator.bytes()).toBe(0);
  });

  it('says that TLS is not what a server speaks', async () => {
    const outcome = await deliver(hostile.talking.host);

    expect(outcome).toEqual({
      kind: 'unreachable',
      reason: `${hostile.talking.host} does not speak TLS. Use its port for TLS, or set metadata.tls to false.`,
    });
  });
});
