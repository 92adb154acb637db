import { parseConnector } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { growthWhenDoubled, MOST_GROWTH } from '../../../schema/src/rules/doubling.fixture.ts';
import { runDowel } from '../../test/terminal.ts';
import { draftConnector } from '../api-document/draft-connector.ts';
import { larchDesk, largerDesk } from '../api-document/larch-desk.fixture.ts';
import { readApiDocument } from '../api-document/read-document.ts';

const init = (text: string) =>
  runDowel(['connector', 'init', '--from', 'openapi.yaml', '--provider', 'larchDesk'], {
    files: { 'openapi.yaml': text },
    env: {},
  });

describe('drafting a connector from a document', () => {
  it('has every list with its paging, id, times, fields and writes', async () => {
    const { exitCode, stdout } = await init(larchDesk);
    const { connector, findings } = parseConnector(stdout);

    expect({ exitCode, findings }).toEqual({ exitCode: 0, findings: [] });
    expect(Object.keys(connector?.objects ?? {})).toEqual(['tickets', 'agents']);
    expect(connector).toMatchObject({
      displayName: 'Larch Desk',
      errors: { message: ['error.message'] },
      object: {
        list: {
          request: { path: '/{objectName}' },
          records: 'data',
          paging: {
            style: 'cursor',
            next: 'meta.next_cursor',
            into: { query: 'cursor' },
            end: { when: 'false', member: 'meta.has_more' },
            size: { into: { query: 'limit' }, max: 200 },
          },
          conditions: { from: { query: 'updated_since' } },
        },
        changes: { source: 'filter', format: 'rfc3339' },
        write: {
          answer: { record: 'ticket', id: 'id' },
          create: { method: 'POST', path: '/{objectName}', wrap: 'ticket' },
          update: { method: 'PATCH', path: '/{objectName}/{id}', wrap: 'ticket' },
          delete: { method: 'DELETE', path: '/{objectName}/{id}' },
        },
      },
      objects: {
        tickets: {
          fields: {
            fields: expect.arrayContaining([
              { name: 'subject', type: 'string' },
              { name: 'due', type: 'date' },
              { name: 'id', type: 'int', readOnly: true },
              { name: 'updated_at', type: 'datetime', readOnly: true },
            ]),
          },
        },
        agents: {
          list: { records: '.', paging: { style: 'pageNumber', end: { when: 'emptyPage' } } },
          changes: { source: 'none' },
          write: null,
        },
      },
    });
  });

  it('marks what is not sure, and says what is left out and why', async () => {
    const { stdout, stderr } = await init(larchDesk);

    expect(stdout).toContain(
      '# guess: "updated_since" may mean another time, and may leave out the time itself',
    );
    expect(stdout).toContain('# guess: the document does not say how the last page is known');
    expect(stdout).toMatch(
      /Left out, because the list is below another record.*\n#\s+\/tickets\/\{ticket_id\}\/notes\n/,
    );
    expect(stdout).toMatch(/Left out, because it has to be asked for "agent":\n#\s+\/visits\n/);
    expect(stdout).not.toContain('people');
    expect(stderr).toBe(
      'Drafted 2 objects, with 3 guesses to confirm. 2 lists are left out, and the file says why.\n',
    );
  });

  it('goes back a day where the document asks for changes by day', async () => {
    const byDay = larchDesk.replace(/(updated_since.*)date-time/, '$1date');
    const { connector, findings } = parseConnector((await init(byDay)).stdout);

    expect(connector?.object.changes).toMatchObject({ format: 'date' });
    expect(findings).toEqual([]);
  });

  it('follows references wherever they stand, and says which lead nowhere', async () => {
    const { connector } = parseConnector((await init(largerDesk)).stdout);

    expect(connector?.objects).toMatchObject({
      tags: { list: { records: '{objectName}' } },
      streams: {
        list: {
          paging: {
            style: 'cursor',
            next: 'bookmark',
            into: { query: 'bookmark' },
            end: { when: 'true', member: 'done' },
          },
        },
      },
      owners: { list: { records: '.' } },
    });
    const { exitCode, stdout, stderr } = await init('openapi: 3.1.0\npaths: { /a: { $ref: ./a.yaml } }');
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toMatch(
      /Left out, because a reference of the document leads nowhere, as \.\/a\.yaml does.*\n {2}\/a/,
    );
  });

  it('takes the id that the path of a record takes, and a likely one, and marks both', async () => {
    const { stdout } = await init(largerDesk);

    expect(parseConnector(stdout).connector?.objects).toMatchObject({
      tags: { record: { id: 'code' }, write: { answer: { record: '.', id: 'code' } } },
      owners: { record: { id: 'larch_id' } },
    });
    expect(stdout).toContain('# guess: "code" is the id, because /tags/{code} takes it\n');
    expect(stdout).toContain('# guess: "larch_id" may be no id\n');
  });

  it('takes a number of the next page for no address', async () => {
    const { stdout } = await init(largerDesk);

    expect(parseConnector(stdout).connector?.objects?.tags?.list?.paging).toEqual({
      style: 'pageNumber',
      into: { query: 'page' },
      first: 1,
      end: { when: 'total', member: 'meta.total_count' },
      size: { max: 50 },
    });
  });

  it('says of a list whose pages nobody knows what it would do', async () => {
    const { stdout, stderr } = await init(largerDesk);

    expect(stdout).toMatch(
      /# WRONG: the document names no way to the next page, so only the first page is read.*\n(.*\n)? +owners:/,
    );
    expect(stderr).toContain('Only the first page would be read of owners');
  });

  it('has a key for repeating, updates by POST as a form, and marks fields that only a create takes', async () => {
    const { stdout } = await init(largerDesk);
    const { connector } = parseConnector(stdout);

    expect(connector?.objects?.tickets?.write?.create).toMatchObject({
      repeat: { by: 'key', header: 'Larch-Idempotency-Key' },
    });
    expect(connector?.objects?.tags?.write?.update).toMatchObject({
      method: 'POST',
      path: '/{objectName}/{id}',
      encoding: 'form',
    });
    expect(stdout).toContain('# guess: POST /tags/{code} changes the record, and makes none\n');
    expect(connector?.objects?.tickets?.fields).toMatchObject({
      fields: expect.arrayContaining([{ name: 'send_mail', type: 'boolean' }]),
    });
  });

  it('drafts nothing that the document denies', async () => {
    const { stdout } = await init(largerDesk);
    const { stderr } = await runDowel(['connector', 'check', 'larch.yaml', '--document', 'openapi.yaml'], {
      files: { 'larch.yaml': stdout, 'openapi.yaml': largerDesk },
      env: {},
    });

    expect(stderr).not.toContain(' error ');
  });

  it('reads Swagger 2', async () => {
    const { exitCode, stdout } = await init(
      JSON.stringify({
        swagger: '2.0',
        info: { title: 'Larch Desk' },
        paths: {
          '/agents': {
            get: {
              responses: { 200: { schema: { type: 'array', items: { $ref: '#/definitions/Agent' } } } },
            },
          },
        },
        definitions: { Agent: { properties: { id: { type: 'string' }, name: { type: 'string' } } } },
      }),
    );

    expect(exitCode).toBe(0);
    expect(parseConnector(stdout).connector?.objects).toHaveProperty('agents');
  });

  it('drafts only fields of the record itself, and finds its own id', async () => {
    const time = { type: 'string', format: 'date-time' };
    const text = { type: 'string' };
    const record = { properties: { PriceAccountId: text, orderAddressId: text, ChangedDateUTC: text } };
    const several = { properties: { OrderAddresses: { type: 'array', items: record }, Warnings: text } };
    const content = { 'application/json': { schema: several } };
    const calls = {
      get: {
        parameters: [{ name: 'If-Modified-Since', in: 'header', schema: time }],
        responses: { 200: { content } },
      },
      post: { requestBody: { content }, responses: { 200: { content } } },
    };

    const { stdout } = await init(JSON.stringify({ openapi: '3.1.0', paths: { '/OrderAddresses': calls } }));

    const { object, objects } = parseConnector(stdout).connector ?? {};
    expect(object?.record).toMatchObject({
      id: 'orderAddressId',
      updateTime: { member: 'ChangedDateUTC', format: 'rfc3339' },
    });
    expect(object?.list).toMatchObject({ conditions: { from: { header: 'If-Modified-Since' } } });
    expect(objects?.OrderAddresses?.fields).toMatchObject({
      fields: Object.keys(record.properties).map((name) => ({ name, readOnly: true })),
    });
    expect(stdout).toContain('"ChangedDateUTC" may be written otherwise than');
  });

  it.each([
    ['is cut off', '{"openapi": "3.1.0", "paths": {', 'cannot be read'],
    ['is none', 'hello: world', 'has no "paths"'],
    ['has no list', 'openapi: 3.1.0\npaths: { /me: { get: {} } }', 'has no list of records'],
    [
      'refers to itself without end',
      'openapi: 3.1.0\npaths: { /a: { get: { responses: { "200": { $ref: "#/paths/~1a/get/responses/200" } } } } }',
      'has no list of records',
    ],
    [
      'has maps where lists belong',
      'openapi: 3.1.0\npaths: { /a: { get: { parameters: {}, responses: [] } } }',
      'has no list',
    ],
  ])('says in a sentence that a document %s', async (_, text, sentence) => {
    const { exitCode, stdout, stderr } = await init(text);

    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

it('does not look through the whole document for each of its lists', () => {
  const growth = growthWhenDoubled((count) => {
    const node = {
      type: 'object',
      properties: { id: { type: 'string' }, at: { $ref: '#/components/schemas/At' } },
    };
    const list = { type: 'object', properties: { data: { type: 'array', items: node } } };
    const get = { responses: { 200: { content: { 'application/json': { schema: list } } } } };
    const paths = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/list${index}`, { get }]));
    const schemas = { At: { type: 'string', format: 'date-time' } };
    const text = JSON.stringify({ openapi: '3.1.0', paths, components: { schemas } });
    return () => draftConnector(readApiDocument(text, 'openapi.json'), 'larchDesk');
  }, 50);

  expect(growth).toBeLessThan(MOST_GROWTH);
});
