import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full-run.ts';
import { proxiedServerOfFile } from '../../../test/proxied-server.ts';

const MIB = 1024 * 1024;
const mostMib = 2;

const server = proxiedServerOfFile({
  env: {
    DOWEL_PROXY_TIMEOUT_SECONDS: '0.3',
    DOWEL_PROXY_MAX_BODY_MIB: String(mostMib),
    DOWEL_PROXY_CALLS: '2',
  },
});
beforeEach(() => server.oak.answers((_, response) => response.end('fine')));

const onceArrived = async () => {
  if (server.oak.seen.length === 0) await once(server.oak.server, 'request');
};

describe('passing an answer on', () => {
  it('leaves compressed bytes as they are', async () => {
    const packed = gzipSync('x'.repeat(5000));
    server.oak.answers((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed),
    );

    const { headers, body } = await server.call('/x', { headers: { 'accept-encoding': 'gzip' } });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(packed.length) });
    expect(body.equals(packed)).toBe(true);
  });

  it('does not call text what the provider does not call so', async () => {
    server.oak.answers((_, response) => response.end(Buffer.from([0xff, 0x00])));

    const { headers, body } = await server.call('/x');

    expect(headers['content-type']).toBe('application/octet-stream');
    expect([...body]).toEqual([0xff, 0x00]);
  });

  it('refuses an answer in a transfer coding that it did not ask for, and would lose the name of', async () => {
    const packed = gzipSync('x'.repeat(5000));
    server.oak.answers(({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\nconnection: close\r\n\r\n');
      socket.end(
        Buffer.concat([
          Buffer.from(`${packed.length.toString(16)}\r\n`),
          packed,
          Buffer.from('\r\n0\r\n\r\n'),
        ]),
      );
    });

    const { status, json } = await server.call('/x');

    expect([status, json.code]).toEqual([504, 'provider_answer_missing']);
  });

  it.each([
    ['small', 2],
    ['long', undefined],
  ])('leaves the bytes of a header as they are: a %s answer', async (_, length) => {
    server.oak.answers(({ socket }) => {
      const head = `HTTP/1.1 200 OK\r\n${length ? `content-length: ${length}\r\n` : ''}connection: close\r\n`;
      socket.end(
        Buffer.concat([Buffer.from(`${head}x-name: `), Buffer.from('é'), Buffer.from('\r\n\r\nok')]),
      );
    });

    const { headers, body } = await server.call('/x');

    expect([Buffer.from(String(headers['x-name']), 'latin1').toString(), String(body)]).toEqual(['é', 'ok']);
  });

  // @holds P13
  it.each([
    [301, 'https://other.example/x'],
    [302, '/sign-in'],
    [303, 'http://169.254.169.254/'],
    [307, 'relative'],
    [308, 'https://evil.test/'],
  ])('passes a redirect with status %i on, and does not follow it', async (status, location) => {
    server.oak.answers((_, response) => response.writeHead(status, { location }).end());

    const answer = await server.call('/x');

    expect(answer).toMatchObject({ status, headers: { location } });
    expect(server.oak.seen).toHaveLength(1);
  });

  it.each([204, 304, 404, 418, 429, 500])('passes status %i on', async (status) => {
    const body = status === 204 || status === 304 ? '' : 'why';
    server.oak.answers((_, response) => response.writeHead(status, { 'x-why': 'so' }).end(body));

    const answer = await server.call('/x');

    expect(answer).toMatchObject({ status, headers: { 'x-why': 'so' }, body: Buffer.from(body) });
    // After a 429, the server calls the provider later.
    server.advanceClock(60_000);
  });

  it('answers HEAD with the length that the provider says', async () => {
    server.oak.answers((_, response) => response.writeHead(200, { 'content-length': '1234' }).end());

    const { status, headers, body } = await server.call('/x', { method: 'HEAD' });

    expect(status).toBe(200);
    expect(headers['content-length']).toBe('1234');
    expect(body).toHaveLength(0);
  });

  it('passes a body with trailers on, without the trailers', async () => {
    server.oak.answers((_, response) => {
      response.writeHead(200, { trailer: 'X-Sum' });
      response.write('a');
      response.addTrailers({ 'x-sum': '1' });
      response.end('b');
    });

    const { body, headers, trailers } = await server.call('/x');

    expect(body.toString()).toBe('ab');
    expect(headers).not.toHaveProperty('trailer');
    expect(trailers).toEqual({});
  });

  it('passes parts on as they come', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    server.oak.answers(async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      await mayEnd;
      response.end('data: 2\n\n');
    });

    const answer = await fetch(`http://127.0.0.1:${server.port}/proxy/x`, { headers: server.callHeaders });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    end();
    const second = await reader?.read();

    expect([first, second].map((part) => Buffer.from(part?.value ?? []).toString())).toEqual([
      'data: 1\n\n',
      'data: 2\n\n',
    ]);
  });

  it('leaves the connection for the next call when the provider answers before the body has come', async () => {
    server.oak.answers((request, response) => {
      response.writeHead(413).end('too large');
      request.resume();
    });

    const early = await server.call('/x', { method: 'POST', body: Buffer.alloc(mostMib * MIB) });
    const next = await server.call('/x');

    expect([early.status, next.status]).toEqual([413, 413]);
  });

  it('breaks off where the provider breaks off', async () => {
    server.oak.answers((_, response) => {
      response.writeHead(200, { 'content-length': String(MIB) });
      response.write('half');
      setImmediate(() => response.destroy());
    });

    await expect(server.call('/x')).rejects.toThrow(/aborted|hang up/);
  });
});

describe('a provider that does not answer', () => {
  it('counts as one that breaks off in the middle of a small answer', async () => {
    server.oak.answers((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });

    const answer = await server.call('/x', { method: 'POST', body: '{}' });

    expect(answer).toMatchObject({ status: 504, json: { code: 'provider_answer_missing' } });
  });

  // @holds P13
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not asked twice with %s', async (method) => {
    server.oak.answers((request) => request.socket.destroy());

    const answer = await server.call('/x', { method, body: '{}' });

    expect(answer).toMatchObject({
      status: 504,
      json: { code: 'provider_answer_missing', retryable: false },
    });
    expect(server.oak.seen).toHaveLength(1);
  });

  it.each(['GET', 'OPTIONS'])('is asked once more with %s: nothing can happen twice', async (method) => {
    server.oak.answers((request, response) => {
      if (server.oak.seen.length === 1) request.socket.destroy();
      else response.end('second');
    });

    const answer = await server.call('/x', { method });

    expect(answer.body.toString()).toBe('second');
  });

  it('is waited for only so long, and what it did is called unknown', async () => {
    server.oak.answers(() => undefined);

    const answer = await server.call('/x', { method: 'POST', body: '{}' });

    expect(answer).toMatchObject({ status: 504, json: { code: 'provider_answer_missing' } });
    expect(answer.json.detail).toContain('did not answer in time');
    expect(server.oak.seen).toHaveLength(1);
  });

  it('is cut off when it stops in the middle of its answer', async () => {
    server.oak.answers((_, response) => {
      response.write('begun');
    });

    await expect(server.call('/x')).rejects.toThrow(/aborted|hang up/);
  });

  it('hears that the caller has left', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    server.oak.answers((request) => request.socket.on('close', () => resolve()));
    const leaving = new AbortController();
    const call = fetch(`http://127.0.0.1:${server.port}/proxy/x`, {
      headers: server.callHeaders,
      signal: leaving.signal,
    });

    await Promise.race([onceArrived(), call]);
    leaving.abort();

    await expect(call).rejects.toThrow();
    await left;
  });
});

describe('the limits of a call', () => {
  it.each([
    ['announced', false],
    ['not announced', true],
  ])('refuses a larger body than allowed that is %s', async (_, isChunked) => {
    server.oak.answers((request) => request.resume());

    const body = Buffer.alloc(mostMib * MIB + 1);
    const answer = await server.call('/x', { method: 'POST', body, isChunked });

    expect(answer).toMatchObject({ status: 413, json: { code: 'body_too_large' } });
  });

  inFull('gives up on a caller who stops in the middle of a body', async () => {
    server.oak.answers((request) => request.resume());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from('begun')),
    });

    const init = { method: 'POST', body, duplex: 'half', headers: server.callHeaders } as RequestInit;
    const answer = await server.fetch('http://dowel.test/proxy/x', init);

    expect(answer.status).toBe(408);
    expect(await answer.json()).toMatchObject({ code: 'body_too_slow' });
  });

  it('refuses an answer that announces too much', async () => {
    server.oak.answers((_, response) =>
      response.writeHead(200, { 'content-length': mostMib * MIB + 1 }).write('x'),
    );

    expect(await server.call('/x')).toMatchObject({
      status: 502,
      json: { code: 'provider_answer_too_large' },
    });
  });

  it('cuts an answer off that grows too large', async () => {
    server.oak.answers((_, response) => {
      response.write(Buffer.alloc(mostMib * MIB));
      response.end('and one more');
    });

    await expect(server.call('/x', { headers: { connection: 'close' } })).rejects.toThrow();
  });

  it('keeps only so many calls of a project open, and takes the next when one has ended', async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    server.oak.answers(async (_, response) => {
      response.write('begun');
      await mayEnd;
      response.end();
    });
    const first = await fetch(`http://127.0.0.1:${server.port}/proxy/x`, { headers: server.callHeaders });

    const second = await server.call('/x');
    end();
    await first.text();
    server.oak.answers((_, response) => response.end('free'));
    const third = await server.call('/x');

    expect(second).toMatchObject({
      status: 503,
      json: { code: 'proxy_busy' },
      headers: { 'retry-after': '1' },
    });
    expect(third.body.toString()).toBe('free');
  });
});

describe('the words of HTTP', () => {
  it('answers Expect: 100-continue itself', async () => {
    server.oak.answers((request, response) => request.pipe(response));
    const lines = [
      'POST /proxy/x HTTP/1.1',
      'Host: localhost',
      ...Object.entries(server.callHeaders).map(([name, value]) => `${name}: ${value}`),
      'Expect: 100-continue',
      'Content-Length: 4',
      'Connection: close',
    ];
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);

    const [first] = await once(socket, 'data');
    socket.write('body');
    let rest = '';
    for await (const part of socket) rest += part;

    expect(String(first)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    expect(rest).toMatch(/^HTTP\/1\.1 200/);
    expect(server.oak.seen[0]?.headers).not.toHaveProperty('expect');
  });

  it.each([['GET /proxy//evil.test HTTP/1.1'], ['GET /proxy/\\evil.test HTTP/1.1']])(
    'refuses "%s"',
    async (line) => {
      const socket = connect(server.port, '127.0.0.1');
      const headers = Object.entries(server.callHeaders).map(([name, value]) => `${name}: ${value}`);
      socket.write(`${[line, 'Host: localhost', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);

      let answer = '';
      for await (const part of socket) answer += part;

      expect(answer).toMatch(/^HTTP\/1\.1 400/);
      expect(server.oak.seen).toHaveLength(0);
    },
  );
});
