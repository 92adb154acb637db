import type { CatalogueEntry } from '@dowel/schema';
import { proxyOnly } from './support.ts';

type Account = NonNullable<CatalogueEntry['accountIdentity']>;
type Source = NonNullable<Account['sources']>[number];
type Input = NonNullable<NonNullable<CatalogueEntry['metadata']>['input']>[number];
type OAuth = NonNullable<CatalogueEntry['oauth2Opts']>;

/** What every plain entry says. */
interface Facts extends Pick<CatalogueEntry, 'subscribeRequirements'> {
  /** The provider's name for people. */
  name: string;
  /** Where calls go. */
  base: string;
  /** The vendor's page about its credentials. */
  page: string;
  /** What is asked before somebody connects. */
  inputs?: Input | readonly Input[];
  /** A call that every credential may make: its address, or its path below `base`. */
  health?: string;
  /** What its connector can do. Absent: it has none. */
  support?: CatalogueEntry['support'];
  /** Who tells whose account it is, or why nobody does. Without it, nobody is known to tell. A path is below `base`. */
  account?: Source | readonly Source[] | { unknownBecause: string };
  /** What Dowel asks the provider for after a sign-in, by name. */
  learns?: string[];
}

/** What calls carry beside the key, by header. One that the caller sets stays. */
interface Beside {
  beside?: Record<string, string>;
}

interface KeyFacts extends Facts, Beside {
  /** The header with the key. `Authorization` when absent. */
  header?: string;
  /** What stands before the key, with its blank. Absent: `Bearer ` in `Authorization`, and nothing elsewhere. */
  prefix?: 'Bearer ' | 'Basic ' | 'Token ' | 'Token token=' | 'AccessKey ' | '';
  /** The query parameter with the key, in place of a header. */
  query?: string;
}

interface SignInFacts
  extends Facts,
    Pick<OAuth, (typeof oauthOptions)[number]>,
    Partial<Pick<OAuth, 'tokenMetadataFields'>> {
  auth: string;
  token: string;
  pkce?: true;
  /** The sign-in needs scopes. */
  scoped?: boolean;
  /** Where a sign-in may send credentials, if its addresses are typed whole. */
  hosts?: string[];
}

/** What a sign-in says in the words of the entry. */
const oauthOptions = [
  'accessTokenOpts',
  'audience',
  'authURLParams',
  'headers',
  'refreshURL',
  'revocation',
  'scopeMappings',
  'scopeSeparator',
  'tokenURLParams',
] as const;

const untold = { unknownBecause: 'No call is known that tells it to every credential.' };

/** An address that has a place for the customer's workspace leads to that workspace only. */
export const byAddress: Source = {
  from: 'metadata',
  workspace: { id: 'workspace', address: 'workspace' },
};

/** A call that tells who the person is, as the vendor's `page` has it. */
export function person(
  url: string,
  id: string,
  page: string,
  more: { name?: string; email?: string } = {},
): Source {
  return { from: 'call', url, person: { id, ...more }, docsURL: page };
}

/** A call that tells which company or workspace it is, as the vendor's `page` has it. */
export function workspace(url: string, id: string, page: string, name?: string): Source {
  return { from: 'call', url, workspace: { id, ...(name && { name }) }, docsURL: page };
}

/** Asks for the customer's own address at the provider. */
export function address(displayName: string, prompt: string): Input {
  return { name: 'workspace', displayName, prompt };
}

/** Asks for the end of the provider's address, which differs by where the customer's data is. */
export function site(defaultValue: string, prompt: string, displayName = 'Site'): Input {
  return { name: 'site', displayName, prompt, defaultValue };
}

/** Asks for the beginning of the address of the API, which differs in the same way. */
export function hostPrefix(defaultValue: string, prompt: string): Input {
  return { name: 'region', displayName: 'API host prefix', prompt, defaultValue };
}

/** A provider that takes a key in a header or in the query of a call. */
export function apiKey({
  page,
  header = 'Authorization',
  prefix = header === 'Authorization' ? 'Bearer ' : '',
  query,
  beside,
  ...facts
}: KeyFacts): CatalogueEntry {
  const place =
    query === undefined
      ? ({
          attachmentType: 'header',
          header: { name: header, ...(prefix && { valuePrefix: prefix }) },
        } as const)
      : ({ attachmentType: 'query', query: { name: query } } as const);
  return {
    ...common(facts),
    authType: 'apiKey',
    apiKeyOpts: { ...place, docsURL: page },
    ...besides(beside),
  };
}

/** A provider that takes a user name and a password. With `key`, the key is the user name, and there is no password. */
export function basic({
  page,
  key,
  keyFormat,
  beside,
  ...facts
}: Facts & Beside & { key?: true; keyFormat?: string }): CatalogueEntry {
  const asKey = key && {
    apiKeyAsBasic: true,
    apiKeyAsBasicOpts: { fieldUsed: 'username' as const, ...(keyFormat !== undefined && { keyFormat }) },
  };
  return { ...common(facts), authType: 'basic', basicOpts: { ...asKey, docsURL: page }, ...besides(beside) };
}

const besides = (headers: Beside['beside']) => headers && { customOpts: { headers: asTemplates(headers) } };

const asTemplates = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, valueTemplate]) => ({ name, valueTemplate }));

/** A provider whose people sign in to the builder's app in a window. */
export function signIn({
  auth,
  token,
  page,
  pkce,
  scoped = false,
  hosts,
  tokenMetadataFields = scoped ? { scopesField: 'scope' } : {},
  ...facts
}: SignInFacts): CatalogueEntry & { oauth2Opts: OAuth } {
  return {
    ...common(facts),
    authType: 'oauth2',
    oauth2Opts: {
      grantType: pkce ? 'authorizationCodePKCE' : 'authorizationCode',
      authURL: auth,
      tokenURL: token,
      explicitScopesRequired: scoped,
      explicitWorkspaceRequired: `${auth}${token}`.includes('{{.workspace}}'),
      tokenMetadataFields,
      docsURL: page,
      ...Object.fromEntries(oauthOptions.flatMap((name) => (name in facts ? [[name, facts[name]]] : []))),
    },
    ...(hosts && { allowedHosts: hosts }),
  };
}

/** A provider whose customers make an app of their own, and type its id and secret. */
export function ownClient({
  token,
  page,
  scoped,
  headers,
  ...facts
}: Facts & {
  token: string;
  /** What calls carry beside the token. */
  headers?: OAuth['headers'];
  /** The answer with the token says which scopes it has. */
  scoped?: true;
}): CatalogueEntry {
  return {
    ...common(facts),
    authType: 'oauth2',
    oauth2Opts: {
      grantType: 'clientCredentials',
      tokenURL: token,
      explicitScopesRequired: false,
      explicitWorkspaceRequired: token.includes('{{.workspace}}'),
      tokenMetadataFields: scoped ? { scopesField: 'scope' } : {},
      docsURL: page,
      ...(headers && { headers }),
    },
  };
}

type CustomInput = NonNullable<NonNullable<CatalogueEntry['customOpts']>['inputs']>[number];

/** A provider that takes typed values in headers of its own. */
export function ownHeaders({
  page,
  headers,
  asks,
  ...facts
}: Facts & {
  headers: Record<string, string>;
  asks: Pick<CustomInput, 'name' | 'displayName' | 'prompt'>[];
}): CatalogueEntry {
  return {
    ...common(facts),
    authType: 'custom',
    customOpts: {
      headers: asTemplates(headers),
      inputs: asks.map((input) => ({ ...input, docsURL: page, fieldType: 'fieldTypePassword' })),
    },
  };
}

function common({
  name,
  base,
  inputs,
  health,
  learns,
  account = untold,
  support = proxyOnly,
  subscribeRequirements,
}: Omit<Facts, 'page'>) {
  return {
    displayName: name,
    baseURL: base,
    ...((inputs || learns) && {
      metadata: {
        ...(inputs && { input: [inputs].flat() }),
        ...(learns && { postAuthentication: learns.map((each) => ({ name: each })) }),
      },
    }),
    ...(learns && { postAuthInfoNeeded: true }),
    ...(health !== undefined && {
      authHealthCheck: below(base, { url: health, method: 'GET', successStatusCodes: [200] }),
    }),
    accountIdentity:
      'unknownBecause' in account
        ? account
        : { sources: [account].flat().map((source) => withAddresses(base, source)) },
    support,
    ...(subscribeRequirements && { subscribeRequirements }),
  } satisfies Partial<CatalogueEntry>;
}

function withAddresses(base: string, source: Source): Source {
  return { ...below(base, source), ...(source.before && { before: below(base, source.before) }) };
}

function below<Call extends { url?: string | undefined }>(base: string, call: Call): Call {
  return call.url?.startsWith('/') ? { ...call, url: `${base}${call.url}` } : call;
}
