import { describe, expect, it } from 'vitest';
import type { Connector } from './connector.ts';
import { parseConnector } from './parse-connector.ts';

const paging = {
  style: 'cursor',
  next: 'next',
  into: { query: 'c' },
  end: { when: 'absent' },
  size: { max: 10 },
};
const good = {
  connectorVersion: 1,
  provider: 'oak',
  displayName: 'Oak',
  verified: 'nothing',
  errors: { message: 'message' },
  objectNames: 'any',
  object: {
    record: { id: 'id', updateTime: { member: 'at', format: 'rfc3339', granularityMs: 1 } },
    list: {
      request: { path: '/{objectName}' },
      records: 'items',
      paging,
      conditions: { style: 'parameters', from: { query: 'since' } },
    },
    changes: {
      source: 'filter',
      format: 'rfc3339',
      isFromInclusive: true,
      settleMs: 0,
      overlapMs: 0,
      granularityMs: 1,
    },
    order: 'ascending',
    deletes: { source: 'unknown' },
    fields: { source: 'list', fields: [{ name: 'id', type: 'string' }] },
  },
} satisfies Connector | object;

const signature = { header: 'x-signature', signs: '{body}', encoding: 'hex' };
const webhooks = {
  scope: 'application',
  signature,
  event: { id: 'id', type: 'topic', recordId: 'record', account: 'team' },
  account: { source: 'metadata', name: 'teamId' },
  setUp: 'Set this address at the app.',
};

type Change = (connector: typeof good & Record<string, unknown>) => void;

/** The findings for a connector that differs from a good one. */
function found(change: Change) {
  const connector = structuredClone(good);
  change(connector);
  const { connector: usable, findings } = parseConnector(JSON.stringify(connector, null, 2));
  return { isUsable: usable !== undefined, findings };
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

  it('says so when a day may be one of the account, and the read goes back less than a day', () => {
    const asked = (other: object) =>
      found((c) => Object.assign(c.object.changes, { format: 'date', granularityMs: 86_400_000, ...other }));

    expect(asked({}).findings).toMatchObject([
      { severity: 'warning', path: 'object.changes.overlapMs', fix: expect.stringContaining('86400000') },
    ]);
    expect(asked({ overlapMs: 86_400_000 }).findings).toEqual([]);
    expect(asked({ isFromInclusive: false }).findings).toEqual([]);
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
      'a key with a typo',
      (c) => Object.assign(c.object.list, { pageing: {} }),
      'object.list.pageing',
      /no.* key/,
      /"paging"/,
    ],
    [
      'a missing part',
      (c) => Reflect.deleteProperty(c.object, 'order'),
      'object.order',
      /missing/,
      /ascending/,
    ],
    [
      'an unknown choice',
      (c) => Object.assign(c.object, { order: 'asc' }),
      'object.order',
      /"asc"/,
      /ascending/,
    ],
    [
      'an unknown kind of paging',
      (c) => Object.assign(c.object.list.paging, { style: 'curser' }),
      'object.list.paging.style',
      /"curser"/,
      /lastRecord.*linkHeader/,
    ],
    [
      'a list without an end rule',
      (c) => Reflect.deleteProperty(c.object.list.paging, 'end'),
      'object.list.paging.end',
      /missing/,
      /Add "end/,
    ],
    [
      'a slot with two places',
      (c) => Object.assign(c.object.list.paging.into, { qery: 'x' }),
      'object.list.paging.into.qery',
      /not a key/,
      /"query"/,
    ],
    [
      'an unknown placeholder',
      (c) => Object.assign(c.object.list.request, { path: '/{object}' }),
      'object.list.request.path',
      /\{object\}/,
      /\{objectName\}/,
    ],
    [
      'an unknown placeholder of a header',
      (c) => Object.assign(c.object.list.paging.size, { into: { header: 'x-size', text: 'n={value}{max}' } }),
      'object.list.paging.size.into.text',
      /\{max\}/,
      /\{value\}/,
    ],
    [
      'a path that leaves the API',
      (c) => Object.assign(c.object.list.request, { path: '/a/../b' }),
      'object.list.request.path',
      /"\.\."/,
      /whole path/,
    ],
    [
      'a header that signs in',
      (c) => Object.assign(c, { headers: { Authorization: 'Bearer x' } }),
      'headers.Authorization',
      /not for connectors/,
      /signs in/,
    ],
    [
      'a body of a GET',
      (c) => Object.assign(c.object.list.paging, { into: { body: 'c' } }),
      'object.list.paging.into',
      /no body/,
      /POST/,
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
      'an order without a time',
      (c) => Object.assign(c.object, { record: { id: 'id' } }),
      'object.order',
      /say none/,
      /order: none/,
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
    const { isUsable, findings } = found(change);
    const about = findings.filter((finding) => finding.severity === 'error' && finding.path === path);

    expect(isUsable).toBe(false);
    expect(findings.map((finding) => finding.path)).toContain(path);
    expect(about).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message), fix: expect.stringMatching(fix) }),
    ]);
    expect(about[0]?.line).toBeGreaterThan(0);
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
