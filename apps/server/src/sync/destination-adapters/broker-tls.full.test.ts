import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { testCertificates } from '../../../test/destinations/certificates.fixture.ts';
import { setDelivery } from '../../../test/destinations/deliver-over-tls.fixture.ts';
import { startHostileServers } from '../../../test/destinations/hostile-servers.fixture.ts';
import { startTlsTerminator } from '../../../test/destinations/tls-terminator.fixture.ts';
import { kafka } from './kafka.ts';
import { rabbitmq } from './rabbitmq.ts';

/** A server that takes messages over TLS is in the tests that all types of destinations share. */
describe.each([
  ['RabbitMQ', rabbitmq, { exchange: 'notifications' }],
  ['Kafka', kafka, { topic: 'notifications' }],
])('connecting to %s over TLS', (_, adapter, place) => {
  const attempt = setDelivery(adapter);
  const secrets = { username: 'dowel', password: 'the-password-of-a-broker' };
  let hostile: Awaited<ReturnType<typeof startHostileServers>>;
  beforeAll(async () => {
    hostile = await startHostileServers();
  });
  afterAll(() => hostile.stop());

  const deliver = (serverUrl: string) => attempt({ metadata: { serverUrl, ...place, tls: true }, secrets });

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
