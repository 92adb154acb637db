import { describe, expect, it } from 'vitest';
import { good, signature, webhooks } from './good-connector.fixture.ts';
import { parseConnector } from './parse-connector.ts';

type Change = (connector: typeof good & Record<string, unknown>) => void;

/** The findings for a connector that differs from a good one. */
function found(change: Change) {
  const connector = structuredClone(good);
  change(connector);
  const { connector: usable, findings } = parseConnector(JSON.stringify(connector, null, 2));
  return { isUsable: usable !== undefined, findings };
}

function expectError(change: Change, path: string, message: RegExp, fix: RegExp): void {
  const { isUsable, findings } = found(change);
  const about = findings.filter((finding) => finding.severity === 'error' && finding.path === path);

  expect(isUsable).toBe(false);
  expect(findings.map((finding) => finding.path)).toContain(path);
  expect(about).toEqual([
    expect.objectContaining({ message: expect.stringMatching(message), fix: expect.stringMatching(fix) }),
  ]);
  expect(about[0]?.line).toBeGreaterThan(0);
}

describe('the file of a connector', () => {
  it('can be used when nothing is wrong with it', () => {
    expect(found(() => undefined)).toEqual({ isUsable: true, findings: [] });
    expect(found((c) => Object.assign(c, { webhooks }))).toEqual({ isUsable: true, findings: [] });
    const deletes = { source: 'flag', member: 'is_deleted', value: 1 };
    expect(found((c) => Object.assign(c.object, { deletes }))).toEqual({ isUsable: true, findings: [] });
  });

  it('says so when it extends a connector, and names one of its objects in another form', () => {
    const { connector } = parseConnector(JSON.stringify({ ...good, objects: { contacts: {} } }));
    const extending = (name: string) => {
      const extension = { connectorVersion: 1, extends: 'oak', objects: { [name]: { order: 'none' } } };
      return parseConnector(JSON.stringify(extension), { shipped: () => connector });
    };

    expect(extending('contacts').findings).toEqual([]);
    expect(extending('leaves').findings).toEqual([]);
    expect(extending('Contact')).toMatchObject({
      extension: { extends: 'oak' },
      findings: [
        { severity: 'warning', path: 'objects.Contact', fix: expect.stringContaining('"contacts"') },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['whose place is not named', { means: 'missing_field' }, 'warning'],
    ['that the rule is not about', { means: 'rejected', field: { member: 'name' } }, 'error'],
    [
      'behind a placeholder of something else',
      { means: 'missing_field', field: { member: 'a', before: '{id}' } },
      'error',
    ],
  ])('says so of an error about a field %s', (_, rule, severity) => {
    const { findings } = found((connector) => Object.assign(connector.errors, { rules: [rule] }));

    expect(findings).toMatchObject([{ severity, path: expect.stringContaining('errors.rules[0]') }]);
  });

  // @holds P19
  it.each<[string, Change, string, RegExp, RegExp]>([
    [
      'a header that signs in',
      (c) => Object.assign(c, { headers: { Authorization: 'Bearer x' } }),
      'headers.Authorization',
      /not for connectors/,
      /signs in/,
    ],
    [
      'changes that nothing can ask for',
      (c) => Reflect.deleteProperty(c.object.list.conditions, 'from'),
      'object.changes',
      /no condition "from"/,
      /source: none/,
    ],
    [
      'a filter finer than the times',
      (c) => Object.assign(c.object.record.updateTime, { granularityMs: 1000 }),
      'object.changes.granularityMs',
      /smaller/,
      /1000/,
    ],
    [
      'pages that nothing can ask for',
      (c) =>
        Object.assign(c.object.list.paging, {
          style: 'keyset',
          next: undefined,
          into: undefined,
          after: { field: 'id', member: 'id' },
        }),
      'object.list.paging',
      /"after"/,
      /conditions/,
    ],
    [
      'an update of no record, in an exception',
      (c) =>
        Object.assign(c, {
          objects: {
            leaves: {
              write: {
                answer: { id: 'id' },
                update: { method: 'PUT', path: '/leaves', repeat: { by: 'upsert' } },
              },
            },
          },
        }),
      'objects.leaves.write.update',
      /which record/,
      /\{id\}/,
    ],
    [
      'a placeholder of a delete that only a record could fill',
      (c) =>
        Object.assign(c.object, {
          write: {
            answer: { id: 'id' },
            delete: { method: 'DELETE', path: '/{zone}/{id}', repeat: { by: 'none' } },
          },
        }),
      'object.write.delete.path',
      /\{zone\}/,
      /\{id\}/,
    ],
    [
      'webhooks of an unknown scope',
      (c) => Object.assign(c, { webhooks: { ...webhooks, scope: 'app' } }),
      'webhooks.scope',
      /"app"/,
      /account, application/,
    ],
    [
      'webhooks of an application whose account nobody can know',
      (c) => Object.assign(c, { webhooks: { ...webhooks, account: undefined } }),
      'webhooks.account',
      /missing/,
      /Add "account/,
    ],
    [
      'a signature over something unknown',
      (c) =>
        Object.assign(c, { webhooks: { ...webhooks, signature: { ...signature, signs: '{body}{uri}' } } }),
      'webhooks.signature.signs',
      /\{method\} and \{url\}/,
      /Correct/,
    ],
    [
      'a time that nobody sends',
      (c) =>
        Object.assign(c, { webhooks: { ...webhooks, signature: { ...signature, signs: '{time}{body}' } } }),
      'webhooks.signature.signs',
      /only if "time"/,
      /Correct/,
    ],
    [
      'several requests for the fields of one record',
      (c) => {
        const fieldsParameter = { as: 'commaList', limit: 100 };
        const write = { answer: { id: 'id' }, get: { path: '/oaks/{id}', fieldsParameter } };
        Object.assign(c.object, { write });
      },
      'object.write.get.fieldsParameter.limit',
      /not a key/,
      /Remove/,
    ],
    [
      'no objects',
      (c) => Object.assign(c, { objectNames: 'listed' }),
      'objectNames',
      /nothing can be read/,
      /objects/,
    ],
  ])('names %s', (_, change, path, message, fix) => {
    expectError(change, path, message, fix);
  });

  it.each<[string, string, object, string, RegExp, RegExp]>([
    ['a key with a typo', 'object.list', { pageing: {} }, 'pageing', /no.* key/, /"paging"/],
    ['a missing part', 'object', { order: undefined }, 'order', /missing/, /ascending/],
    ['an unknown choice', 'object', { order: 'asc' }, 'order', /"asc"/, /ascending/],
    [
      'an unknown kind of paging',
      'object.list.paging',
      { style: 'curser' },
      'style',
      /"curser"/,
      /lastRecord.*linkHeader/,
    ],
    ['a list without an end rule', 'object.list.paging', { end: undefined }, 'end', /missing/, /Add "end/],
    ['a slot with two places', 'object.list.paging.into', { qery: 'x' }, 'qery', /not a key/, /"query"/],
    [
      'an unknown placeholder',
      'object.list.request',
      { path: '/{object}' },
      'path',
      /\{object\}/,
      /\{objectName\}/,
    ],
    [
      'an unknown placeholder of a header',
      'object.list.paging.size',
      { into: { header: 'x-size', text: 'n={value}{max}' } },
      'into.text',
      /\{max\}/,
      /\{value\}/,
    ],
    [
      'a path that leaves the API',
      'object.list.request',
      { path: '/a/../b' },
      'path',
      /"\.\."/,
      /whole path/,
    ],
    ['a body of a GET', 'object.list.paging', { into: { body: 'c' } }, 'into', /no body/, /POST/],
    ['an order without a time', 'object', { record: { id: 'id' } }, 'order', /say none/, /order: none/],
  ])('names %s', (_, place, members, member, message, fix) => {
    const mapIn = (connector: object) => place.split('.').reduce((map, name) => Object(map)[name], connector);
    expectError((connector) => Object.assign(mapIn(connector), members), `${place}.${member}`, message, fix);
  });

  it.each(['', 'a: [', '- 1', 'null', `${'['.repeat(20_000)}`])(
    'is refused without an exception: %#',
    (text) => {
      const { connector, findings } = parseConnector(text);

      expect(connector).toBeUndefined();
      expect(findings.length).toBeGreaterThan(0);
    },
  );
});
