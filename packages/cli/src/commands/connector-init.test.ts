import { parseConnector } from '@dowel/schema/connector';
import { describe, expect, it } from 'vitest';
import { runDowel } from '../../test/terminal.ts';
import { larchDesk } from '../api-document/larch-desk.fixture.ts';

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

  it('drafts nothing that the document denies', async () => {
    const { stdout } = await init(larchDesk);
    const { stderr } = await runDowel(['connector', 'check', 'larch.yaml', '--document', 'openapi.yaml'], {
      files: { 'larch.yaml': stdout, 'openapi.yaml': larchDesk },
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
