import { gzipSync } from 'node:zlib';
import type { Catalogue } from '@dowel/catalogue';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
const { request, project, given } = server;

describe('sending a body', () => {
  // @holds S127
  it('refuses text that is not JSON, without quoting it', async () => {
    const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, '{"label": hunter2');

    expect(answer).toMatchObject({ status: 400, body: { code: 'body_not_json', status: 400 } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  });

  it('asks for a whole number in words that fit a query', async () => {
    const path = `/v1/projects/${project.id}/integrations/x/installations/y/operations`;

    const answer = await request('GET', `${path}?pageSize=1.5`);

    expect(answer.body.issues).toEqual([
      { in: 'query', name: 'pageSize', value: '1.5', detail: 'must be a whole number' },
    ]);
  });

  // @holds S240
  it('names every missing and wrong field in words, and keeps the value of one that may be a secret', async () => {
    const path = `/v1/projects/${project.id}`;

    const answer = await request('POST', `${path}/jwt-keys`, { label: 7, algorithm: 'HS256' });
    const ofKey = { label: 'key', algorithm: 'ES256', publicKeyPem: 12345678 };
    const secret = await request('POST', `${path}/jwt-keys`, ofKey);
    const empty = await request('POST', `${path}/api-keys`);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.issues).toEqual([
      { in: 'body', name: 'label', value: 7, detail: 'must be a string, not a number' },
      { in: 'body', name: 'algorithm', value: 'HS256', detail: 'must be one of RS256, ES256, EdDSA' },
      { in: 'body', name: 'publicKeyPem', detail: 'is required' },
    ]);
    expect(secret.body.issues).toMatchObject([
      { name: 'publicKeyPem', detail: 'must be a string, not a number' },
    ]);
    expect(JSON.stringify(secret.body)).not.toContain('12345678');
    expect(empty.body.issues).toEqual([{ in: 'body', name: 'label', detail: 'is required' }]);
  });

  it.each([
    ['{"label":"a","scopes":["full"],"label":"b"}', 'label'],
    ['{"label":"a:{","x":{"a\\"":{},"\\u0061\\"" :[{"b":1},{"b":2}]}}', 'a"'],
  ])('refuses a name that is twice in one map, because one value would vanish: %s', async (body, name) => {
    const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, body);

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(answer.body.issues).toEqual([{ in: 'body', name, detail: 'is twice in one map; send it once' }]);
  });

  // @holds S159
  it('refuses a filter by a value that does not exist, and names one that is near', async () => {
    const path = `/v1/projects/${project.id}`;
    const lists = [
      'connections?provider=sandBox',
      'audit-log?action=integration.deploy',
      'deliveries?eventType=reads',
      'notification-event-topic-routes?eventType=coffee.ready',
    ];

    const answers = await Promise.all(lists.map((list) => request('GET', `${path}/${list}`)));

    expect(answers.map(({ status, body }) => [status, body.issues?.[0]?.detail])).toEqual([
      [400, 'is a value that does not exist; did you mean "sandbox"?'],
      [400, 'is a value that does not exist; did you mean "integration.deployed"?'],
      [400, expect.stringMatching(/^must be one of connection\.created, .*read/)],
      [400, expect.stringMatching(/^must be one of connection\.created/)],
    ]);
  });

  it('takes a body that breaks off for what it is, and not for a fault of its own', async () => {
    const { app, apiKey, project, logged } = server;
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });

    const answer = await app.request(`/v1/projects/${project.id}/api-keys`, {
      method: 'POST',
      headers: { 'X-Api-Key': apiKey },
      body,
      duplex: 'half',
    } as RequestInit);

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      detail: 'body: broke off before its end',
      remedy: expect.any(String),
    });
    expect(logged.join('')).not.toContain('unexpectedly');
  });

  // @holds S127
  it.each([['application/json; charset=utf-8'], ['text/plain'], [null]])(
    'reads JSON announced as %s and ignores unknown fields',
    async (type) => {
      const body = { label: 'Backend', fromTheFuture: true };

      const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, body, {
        'content-type': type,
      });

      expect(answer).toMatchObject({ status: 201, body: { label: 'Backend' } });
    },
  );

  // @holds S249
  it.each([
    ['announced', { 'content-length': String(2 * 1024 * 1024) }],
    ['not announced', {}],
  ])('refuses a body over the limit, its length %s', async (_, headers) => {
    const body = { label: 'x'.repeat(1024 * 1024) };

    const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, body, headers);

    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  it('refuses what the database could not store', async () => {
    for (const [body, name] of [
      ['{"label":"a\\u0000b"}', 'label'],
      ['{"a\\u0000b":1,"label":"x"}', 'body'],
      ['{"label":"a\\ud800"}', 'label'],
      [`{"label":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'body'],
    ] as const) {
      const answer = await request('POST', `/v1/projects/${project.id}/api-keys`, body);
      expect(answer, body.slice(0, 30)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ in: 'body', name }] },
      });
    }
  });

  it('says how much there is and how much is taken', async () => {
    const path = `/v1/projects/${project.id}/api-keys`;

    const { body } = await request('POST', path, {
      label: 'x'.repeat(300),
      scopes: Array.from({ length: 20_000 }, () => 'full'),
    });

    expect(body.issues).toMatchObject([
      { name: 'label', detail: 'has 300 characters; at most 255 are taken' },
      { name: 'scopes', detail: 'has 20,000 entries; at most 100 are taken' },
    ]);
  });

  it('says why a body cannot be read', async () => {
    const { fetch, project, apiKey } = server;
    const send = async (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) => {
      const answer = await fetch(`http://test/v1/projects/${project.id}/api-keys`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, ...headers },
        body,
      });
      return { status: answer.status, body: await answer.json() };
    };
    const words = (text: string) => ({
      status: 400,
      body: { code: 'body_not_json', builderRemedy: expect.stringContaining(text) },
    });

    const packed = Uint8Array.from(gzipSync('{"label":"ci"}'));
    expect(await send(packed, { 'content-encoding': 'gzip' })).toMatchObject(words('Content-Encoding: gzip'));
    const type = 'application/json; charset=utf-16';
    const utf16 = Uint8Array.from(Buffer.from('{}', 'utf16le'));
    expect(await send(utf16, { 'content-type': type })).toMatchObject(words('charset=utf-16'));
    const noUtf8 = await send(Uint8Array.from([0x22, 0xff, 0xfe, 0x22]), {});
    expect(noUtf8).toMatchObject({ status: 400, body: { code: 'body_not_json' } });
  });
});

describe('asking by path and query', () => {
  it('refuses a NUL and bytes that are no UTF-8, and a flag that is none', async () => {
    for (const [path, place, name] of [
      ['/a%00b', 'path', 'keyId'],
      ['/%FF%FE', 'path', 'keyId'],
      ['?active=%00', 'query', 'active'],
      ['?active=%FF', 'query', 'active'],
      ['?active=maybe', 'query', 'active'],
    ]) {
      const answer = await request('GET', `/v1/projects/${project.id}/jwt-keys${path}`);
      expect(answer, path).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ in: place, name }] },
      });
    }
  });

  it('says so when there is nothing at an address, and names its methods when another is tried', async () => {
    const answer = await request('PUT', `/v1/projects/${project.id}`, {});
    const nothing = await request('GET', '/v1/nothing/here');

    expect(nothing).toMatchObject({ status: 404, body: { code: 'endpoint_not_found', status: 404 } });

    expect(answer).toMatchObject({
      status: 405,
      body: {
        code: 'method_not_allowed',
        detail: 'This address does not accept PUT. It accepts GET, PATCH, DELETE.',
      },
    });
    expect(answer.headers.get('allow')).toBe('GET, PATCH, DELETE');
  });
});

describe('telling requests apart', () => {
  it('gives each an id that the problem and the header share', async () => {
    const answer = await request('GET', '/v1/projects/nowhere');

    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.body.instance).toContain(answer.body.requestId);
  });

  it('keeps the caller’s own id, unless it could not be logged safely', async () => {
    const kept = await request('GET', '/v1/projects', undefined, { 'X-Request-Id': 'trace-42' });
    const replaced = await request('GET', '/v1/projects', undefined, { 'X-Request-Id': '{"a":1} b' });

    expect(kept.headers.get('x-request-id')).toBe('trace-42');
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('failing for a reason nobody foresaw', () => {
  // @holds S240
  it('answers without the reason, which only the log has', async () => {
    const fail = () => {
      throw new Error('the disk of catalogue-7 is on fire');
    };
    const broken = { find: fail, all: fail } as unknown as Catalogue;
    const { request, logged } = await startTestServer({ catalogue: broken });

    const answer = await request('GET', '/v1/providers/sandbox');

    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error', retryable: true } });
    expect(JSON.stringify(answer.body)).not.toContain('catalogue-7');
    expect(logged.join('')).toContain('catalogue-7');
    expect(logged.join('')).toContain(answer.body.requestId);
  });
});

describe('an update with members that its mask does not name', () => {
  it('changes only what is named, and says what it has left as it was', async () => {
    const { id } = await given.webhook('https://hooks.acme.example');
    const update = (updateMask: string[]) =>
      request('PATCH', `/v1/projects/${project.id}/destinations/${id}`, {
        updateMask,
        destination: {
          name: 'renamed',
          metadata: { url: 'https://other.acme.example', headers: { a: 'b' } },
        },
      });

    const partly = await update(['name', 'metadata.url']);
    const whole = await update(['name', 'metadata']);

    expect(partly).toMatchObject({ status: 200, body: { name: 'renamed' } });
    expect(partly.headers.get('Dowel-Warning')).toBe('no_effect;path="destination.metadata.headers"');
    expect(whole.headers.has('Dowel-Warning')).toBe(false);
  });
});

describe('a body where none is taken', () => {
  it('is named as without effect', async () => {
    for (const [body, warning] of [
      ['{"keepConnections":true}', 'unknown_member;path="keepConnections"'],
      ['keepConnections=true', 'unknown_member;path="body"'],
      ['{}', null],
      ['', null],
    ] as const) {
      const { id } = await given.webhook('https://hooks.acme.example');
      const deleted = await request('DELETE', `/v1/projects/${project.id}/destinations/${id}`, body);
      expect([deleted.status, deleted.headers.get('Dowel-Warning')], body).toEqual([204, warning]);
    }
  });
});

describe('a change under a condition', () => {
  it('is refused, because nobody would check it', async () => {
    const { id } = await given.webhook('https://hooks.acme.example');
    const path = `/v1/projects/${project.id}/destinations/${id}`;

    for (const name of ['If-Match', 'If-None-Match', 'If-Unmodified-Since']) {
      const refused = await request('DELETE', path, undefined, { [name]: '"7"' });
      expect(refused, name).toMatchObject({ status: 422, body: { code: 'member_misspelt' } });
      expect(refused.body.issues).toMatchObject([{ in: 'header', name: name.toLowerCase() }]);
      expect(await request('GET', path, undefined, { [name]: '"7"' })).toMatchObject({ status: 200 });
    }
  });
});

describe('a parameter that the endpoint does not have', () => {
  it('is refused if it belongs in the body, so that a dry run never deploys', async () => {
    const sourceYaml =
      'specVersion: 1.0.0\nintegrations:\n  - { name: a, provider: stripe, proxy: { enabled: true } }\n';

    const answer = await request('PUT', `/v1/projects/${project.id}/integrations:batch?dryRun=true`, {
      sourceYaml,
    });

    expect(answer).toMatchObject({ status: 422, body: { code: 'member_misspelt' } });
    expect(answer.body.issues).toMatchObject([
      { in: 'query', name: 'dryRun', remedy: 'Send "dryRun" in the body.' },
    ]);
    expect((await request('GET', `/v1/projects/${project.id}/integrations`)).body).toEqual([]);
  });

  it('is told in a header if it is like none, beside what else is told', async () => {
    const listed = await request('GET', `/v1/projects/${project.id}/topics?colour=red&pageSize=1`);
    const plain = await request('GET', `/v1/projects/${project.id}/topics?pageSize=1`);

    expect(listed.status).toBe(200);
    expect(listed.headers.get('Dowel-Warning')).toBe('unknown_parameter;path="colour"');
    expect(plain.headers.has('Dowel-Warning')).toBe(false);
  });

  it('names a reference that looks like another one', async () => {
    const path = `/v1/projects/${project.id}`;
    const warning = 'unclear_reference;path="groupRef"';

    for (const groupRef of [
      'cafe\u0301',
      'g1 ',
      'g1\u200b',
      'g\u00ad1',
      '\u202eg1',
      'g\u31641',
      'undefined',
      '[object Object]',
      '',
    ]) {
      const found = await request('GET', `${path}/connections?${new URLSearchParams({ groupRef })}`);
      const made = await request('POST', `${path}/groups`, { groupRef, groupName: 'Café \u200d' });
      expect(found.headers.get('Dowel-Warning'), groupRef).toBe(warning);
      expect([made.status, made.headers.get('Dowel-Warning')], groupRef).toEqual(
        groupRef === '' ? [400, null] : [201, warning],
      );
    }
    const plain = await request('POST', `${path}/groups`, { groupRef: 'café', groupName: 'Café' });
    expect([plain.status, plain.headers.get('Dowel-Warning')]).toEqual([201, null]);
  });
});
