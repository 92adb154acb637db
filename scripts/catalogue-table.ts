import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, createCatalogue, ownProviders } from '@dowel/catalogue';
import { cellsOf } from './connectors-document.ts';

type Provider = ReturnType<Catalogue['get']>;

const grants: Record<string, string> = {
  authorizationCode: 'OAuth 2',
  authorizationCodePKCE: 'OAuth 2 with PKCE',
  clientCredentials: "OAuth 2, the customer's own client",
  password: 'OAuth 2, user name and password',
};

/** The page docs/catalogue.md: every provider that ships with Dowel, as its entry has it. */
export function catalogueDocument(): string {
  const providers = Object.values(createCatalogue(ownProviders).all()).sort((a, b) =>
    titleOf(a).localeCompare(titleOf(b), 'en', { sensitivity: 'base' }),
  );
  const withTokens = providers.filter(({ oauth2Opts }) => oauth2Opts);
  const revocable = withTokens.filter(({ oauth2Opts }) => oauth2Opts?.revocation?.url);
  const looked = withTokens.filter(({ oauth2Opts }) => oauth2Opts?.revocation);
  const callable = providers.filter(({ support }) => support.proxy).length;
  return `<!-- Written by \`pnpm generate\` from packages/catalogue/src/providers. Do not edit it. -->

# Providers

Dowel knows ${providers.length} providers. For ${callable} of them it signs people in, keeps the credentials fresh, and adds them to calls
that go through the proxy. "Nothing yet" means that the entry is there, so manifests deploy, but nobody can connect. Each
name leads to the entry, with the pages that its facts come from. Its comment says what nobody has confirmed.

To add a provider, or to change one of these, see [Add your own provider](guides/providers.md).

| Provider | Name in manifests | Sign-in | Modules | Works today | The builder gives | The customer gives |
| -------- | ----------------- | ------- | ------- | ----------- | ----------------- | ------------------ |
${providers.map(row).join('')}
## Whose account it is

A connection names the account that it leads to, so that credentials of another one are refused.
For ${providers.filter((provider) => sourcesOf(provider).length > 0).length} of ${providers.length} providers the entry says who tells it. "Its address" and
"what is typed" prove the least: credentials that are taken there are of the account that has this address or user name.
Calls and tokens are the provider's own words.
Unless the comment of an entry says so, nobody has tried them with a real account.

| Accounts differ by | Who tells it | Providers |
| ------------------ | ------------ | --------- |
${identityRows(providers)}
| Provider | Why nobody tells |
| -------- | ---------------- |
${providers.map(untoldRow).join('')}
## How tokens are revoked

\`stopConnections\` revokes tokens at the provider, as in RFC 7009 or as the entry says. For ${revocable.length} of
${withTokens.length} providers with OAuth the entry has the address. Of those that are not in this table, nobody has looked for it. What a revocation
ends besides is left alone while a connection works with it that nobody has stopped. API keys and passwords are ended by
the customer.

| Provider | Revoked at | Ends besides | The provider's page, or why there is no address |
| -------- | ---------- | ------------ | ----------------------------------------------- |
${looked.map(revocationRow).join('')}`;
}

const besides = {
  person: 'all that the person has granted to the same app',
  workspace: 'all that the app may do in the workspace',
};

function revocationRow(provider: Provider): string {
  const { url, alsoEnds, unknownBecause, docsURL } = provider.oauth2Opts?.revocation ?? {};
  const page = docsURL === undefined ? [] : [`<${docsURL}>`];
  const cells = [
    titleOf(provider),
    url === undefined ? '' : `\`${url}\``,
    alsoEnds === undefined ? '' : besides[alsoEnds],
    [...(url === undefined ? [unknownBecause ?? ''] : []), ...page].join(' '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
}

const proofs: Record<string, string> = {
  tokenAnswer: 'the answer of the token endpoint',
  idToken: 'the ID token',
  accessToken: 'the access token',
  metadata: 'its address, or what the provider told after the sign-in',
  signIn: 'what is typed to sign in',
  call: 'a call',
  header: 'a header of each answer',
};

function sourcesOf({ accountIdentity }: Provider) {
  return accountIdentity?.sources ?? [];
}

/** The providers of each way in which accounts are told apart. */
function identityRows(providers: readonly Provider[]): string {
  const rows = new Map<string, string[]>();
  for (const provider of providers) {
    const sources = sourcesOf(provider);
    if (sources.length === 0) continue;
    const hasId = (part: 'workspace' | 'person') => sources.some((source) => source[part]?.id !== undefined);
    const person = hasId('person') ? 'the person' : 'the e-mail address';
    const tellers = [...new Set(sources.map(({ from }) => proofs[from] ?? from))].join(', ');
    const facts = `${hasId('workspace') ? 'the workspace' : person} | ${tellers}`;
    rows.set(facts, [...(rows.get(facts) ?? []), titleOf(provider)]);
  }
  return [...rows].flatMap(([facts, of]) => cellsOf(of).map((cell) => `| ${facts} | ${cell} |\n`)).join('');
}

function untoldRow(provider: Provider): string {
  const { unknownBecause } = provider.accountIdentity ?? {};
  return unknownBecause === undefined ? '' : `| ${titleOf(provider)} | ${unknownBecause} |\n`;
}

function row(provider: Provider): string {
  const { name, defaultModule, modules = {} } = provider;
  const cells = [
    `[${titleOf(provider)}](../packages/catalogue/src/providers/${files.get(name)})`,
    `\`${name}\``,
    signInOf(provider),
    Object.keys(modules)
      .map((module) => (module === defaultModule ? `**${module}**` : module))
      .join(', '),
    worksOf(provider),
    fromBuilder(provider).join(', '),
    fromCustomer(provider).join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`;
}

function titleOf({ displayName, name }: Provider): string {
  return displayName ?? name;
}

const folder = new URL('../packages/catalogue/src/providers/', import.meta.url);

/** The file of each provider's entry. Plain entries of one kind are in one file. */
const files = new Map(
  readdirSync(folder).flatMap((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    return [...code.matchAll(/^export const (\w+) = (?=\{|\w+\()/gm)].map(
      ([, name = '']) => [name, file] as const,
    );
  }),
);

function signInOf({ authType, oauth2Opts, apiKeyOpts, basicOpts, customOpts }: Provider): string {
  if (oauth2Opts) return grants[oauth2Opts.grantType] ?? oauth2Opts.grantType;
  if (authType === 'apiKey')
    return `API key in ${apiKeyOpts?.attachmentType === 'query' ? 'query' : 'header'}`;
  if (authType === 'basic') return basicOpts?.apiKeyAsBasic ? 'API key as basic' : 'basic';
  const isTemplated = customOpts?.headers || customOpts?.queryParams;
  return isTemplated ? 'own headers or query' : 'signed by code';
}

function worksOf({ support }: Provider): string {
  const features = ['proxy', 'read', 'write', 'subscribe', 'delete'] as const;
  return features.filter((feature) => support[feature]).join(', ') || 'nothing yet';
}

function fromBuilder({ oauth2Opts, customOpts, providerAppMetadata }: Provider): string[] {
  const hasApp = oauth2Opts?.grantType.startsWith('authorizationCode');
  return [
    ...(hasApp ? [oauth2Opts?.explicitScopesRequired ? 'OAuth app with scopes' : 'OAuth app'] : []),
    ...[
      ...(customOpts?.providerInputs ?? []),
      ...(providerAppMetadata?.authQueryParams ?? []),
      ...(providerAppMetadata?.providerParams ?? []),
    ].map(labelOf),
  ];
}

function fromCustomer({ authType, oauth2Opts, basicOpts, customOpts, metadata }: Provider): string[] {
  const { grantType } = oauth2Opts ?? {};
  return [
    ...(metadata?.input ?? []).map(labelOf),
    ...(grantType === 'password' ? ['user name', 'password'] : []),
    ...(grantType === 'password' || grantType === 'clientCredentials' ? ['client ID', 'client secret'] : []),
    ...(authType === 'apiKey' || basicOpts?.apiKeyAsBasic ? ['API key'] : []),
    ...(authType === 'basic' && !basicOpts?.apiKeyAsBasic ? ['user name', 'password'] : []),
    ...(customOpts?.inputs ?? []).map(labelOf),
  ];
}

function labelOf({ name, displayName }: { name: string; displayName?: string | undefined }): string {
  return displayName ?? name;
}
