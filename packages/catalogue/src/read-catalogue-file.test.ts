import { describe, expect, it } from 'vitest';
import { ownProviders } from './providers/index.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

const github = ownProviders.github;
const capturing = (capture: string) => ({
  oauth2Opts: {
    ...github?.oauth2Opts,
    tokenMetadataFields: { otherFields: [{ name: 'region', displayName: 'Region', path: 'host', capture }] },
  },
});
const file = (catalog: unknown) => JSON.stringify({ timestamp: '2026-01-01T00:00:00Z', catalog });

describe('reading a catalogue file', () => {
  it('reads the whole file and the inner map alike', () => {
    const expected = { entries: { github }, problems: [] };

    expect(readCatalogueFile(file({ github }))).toEqual(expected);
    expect(readCatalogueFile(JSON.stringify({ github }))).toEqual(expected);
    expect(readCatalogueFile(`\uFEFF${file({ github })}`)).toEqual(expected);
  });

  it('takes a provider that is itself called catalog', () => {
    expect(Object.keys(readCatalogueFile(JSON.stringify({ catalog: github })).entries)).toEqual(['catalog']);
  });

  it('leaves header prefixes as they are written', () => {
    const entry = (valuePrefix: string) => ({
      ...ownProviders.stripe,
      apiKeyOpts: { attachmentType: 'header', header: { name: 'authorization', valuePrefix } },
    });
    const { entries } = readCatalogueFile(file({ spaced: entry(' Bearer '), bare: entry('Token token=') }));

    expect(entries.spaced?.apiKeyOpts?.header?.valuePrefix).toBe(' Bearer ');
    expect(entries.bare?.apiKeyOpts?.header?.valuePrefix).toBe('Token token=');
  });
});

describe('reading a file with mistakes', () => {
  const problemOf = (name: string, entry: unknown) => {
    const { entries, problems } = readCatalogueFile(file({ github, [name]: entry }));
    expect(Object.keys(entries)).toEqual(['github']);
    return problems;
  };

  // @holds S61, S62, S73, S74, S81
  it.each<[string, string, unknown, string, RegExp]>([
    ['an entry that is no object', 'broken', 7, '', /as an object/],
    [
      'missing options of an API key',
      'broken',
      { ...ownProviders.stripe, apiKeyOpts: undefined },
      'apiKeyOpts',
      /Add apiKeyOpts/,
    ],
    ['a name with a dash', 'bro-ken', github, 'name', /camelCase/],
    ['a name that differs from another by case', 'GitHub', github, 'name', /Rename or remove/],
  ])('reports %s and keeps the other entries', (_, name, entry, path, fix) => {
    expect(problemOf(name, entry)).toEqual([
      { entry: name, path, message: expect.any(String), fix: expect.stringMatching(fix) },
    ]);
  });

  // @holds S61, S62, S73, S74, S81
  it.each<[string, object, string, RegExp]>([
    ['a missing address', { baseURL: undefined }, 'baseURL', /Set baseURL to .*string/],
    ['an unknown way to sign in', { authType: 'magic' }, 'authType', /one of oauth2, /],
    ['missing OAuth options', { oauth2Opts: undefined }, 'oauth2Opts', /Add oauth2Opts/],
    ['a flag that is text', { support: { ...github?.support, read: 'yes' } }, 'support.read', /boolean/],
    [
      'a capture pattern that is no regular expression',
      capturing('(?<result>[a-z'),
      'oauth2Opts.tokenMetadataFields.otherFields.0.capture',
      /regular expression/,
    ],
    [
      'a capture pattern in the spelling of another language',
      capturing('(?P<result>[a-z]+)'),
      'oauth2Opts.tokenMetadataFields.otherFields.0.capture',
      /regular expression/,
    ],
    [
      'a capture pattern without the group that is captured',
      capturing('([a-z]+)'),
      'oauth2Opts.tokenMetadataFields.otherFields.0.capture',
      /\(\?<result>…\)/,
    ],
    [
      'a capture pattern of a source that tells whose account it is',
      { accountIdentity: { sources: [{ from: 'idToken', capture: '([a-z]+)' }] } },
      'accountIdentity.sources.0.capture',
      /\(\?<result>…\)/,
    ],
    [
      'a function in an address',
      { baseURL: 'https://{{.workspace | printf "%s"}}.example.com' },
      'baseURL',
      /only \{\{\.name\}\}/,
    ],
    [
      'a function deep inside',
      {
        modules: { crm: { displayName: 'CRM', support: github?.support, baseURL: 'https://{{ html .a }}' } },
      },
      'modules.crm.baseURL',
      /only \{\{\.name\}\}/,
    ],
    [
      'a function where a credential is put together',
      {
        authType: 'custom',
        customOpts: { headers: [{ name: 'X-Key', valueTemplate: '{{ .user | b64enc }}' }] },
      },
      'customOpts.headers.0.valueTemplate',
      /only \{\{\.name\}\}/,
    ],
    [
      'a key that would not be sent',
      {
        authType: 'basic',
        basicOpts: { apiKeyAsBasic: true, apiKeyAsBasicOpts: { keyFormat: 'api:key' } },
      },
      'basicOpts.apiKeyAsBasicOpts.keyFormat',
      /%s in place/,
    ],
    [
      'a signing key that nobody types',
      {
        authType: 'jwt',
        jwtOpts: { algorithm: 'ES256', inputs: [], key: 'pem', claims: {}, lifetimeSeconds: 60 },
      },
      'jwtOpts.key',
      /jwtOpts\.inputs/,
    ],
    [
      'a claim with a function',
      {
        authType: 'jwt',
        jwtOpts: {
          algorithm: 'ES256',
          inputs: [{ name: 'pem', displayName: 'Key' }],
          key: 'pem',
          claims: { iss: '{{ .user | upper }}' },
          lifetimeSeconds: 60,
        },
      },
      'jwtOpts.claims.iss',
      /only \{\{\.name\}\}/,
    ],
    ['braces that never end', { displayName: 'Larch {{.a' }, 'displayName', /only/],
    ['a name that differs from its key', { name: 'whole' }, 'name', /leave name out/],
  ])('reports %s and keeps the other entries', (_, members, path, fix) => {
    expect(problemOf('broken', { ...github, ...members })).toEqual([
      { entry: 'broken', path, message: expect.any(String), fix: expect.stringMatching(fix) },
    ]);
  });

  it('refuses an entry nested without end', () => {
    const depth = 4_000;
    const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const { entries, problems } = readCatalogueFile(`{"deep":${deep},"github":${JSON.stringify(github)}}`);

    expect(Object.keys(entries)).toEqual(['github']);
    expect(problems).toMatchObject([{ entry: 'deep', fix: 'Flatten the entry.' }]);
  });

  it.each(['', 'catalog:\n  github: {}', '[]', '"text"', 'null', '{"a":'])('explains %j', (text) => {
    expect(readCatalogueFile(text)).toEqual({
      entries: {},
      problems: [{ path: '', message: expect.stringContaining('cannot be read'), fix: expect.any(String) }],
    });
  });
});

describe('reading junk', () => {
  const everyTenth = Object.entries(ownProviders).filter((_, index) => index % 10 === 0);
  const whole = JSON.parse(JSON.stringify({ catalog: Object.fromEntries(everyTenth) }));

  it('never throws, and accounts for every entry', () => {
    const random = seeded(20_261_121);
    for (let round = 0; round < 400; round++) {
      const catalog = spoil(whole.catalog, random);
      const { entries, problems } = readCatalogueFile(JSON.stringify(catalog) ?? '');
      if (typeof catalog !== 'object' || catalog === null || Array.isArray(catalog)) continue;

      const named = new Set([...Object.keys(entries), ...problems.map(({ entry }) => entry)]);
      expect([...named].sort()).toEqual(Object.keys(catalog).sort());
    }
  });

  it('never throws on text cut or changed anywhere', () => {
    const random = seeded(7);
    const text = JSON.stringify(whole);
    for (let round = 0; round < 400; round++) {
      const at = Math.floor(random() * text.length);
      const changed = text.slice(0, at) + String.fromCharCode(random() * 0xffff) + text.slice(at + 1);

      expect(() => readCatalogueFile(text.slice(0, at))).not.toThrow();
      expect(() => readCatalogueFile(changed)).not.toThrow();
    }
  });
});

const junk: unknown[] = [
  null,
  true,
  -1,
  '',
  '{{.workspace',
  [],
  {},
  [[]],
  { toString: 1 },
  'x'.repeat(1_000),
];

/** A copy in which junk replaces about one member in forty. */
function spoil(value: unknown, random: () => number): unknown {
  if (random() < 0.025) return junk[Math.floor(random() * junk.length)];
  if (Array.isArray(value)) return value.map((member) => spoil(member, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, spoil(member, random)]));
}

/** Gives the same numbers on every run, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
