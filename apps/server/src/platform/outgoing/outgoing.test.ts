import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import net from 'node:net';
import { errors } from 'undici';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testCertificates, testKey } from '../../../test/destinations/certificates.fixture.ts';
import { startTlsTerminator, trustTestAuthority } from '../../../test/destinations/tls-terminator.fixture.ts';
import { type Answering, type Receiver, startReceiver } from '../../../test/receiver.ts';
import { OutgoingError, toOutgoingError } from './errors.ts';
import { createOutgoing } from './outgoing.ts';

/** Does what the path of a request says. */
const answer: Answering = (response, _, { path }) => {
  const url = new URL(path, 'http://service');
  const redirect = /^\/redirect\/(\d+)$/.exec(url.pathname)?.[1];
  if (redirect) {
    response.writeHead(Number(redirect), { location: url.searchParams.get('to') ?? '' }).end();
  } else if (url.pathname === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else if (url.pathname === '/large') response.end('x'.repeat(5000));
  else if (url.pathname === '/cut') response.destroy();
  else if (url.pathname === '/cookies')
    response.setHeader('set-cookie', Array(200).fill('x'.repeat(100))).end('fine');
  else if (url.pathname.startsWith('/denied/')) response.writeHead(Number(url.pathname.slice(8))).end();
  else if (url.pathname === '/damaged') response.setHeader('content-encoding', 'gzip').end('plain');
  else if (url.pathname === '/stalls') response.write('begun');
  else if (url.pathname !== '/silent') response.end('fine');
};

let service: Receiver;
let other: Receiver;
let tls: Awaited<ReturnType<typeof startTlsTerminator>>;
beforeAll(async () => {
  [service, other] = [await startReceiver('127.0.0.1', answer), await startReceiver('127.0.0.1', answer)];
  tls = await startTlsTerminator('ofNobody', service.port);
});
afterAll(() => {
  service.stop();
  other.stop();
  return tls.stop();
});

const door = createOutgoing({ allowPrivateNetwork: 'loopback', timeoutMs: 300, maxBytes: 1000 });
const strict = createOutgoing();
const ask = (path: string, init?: RequestInit) => door(`${service.origin}${path}`, init);
const lastSeen = (at = service) => at.received.at(-1);

describe('calling another service', () => {
  it('passes the request and the answer on', async () => {
    const response = await ask('/things', { method: 'POST', body: 'hello', headers: { 'x-key': 'k' } });

    expect(await response.text()).toBe('fine');
    expect(lastSeen()).toMatchObject({ method: 'POST', body: 'hello', headers: { 'x-key': 'k' } });
  });

  it('gives up on a service that does not answer', async () => {
    await expect(ask('/silent?key=secret')).rejects.toMatchObject({
      name: 'OutgoingError',
      kind: 'timed_out',
      message: `${service.origin} did not answer within 0.3 s.`,
    });
  });

  it('takes a connection that does not come about for no answer that is late', () => {
    const error = new TypeError('fetch failed', { cause: new errors.ConnectTimeoutError() });

    expect(toOutgoingError(error, 'https://oak.example', 20_000)).toMatchObject({
      kind: 'unreachable',
      message:
        'https://oak.example cannot be reached (UND_ERR_CONNECT_TIMEOUT: no connection came about, as behind a firewall).',
    });
  });

  it('gives up on a body that stops coming', async () => {
    const response = await ask('/stalls');

    await expect(response.text()).rejects.toMatchObject({ kind: 'timed_out' });
  });

  it('stops reading a body that is too large', async () => {
    const response = await ask('/large');

    await expect(response.text()).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('names the host that cannot be reached, and nothing of the path', async () => {
    const closed = await startReceiver();
    closed.stop();

    const failure = await door(`${closed.origin}/a?key=secret`).catch((error) => error);

    expect(failure).toBeInstanceOf(OutgoingError);
    expect(failure).toMatchObject({ kind: 'unreachable', origin: closed.origin });
    expect(failure.message).toContain('ECONNREFUSED');
    expect(failure.message).not.toContain('secret');
  });

  it.each<[string, () => string, boolean, RegExp]>([
    ['nothing listens', () => 'http://127.0.0.1:3', false, /ECONNREFUSED: nothing listens/],
    ['nobody knows the name', () => 'https://nobody.invalid', false, /cannot be reached/],
    ['its certificate is of nobody', () => `https://localhost:${tls.port}`, false, /NODE_EXTRA_CA_CERTS/],
    ['it speaks no TLS', () => service.origin.replace('http', 'https'), false, /does not speak TLS/],
    ['it cuts the connection then', () => `${service.origin}/cut`, true, /the connection was cut/],
  ])('says whether a service may have got the request, as when %s', async (_, origin, isSent, words) => {
    const failed = { isSent, message: expect.stringMatching(words) };

    await expect(door(origin(), { method: 'POST' })).rejects.toMatchObject(failed);
    await expect(
      door.relay(origin(), { method: 'POST' }, { timeoutMs: 300, maxBytes: 1 }),
    ).rejects.toMatchObject(failed);
  });

  it('takes longer headers than a server reads', async () => {
    expect((await ask('/cookies')).status).toBe(200);
  });

  it('takes more headers than Node does over HTTP/2, though the service speaks it', async () => {
    const trust = trustTestAuthority();
    const secure = { key: testKey, cert: testCertificates.good, allowHTTP1: true };
    const both = createSecureServer(secure, (_, response) => {
      for (let index = 0; index < 200; index += 1) response.setHeader(`x-${index}`, 'y');
      response.end('fine');
    }).listen(0, '127.0.0.1');
    await once(both, 'listening');

    const { headers } = await door(`https://localhost:${Object(both.address()).port}`).finally(() => {
      trust.restore();
      both.close();
    });

    expect(headers.get('x-199')).toBe('y');
  });

  it('says that a packed body is damaged', async () => {
    await expect(ask('/damaged').then((response) => response.text())).rejects.toMatchObject({
      kind: 'invalid_answer',
      message: `${service.origin} gave an answer that breaks off, or is damaged.`,
    });
  });

  it('waits longer for one address of a name than a lost packet takes to be sent again', async () => {
    const connect = vi.spyOn(net, 'connect');
    await createOutgoing({ allowPrivateNetwork: 'loopback' })(service.origin);

    expect(connect.mock.lastCall?.[0]).toMatchObject({ autoSelectFamilyAttemptTimeout: 2500 });
    connect.mockRestore();
  });

  it("hands a caller's own abort back", async () => {
    const reason = new Error('changed my mind');

    await expect(ask('/silent', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it.each(['', 'nonsense', 'ftp://files.example', 'https'])('refuses the address "%s"', async (address) => {
    await expect(door(address)).rejects.toMatchObject({ kind: 'invalid_address' });
  });

  it('refuses a user name in the address', async () => {
    const address = service.origin.replace('http://', 'http://public.example@');

    await expect(door(address)).rejects.toMatchObject({ kind: 'invalid_address' });
  });
});

describe('keeping away from internal services', () => {
  it.each([['an address'], ['a name that resolves to one']])('refuses %s on this machine', async (which) => {
    const address =
      which === 'an address' ? service.origin : service.origin.replace('127.0.0.1', 'localhost');
    const before = service.received.length;

    await expect(strict(address)).rejects.toMatchObject({
      kind: 'address_refused',
      message: expect.stringContaining('list it in DOWEL_ALLOW_PRIVATE_NETWORK'),
    });
    expect(service.received).toHaveLength(before);
  });

  it('checks again where a redirect leads', async () => {
    const guarded = createOutgoing({ allowPrivateNetwork: ['127.0.0.1'] });
    const metadata = encodeURIComponent('http://169.254.169.254/latest/meta-data');

    await expect(guarded(`${service.origin}/redirect/302?to=${metadata}`)).rejects.toMatchObject({
      kind: 'address_refused',
      origin: 'http://169.254.169.254',
    });
  });

  it('refuses to call the public internet without TLS', async () => {
    await expect(strict('http://8.8.8.8/')).rejects.toMatchObject({
      kind: 'address_refused',
      message: expect.stringContaining('use its https address'),
    });
  });
});

describe('finding a host for a connection that is not HTTP', () => {
  const amqps = (hostname: string) => ({ protocol: 'amqps:', hostname, host: `${hostname}:5671` });

  it('gives the addresses that were checked', async () => {
    expect(await door.resolve(amqps('127.0.0.1'))).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(await strict.resolve(amqps('8.8.8.8'))).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await strict.resolve(amqps('[2001:4860:4860::8888]'))).toMatchObject([{ family: 6 }]);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '169.254.169.254'])('refuses %s', async (hostname) => {
    await expect(strict.resolve(amqps(hostname))).rejects.toMatchObject({
      kind: 'address_refused',
      origin: `amqps://${hostname}:5671`,
    });
  });

  // @holds T6
  it('refuses a name of which one address is private', async () => {
    const addresses = ['93.184.216.34', '10.0.0.7'].map((address) => ({ address, family: 4 }));
    const door = createOutgoing({ lookup: (_name, _options, callback) => callback(null, addresses) });

    await expect(door.resolve(amqps('both.example'))).rejects.toMatchObject({ kind: 'address_refused' });
  });

  it.each([
    ['amqp:', 'use its amqps address'],
    ['nats:', 'set tls to true'],
    ['kafka:', 'set tls to true'],
  ])('refuses the public internet without TLS, for %s', async (protocol, remedy) => {
    await expect(strict.resolve({ protocol, hostname: '8.8.8.8' })).rejects.toMatchObject({
      kind: 'address_refused',
      message: expect.stringContaining(remedy),
    });
  });

  it('says when a name has no address', async () => {
    await expect(strict.resolve(amqps('nobody.invalid'))).rejects.toMatchObject({
      origin: 'amqps://nobody.invalid:5671',
    });
  });
});

describe('following redirects', () => {
  const to = (url: string) => encodeURIComponent(url);

  it('keeps credentials on the same origin', async () => {
    await ask(`/redirect/302?to=${to('/here')}`, { headers: { authorization: 'Bearer secret' } });

    expect(lastSeen()).toMatchObject({ path: '/here', headers: { authorization: 'Bearer secret' } });
  });

  it('drops every header that may be a credential on another origin', async () => {
    const headers = { authorization: 'Bearer secret', 'x-api-key': 'secret', accept: 'application/json' };

    await ask(`/redirect/307?to=${to(`${other.origin}/there`)}`, { headers });

    expect(lastSeen(other)?.headers).toMatchObject({ accept: 'application/json' });
    expect(JSON.stringify(lastSeen(other))).not.toContain('secret');
  });

  it.each([401, 403])('takes %i of another origin for no refusal of credentials', async (status) => {
    const moved = `/redirect/301?to=${to(`${other.origin}/denied/${status}`)}`;

    await expect(ask(moved)).rejects.toMatchObject({
      kind: 'redirect_refused',
      origin: service.origin,
      message: expect.stringMatching(`answered ${status}.* use its new address`),
    });
    expect((await ask(`/redirect/301?to=${to(`/denied/${status}`)}`)).status).toBe(status);
  });

  it('sends a body again after 307', async () => {
    await ask(`/redirect/307?to=${to('/next')}`, { method: 'POST', body: 'form' });

    expect(lastSeen()).toMatchObject({ path: '/next', method: 'POST', body: 'form' });
  });

  it.each([
    [301, 'POST'],
    [302, 'POST'],
    [303, 'POST'],
    [303, 'PUT'],
    [303, 'DELETE'],
  ])('never takes the answer to a GET for that of what was asked: %i after %s', async (status, method) => {
    await expect(
      ask(`/redirect/${status}?to=${to('/next')}`, { method, body: 'form' }),
    ).rejects.toMatchObject({
      kind: 'redirect_refused',
    });
    expect(lastSeen()?.path).toContain(`/redirect/${status}`);
  });

  it('never shows a body to another origin', async () => {
    const before = other.received.length;

    await expect(
      ask(`/redirect/308?to=${to(other.origin)}`, { method: 'POST', body: 'client_secret=s' }),
    ).rejects.toMatchObject({ kind: 'redirect_refused' });
    expect(other.received).toHaveLength(before);
  });

  it('stops after five', async () => {
    await expect(ask('/loop')).rejects.toMatchObject({ kind: 'redirect_refused' });
  });

  it('leaves a redirect to the caller who asked for that', async () => {
    const response = await ask(`/redirect/302?to=${to('/here')}`, { redirect: 'manual' });

    expect(response.status).toBe(302);
  });
});
