import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { readCatalogueFile } from './read-catalogue-file.ts';

/** An invented provider that has each member of the specification once. The contract suite uses it too. */
const text = readFileSync(new URL('../test/every-member.json', import.meta.url), 'utf8');
const written: Record<string, CatalogueEntry> = JSON.parse(text).catalog;

/** Section 2.6 of the specification as a list of paths. `[]` is an array, `*` is a key that the entry chooses. */
const specified = `
  name authType baseURL defaultModule displayName postAuthInfoNeeded
  media.regular.iconURL media.regular.logoURL media.darkMode.iconURL media.darkMode.logoURL
  labels subscribeOpts modules
  support.bulkWrite.insert support.bulkWrite.update support.bulkWrite.upsert support.bulkWrite.delete
  support.proxy support.read support.subscribe support.write support.delete
  support.search.operators.equals
  support.subscribeSupport.create support.subscribeSupport.update support.subscribeSupport.delete
  support.subscribeSupport.passThrough
  support.batchWrite.create.supported support.batchWrite.create.defaultRecordLimit
  support.batchWrite.create.objectRecordLimits.*
  support.batchWrite.update.supported support.batchWrite.update.defaultRecordLimit
  support.batchWrite.update.objectRecordLimits.*
  support.batchWrite.upsert.supported support.batchWrite.upsert.defaultRecordLimit
  support.batchWrite.upsert.objectRecordLimits.*
  support.batchWrite.delete.supported support.batchWrite.delete.defaultRecordLimit
  support.batchWrite.delete.objectRecordLimits.*
  oauth2Opts.tokenURL oauth2Opts.authURL oauth2Opts.docsURL
  oauth2Opts.explicitScopesRequired oauth2Opts.explicitWorkspaceRequired
  oauth2Opts.audience[] oauth2Opts.scopeMappings.* oauth2Opts.authURLParams.*
  oauth2Opts.tokenMetadataFields.workspaceRefField oauth2Opts.tokenMetadataFields.consumerRefField
  oauth2Opts.tokenMetadataFields.scopesField
  oauth2Opts.tokenMetadataFields.otherFields[].name oauth2Opts.tokenMetadataFields.otherFields[].displayName
  oauth2Opts.tokenMetadataFields.otherFields[].path oauth2Opts.tokenMetadataFields.otherFields[].capture
  oauth2Opts.accessTokenOpts.header.name oauth2Opts.accessTokenOpts.header.valuePrefix
  oauth2Opts.accessTokenOpts.docsURL
  apiKeyOpts.query.name apiKeyOpts.header.name apiKeyOpts.header.valuePrefix apiKeyOpts.docsURL
  basicOpts.apiKeyAsBasic basicOpts.apiKeyAsBasicOpts.fieldUsed basicOpts.apiKeyAsBasicOpts.keyFormat
  basicOpts.docsURL
  customOpts.headers[].name customOpts.headers[].valueTemplate
  customOpts.queryParams[].name customOpts.queryParams[].valueTemplate
  customOpts.inputs[].name customOpts.inputs[].displayName customOpts.inputs[].prompt customOpts.inputs[].docsURL
  authHealthCheck.url authHealthCheck.method authHealthCheck.successStatusCodes[]
  metadata.input[].name metadata.input[].displayName metadata.input[].prompt metadata.input[].defaultValue
  metadata.input[].docsURL metadata.input[].moduleDependencies
  metadata.postAuthentication[].name metadata.postAuthentication[].moduleDependencies
  providerOpts
`
  .trim()
  .split(/\s+/);

/** The value at a path. For an array or a map, its first value. */
function at(value: unknown, path: string): unknown {
  return path
    .replaceAll('[]', '.*')
    .split('.')
    .reduce<unknown>((inner, key) => {
      if (typeof inner !== 'object' || inner === null) return undefined;
      return key === '*' ? Object.values(inner)[0] : Reflect.get(inner, key);
    }, value);
}

describe('loading an entry with every member of the specification', () => {
  const { entries, problems } = readCatalogueFile(text);
  const provider = createCatalogue(entries).get('larkspurSuite');

  // @holds S65, S67, S69, S70, S71, S72, S80, S81, S82, S83, S84, S86, S97, S100, S103, S104, S105, S108, S111
  it.each(specified)('keeps %s as it was written', (path) => {
    const value = at(written.larkspurSuite, path);

    expect(value).not.toBeUndefined();
    expect(at(provider, path)).toEqual(value);
  });

  it('finds nothing wrong with it, and nothing in it that is not on the list', () => {
    expect(problems).toEqual([]);
    expect(
      Object.keys(written.larkspurSuite ?? {}).filter(
        (key) => !specified.some((path) => path.split('.')[0] === key),
      ),
    ).toEqual([]);
  });
});

describe('loading an entry with no member that may be left out', () => {
  const load = (entry: object) => {
    const needed = {
      baseURL: 'https://api.larkspur.example',
      defaultModule: '',
      support: {},
      providerOpts: {},
    };
    const { entries, problems } = readCatalogueFile(
      JSON.stringify({ larkspur: { name: 'larkspur', ...needed, ...entry } }),
    );
    expect(problems).toEqual([]);
    return createCatalogue(entries).get('larkspur');
  };
  const tokenURL = 'https://auth.larkspur.example/token';
  const authURL = 'https://{{.workspace}}.larkspur.example/authorize';

  // @holds S76
  it.each(['basic', 'jwt', 'custom', 'none'])('takes one of type %s without options', (authType) => {
    expect(load({ authType })).toMatchObject({ authType });
  });

  it('supports nothing that it does not name', () => {
    const { support } = load({ authType: 'none', support: { read: true } });

    expect(support).toEqual({
      read: true,
      proxy: false,
      write: false,
      subscribe: false,
      delete: false,
      bulkWrite: { insert: false, update: false, upsert: false, delete: false },
      search: { operators: { equals: false } },
    });
  });

  it('supports in a module nothing that the module does not name', () => {
    const ledger = {
      displayName: 'Ledger',
      baseURL: 'https://ledger.larkspur.example',
      support: { write: true },
    };

    const { modules } = load({ authType: 'none', modules: { ledger } });

    expect(modules?.ledger?.support).toMatchObject({
      write: true,
      read: false,
      bulkWrite: { insert: false },
    });
  });

  it('signs in by an authorization code where there is an address for it', () => {
    const { oauth2Opts } = load({ authType: 'oauth2', oauth2Opts: { tokenURL, authURL } });

    expect(oauth2Opts).toEqual({
      tokenURL,
      authURL,
      grantType: 'authorizationCode',
      explicitScopesRequired: false,
      explicitWorkspaceRequired: true,
      tokenMetadataFields: {},
    });
  });

  it("signs in by the customer's own client where there is none", () => {
    const { oauth2Opts } = load({ authType: 'oauth2', oauth2Opts: { tokenURL } });

    expect(oauth2Opts).toMatchObject({ grantType: 'clientCredentials', explicitWorkspaceRequired: false });
  });

  it('sends an access token in the header that is named', () => {
    const { oauth2Opts } = load({
      authType: 'oauth2',
      oauth2Opts: { tokenURL, accessTokenOpts: { header: { name: 'X-Token' } } },
    });

    expect(oauth2Opts?.accessTokenOpts?.attachmentType).toBe('accessTokenHeaderAttachment');
  });

  it.each([
    ['header', { header: { name: 'X-Key' } }],
    ['query', { query: { name: 'key' } }],
    ['header', { header: { name: 'X-Key' }, query: { name: 'key' } }],
  ])('puts an API key into the %s of %j', (attachmentType, apiKeyOpts) => {
    expect(load({ authType: 'apiKey', apiKeyOpts }).apiKeyOpts).toEqual({ ...apiKeyOpts, attachmentType });
  });
});
