import type { ProviderInfo } from '@dowel/schema';
import { fillProvider, plainAddress, templateNames } from '@dowel/schema/rules';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { checkEntry } from '../check-entry.ts';
import { ownProviders } from './index.ts';

const providers = Object.values(createCatalogue(ownProviders).all());

const inputsOf = ({ metadata }: ProviderInfo) => metadata?.input ?? [];
const fetchedBy = ({ metadata }: ProviderInfo) => metadata?.postAuthentication ?? [];
const namesOf = (items: readonly { name: string }[] = []) => items.map(({ name }) => name);
const askedBy = (provider: ProviderInfo) => [
  ...inputsOf(provider),
  ...(provider.customOpts?.inputs ?? []),
  ...(provider.customOpts?.providerInputs ?? []),
  ...(provider.providerAppMetadata?.providerParams ?? []),
  ...(provider.providerAppMetadata?.authQueryParams ?? []),
];
const domainOf = (address: string) => /^https:\/\/([^/]+)/.exec(address)?.[1]?.split('.').slice(-2).join('.');
/** The addresses that credentials are sent to. */
const addressesOf = ({
  baseURL,
  oauth2Opts,
  authHealthCheck,
  accountIdentity,
  modules = {},
}: ProviderInfo): string[] =>
  [
    baseURL,
    oauth2Opts?.authURL,
    oauth2Opts?.tokenURL,
    oauth2Opts?.revocation?.url?.replace('{{.clientId}}', 'client'),
    authHealthCheck?.url,
    ...(accountIdentity?.sources ?? [])
      .flatMap(({ url, before }) => [url, before?.url])
      .map((url) => url?.replace(/\{\{\.(found|token)\}\}/, 'told')),
    ...Object.values(modules).map((module) => module.baseURL),
  ].filter((address) => address !== undefined);

/** What is wrong with a provider, by rule. It is nothing, so a failure lists every entry to mend. */
const rules: Readonly<Record<string, (provider: ProviderInfo) => readonly string[]>> = {
  'says how to find out whose account it is, or why nobody can': ({ accountIdentity }) => {
    const { sources = [], unknownBecause = '' } = accountIdentity ?? {};
    return sources.length > 0 === unknownBecause.length > 0 ? ['says neither or both'] : [];
  },
  'says how to find out whose account it is where there is a connector': ({ support, accountIdentity }) =>
    support.read && !accountIdentity?.sources ? ['says none'] : [],
  'says how tokens are revoked, or why not, where there is a connector': ({ support, oauth2Opts }) => {
    const { url, unknownBecause } = oauth2Opts?.revocation ?? {};
    const isSaid = (url === undefined) !== (unknownBecause === undefined);
    return oauth2Opts && (support.read || oauth2Opts.revocation) && !isSaid ? ['says neither or both'] : [];
  },
  'names the page about how tokens are revoked, or not': ({ oauth2Opts }) =>
    oauth2Opts?.revocation && !oauth2Opts.revocation.docsURL ? ['names no page'] : [],
  'sends tokens that are revoked to a host of the provider, and fills in nothing but them and the client': ({
    baseURL,
    oauth2Opts,
  }) => {
    const { url, parameters = {}, headers = {} } = oauth2Opts?.revocation ?? {};
    if (url === undefined) return [];
    const known = [baseURL, oauth2Opts?.tokenURL ?? '', oauth2Opts?.authURL ?? ''].map(domainOf);
    const filled = [...Object.values(parameters), ...Object.values(headers)].flatMap(templateNames);
    return [
      ...(known.includes(domainOf(url)) ? [] : [`goes to ${url}`]),
      ...filled.filter((name) => !['token', 'clientId', 'clientSecret'].includes(name)),
    ];
  },
  'asks for consent where no further refresh token comes without it': ({ oauth2Opts }) => {
    const { access_type, prompt } = oauth2Opts?.authURLParams ?? {};
    return access_type === 'offline' && prompt !== 'consent'
      ? ['refreshes only after its first sign-in']
      : [];
  },
  'tells accounts apart by something that such a source has': ({
    accountIdentity: { sources = [] } = {},
  }) => {
    const hasId = sources.some(({ workspace, person }) => workspace?.id ?? person?.id ?? person?.email);
    return sources.length === 0 || hasId ? [] : ['names no id'];
  },
  'fills addresses, and headers beside a token, from values that the entry declares': (provider) => {
    const fromToken = provider.oauth2Opts?.tokenMetadataFields.otherFields;
    const declared = namesOf([...inputsOf(provider), ...fetchedBy(provider), ...(fromToken ?? [])]);
    const used = [
      ...addressesOf(provider),
      ...Object.values(provider.oauth2Opts?.scopeMappings ?? {}),
      ...(provider.oauth2Opts?.headers ?? []).map(({ valueTemplate }) => valueTemplate),
    ].flatMap(templateNames);
    return used.filter((name) => !declared.includes(name));
  },
  'fills headers and query parameters from what a person or the builder types': (provider) => {
    const { headers = [], queryParams = [], inputs, providerInputs } = provider.customOpts ?? {};
    const declared = namesOf([...(inputs ?? []), ...(providerInputs ?? []), ...inputsOf(provider)]);
    const used = [...headers, ...queryParams].flatMap(({ valueTemplate }) => templateNames(valueTemplate));
    return used.filter((name) => !declared.includes(name));
  },
  'names only modules that the entry has, and one of them as the default': (provider) => {
    const modules = Object.keys(provider.modules ?? {});
    const needed = [...askedBy(provider), ...fetchedBy(provider)].flatMap(({ moduleDependencies }) =>
      Object.keys(moduleDependencies ?? {}),
    );
    const chosen = modules.length > 0 || provider.defaultModule !== '' ? [provider.defaultModule] : [];
    return [...needed, ...chosen].filter((module) => !modules.includes(module));
  },
  'says which modules need an input when there are modules': (provider) =>
    provider.modules === undefined
      ? []
      : namesOf([...inputsOf(provider), ...fetchedBy(provider)].filter((item) => !item.moduleDependencies)),
  'says in one or two sentences what to type': (provider) =>
    askedBy(provider)
      .filter(({ displayName, prompt }) => !displayName || !prompt || !/^[A-Z].*\.$/.test(prompt))
      .map(({ name }) => name),
  'has a name for people': ({ displayName }) => (displayName ? [] : ['no display name']),
  'calls and links over https, and copies no pictures': (provider) => {
    const typedWhole = new Set(['gong', 'sugarCRM']);
    const texts = textsOf(provider).filter((text) => text.includes('://'));
    const bare = addressesOf(provider).filter((address) => !address.includes('://'));
    return [
      ...texts.filter((text) => text.includes('http://') || /^(?!https:)[a-z]+:/.test(text)),
      ...(typedWhole.has(provider.name) ? [] : bare),
      ...(provider.media ? ['media'] : []),
    ];
  },
  'has the page where the credentials come from': ({ oauth2Opts, apiKeyOpts, basicOpts, customOpts }) => {
    const pages = [oauth2Opts, apiKeyOpts, basicOpts, ...(customOpts?.inputs ?? [])].flatMap((options) =>
      options ? [options.docsURL] : [],
    );
    return pages.flatMap((page) => (page && URL.canParse(page) ? [] : [`docsURL ${page}`]));
  },
  'can be signed in to the way it says': ({ authType, oauth2Opts, apiKeyOpts, customOpts, support }) => {
    const byPerson = oauth2Opts?.grantType.startsWith('authorizationCode');
    return [
      ...(authType === 'oauth2' && Boolean(oauth2Opts?.authURL) !== byPerson ? ['authURL'] : []),
      ...(authType === 'apiKey' && !apiKeyOpts?.[apiKeyOpts.attachmentType]?.name ? ['apiKeyOpts'] : []),
      ...(authType === 'custom' && support.proxy && !customOpts?.inputs?.length ? ['customOpts'] : []),
    ];
  },
  'asks for the workspace before the sign-in when the sign-in needs it': (provider) => {
    const { oauth2Opts } = provider;
    if (!oauth2Opts) return [];
    const { authURL = '', tokenURL, scopeMappings = {} } = oauth2Opts;
    const texts = [authURL, tokenURL, ...Object.values(scopeMappings)];
    const isNeeded = texts.some((text) => templateNames(text).includes('workspace'));
    const isAsked = inputsOf(provider).some(({ name }) => name === 'workspace');
    // Atlassian has the workspace in no address. It picks the site after the sign-in.
    const isRequired = oauth2Opts.explicitWorkspaceRequired && provider.name !== 'atlassian';
    return isNeeded === isRequired && (!isNeeded || isAsked) ? [] : ['explicitWorkspaceRequired'];
  },
  'lists the hosts of a vendor when a sign-in fills the whole host': ({
    oauth2Opts,
    allowedHosts = [],
    ...provider
  }) => {
    if (!oauth2Opts?.grantType.startsWith('authorizationCode')) return [];
    const addresses = addressesOf({ ...provider, oauth2Opts });
    const hosts = addresses.filter((address) => /^(https:\/\/)?\{\{[^}]*\}\}(\/|$)/.test(address));
    return allowedHosts.length > 0 ? [] : hosts;
  },
};

describe('the shape of what ships', () => {
  it('is that of a catalogue entry', () => {
    const problems = Object.entries(ownProviders).flatMap(([name, entry]) => checkEntry(name, entry));

    expect(problems).toEqual([]);
  });
});

describe('shipping providers', () => {
  it.each(Object.entries(rules))('%s', (_, check) => {
    const wrong = providers.flatMap((provider) => check(provider).map((what) => `${provider.name}: ${what}`));

    expect(wrong).toEqual([]);
  });

  it('has 263, and no two whose names differ only by case', () => {
    expect(new Set(providers.map(({ name }) => name.toLowerCase())).size).toBe(263);
    expect(new Set(providers.map(({ displayName }) => displayName)).size).toBe(263);
  });

  it('says which revocations end other connections, too: of the person, or of the workspace', () => {
    const ending = (what: string) =>
      providers.flatMap(({ name, oauth2Opts }) => (oauth2Opts?.revocation?.alsoEnds === what ? [name] : []));

    expect(ending('person').sort()).toEqual([
      'discord',
      'github',
      'google',
      'googleAds',
      'pipedrive',
      'smartsheet',
      'xero',
    ]);
    expect(ending('workspace').sort()).toEqual([
      'intercom',
      'klaviyo',
      'shopify',
      'slack',
      'square',
      'squareSandbox',
    ]);
  });

  it('puts a blank after the name of a scheme, and none after an equals sign', () => {
    const prefixes = providers.flatMap(({ apiKeyOpts }) => apiKeyOpts?.header?.valuePrefix ?? []);

    expect(new Set(prefixes)).toEqual(new Set(['Bearer ', 'Basic ', 'Token ', 'Token token=', 'AccessKey ']));
  });

  it.each([
    ['activeCampaign', '', { workspace: 'acme' }, 'acme.api-us1.com'],
    ['activeCampaign', '', { workspace: 'acme', site: 'activehosted.com' }, 'acme.activehosted.com'],
    ['amplitude', '', { site: 'analytics.eu.amplitude.com' }, 'analytics.eu.amplitude.com'],
    ['braintree', '', {}, 'payments.braintree-api.com'],
    ['braze', '', { workspace: 'iad-05' }, 'rest.iad-05.braze.com'],
    ['braze', '', { workspace: 'fra-01', site: 'braze.eu' }, 'rest.fra-01.braze.eu'],
    ['calCom', '', { site: 'cal.eu' }, 'api.cal.eu'],
    ['customerDataPipelines', '', { region: 'cdp-eu' }, 'cdp-eu.customer.io'],
    ['customerJourneysApp', '', {}, 'api.customer.io'],
    ['customerJourneysApp', '', { region: 'api-eu' }, 'api-eu.customer.io'],
    ['customerJourneysTrack', '', { region: 'track-eu' }, 'track-eu.customer.io'],
    ['flatfile', '', { site: 'eu.flatfile.com' }, 'platform.eu.flatfile.com'],
    ['happyfox', '', { workspace: 'acme', site: 'happyfox.net' }, 'acme.happyfox.net'],
    ['hibob', '', { site: 'sandbox.hibob.com' }, 'api.sandbox.hibob.com'],
    ['insightly', '', { pod: 'au1' }, 'api.au1.insightly.com'],
    ['iterable', '', { site: 'eu.iterable.com' }, 'api.eu.iterable.com'],
    ['jotform', '', { region: 'hipaa-api' }, 'hipaa-api.jotform.com'],
    ['mailgun', '', {}, 'api.mailgun.net'],
    ['mailgun', '', { site: 'eu.mailgun.net' }, 'api.eu.mailgun.net'],
    ['maxio', '', { workspace: 'acme', site: 'ebilling.maxio.com' }, 'acme.ebilling.maxio.com'],
    ['pagerDuty', '', { site: 'eu.pagerduty.com' }, 'api.eu.pagerduty.com'],
    ['pylon', '', { region: 'api.eu' }, 'api.eu.usepylon.com'],
    ['rebilly', '', {}, 'api.rebilly.com'],
    ['rebilly', '', { region: 'api-sandbox' }, 'api-sandbox.rebilly.com'],
    ['recurly', '', { site: 'eu.recurly.com' }, 'v3.eu.recurly.com'],
    ['segment', '', { region: 'eu1.api' }, 'eu1.api.segmentapis.com'],
    ['sendGrid', '', { site: 'eu.sendgrid.com' }, 'api.eu.sendgrid.com'],
    ['smartsheet', '', { site: 'smartsheet.eu' }, 'api.smartsheet.eu'],
    ['smartsheet', '', { site: 'smartsheetgov.com' }, 'api.smartsheetgov.com'],
    ['surveyMonkey', '', { host: 'api.eu.surveymonkey.com' }, 'api.eu.surveymonkey.com'],
    ['talkdesk', '', { talkdesk_api_domain: 'api.talkdeskapp.au' }, 'api.talkdeskapp.au'],
    ['typeform', '', { site: 'eu.typeform.com' }, 'api.eu.typeform.com'],
    ['typeform', '', { site: 'typeform.eu' }, 'api.typeform.eu'],
    ['webflow', '', { site: 'eu.webflow.com' }, 'api.eu.webflow.com'],
    ['wrike', '', { host: 'app-eu.wrike.com' }, 'app-eu.wrike.com'],
    ['zendeskChat', '', { workspace: 'acme' }, 'acme.zendesk.com'],
    ['zoho', 'bugtracker', { zoho_bugtracker_domain: 'bugtracker.zoho.uk' }, 'bugtracker.zoho.uk'],
    ['zoho', 'crm', { zoho_api_domain: 'www.zohoapis.ae' }, 'www.zohoapis.ae'],
    ['zoho', 'projects', { zoho_projects_domain: 'projectsapi.zoho.uk' }, 'projectsapi.zoho.uk'],
  ])('calls %s %s at the host of its region', (name, module, typed, host) => {
    const provider = createCatalogue(ownProviders).get(name);
    const told = Object.entries(typed).map(([key, value]) => [key, { value, source: 'input' as const }]);

    const filled = fillProvider(provider, Object.fromEntries(told), module, { missing: 'keep' });

    expect(plainAddress(filled.modules?.[module]?.baseURL ?? filled.baseURL)?.hostname).toBe(host);
    const beside = [filled.authHealthCheck?.url, filled.accountIdentity?.sources?.[0]?.url].flatMap(
      (url) => url ?? [],
    );
    const usual = plainAddress(fillProvider(provider, {}, module, { missing: 'keep' }).baseURL)?.hostname;
    if (usual !== host) expect(beside.map((url) => plainAddress(url)?.hostname)).not.toContain(usual ?? '');
    const listed = provider.allowedHosts?.map((pattern) => pattern.replace('*', ''));
    expect(listed?.some((end) => host.endsWith(end))).not.toBe(false);
  });

  it.each([
    ['adyenTest', 'adyen', []],
    ['deelSandbox', 'deel', []],
    ['docusignDeveloper', 'docusign', []],
    ['gustoDemo', 'gusto', []],
    ['ironcladDemo', 'ironclad', []],
    ['leverSandbox', 'lever', []],
    ['paddleSandbox', 'paddle', []],
    ['payPalSandBox', 'payPal', []],
    ['procoreSandbox', 'procore', []],
    [
      'quickbooksSandbox',
      'quickbooks',
      ['appcenter.intuit.com', 'oauth.platform.intuit.com', 'developer.api.intuit.com'],
    ],
    ['rampDemo', 'ramp', []],
    ['squareSandbox', 'square', []],
  ])('sends %s to no host of %s but %j', (trial, real, shared) => {
    const { [trial]: one, [real]: other } = createCatalogue(ownProviders).all();
    const hostsOf = (entry: ProviderInfo | undefined) =>
      (entry ? addressesOf(entry) : []).map((url) => url.split('/')[2] ?? url);

    expect(hostsOf(one)).not.toEqual([]);
    expect([...new Set(hostsOf(one).filter((host) => hostsOf(other).includes(host)))]).toEqual(shared);
  });

  it.each([
    ['basecamp', 'https://launchpad.37signals.com/authorization/token?type=refresh', {}],
    ['campaignMonitor', 'https://api.createsend.com/oauth/token', { scopeSeparator: ',' }],
    [
      'dropboxSign',
      'https://app.hellosign.com/oauth/token?refresh',
      { tokenURLParams: { state: '{{.state}}' } },
    ],
    ['close', 'https://api.close.com/oauth2/token/', { authURL: 'https://app.close.com/oauth2/authorize/' }],
    ['figma', 'https://api.figma.com/v1/oauth/refresh', { tokenURL: 'https://api.figma.com/v1/oauth/token' }],
    ['kit', 'https://api.kit.com/v4/oauth/token', { authURL: 'https://api.kit.com/v4/oauth/authorize' }],
    ['mural', 'https://app.mural.co/api/public/v1/authorization/oauth2/refresh', {}],
    ['pagerDuty', 'https://identity.pagerduty.com/oauth/token', {}],
    [
      'phoneBurner',
      'https://www.phoneburner.com/oauth/refreshtoken',
      { authURL: 'https://www.phoneburner.com/oauth/index' },
    ],
    ['ramp', 'https://api.ramp.com/developer/v1/token', { authURL: 'https://app.ramp.com/v1/authorize' }],
    ['stackExchange', 'https://stackoverflow.com/oauth/access_token/json', { scopeSeparator: ',' }],
    ['wrike', 'https://login.wrike.com/oauth2/token', { scopeSeparator: ',' }],
  ])('renews a token of %s where its vendor says', (name, address, besides) => {
    const { oauth2Opts } = createCatalogue(ownProviders).get(name);

    expect(new URL(oauth2Opts?.refreshURL ?? '', oauth2Opts?.tokenURL).href).toBe(address);
    expect(oauth2Opts).toMatchObject(besides);
  });

  it.each([
    ['sugarCRM', { platform: '{{.platform}}' }, '?platform={{.platform}}'],
    ['zendeskSupport', { expires_in: '172800' }, '?expires_in=172800'],
  ])('tells %s the same with a renewal as with a sign-in', (name, tokenURLParams, refreshURL) => {
    expect(createCatalogue(ownProviders).get(name).oauth2Opts).toMatchObject({ tokenURLParams, refreshURL });
  });

  it('asks Copper, Freshsales, Guru and Kustomer what any of their keys may ask', () => {
    const { copper, freshsales, guru, kustomer } = createCatalogue(ownProviders).all();

    expect(copper?.authHealthCheck?.url).toBe('https://api.copper.com/developer_api/v1/account');
    expect(freshsales?.authHealthCheck?.url).toMatch(/\/settings\/contacts\/fields$/);
    expect(guru?.authHealthCheck?.url).toBe('https://api.getguru.com/api/v1/teams');
    expect(guru?.accountIdentity?.sources).toMatchObject([{ workspace: { id: '0.id', name: '0.name' } }]);
    expect(kustomer?.authHealthCheck?.url).toMatch(/\/v1\/auth\/tokens\/current$/);
  });

  it.each(['netsuite', 'pagerDuty'])('proves the sign-in to %s, and names its scopes', (name) => {
    expect(createCatalogue(ownProviders).get(name).oauth2Opts).toMatchObject({
      grantType: 'authorizationCodePKCE',
      explicitScopesRequired: true,
    });
  });

  it.each([
    ['adobe', { 'x-api-key': '{{.apiKey}}', 'x-gw-ims-org-id': '{{.organization}}' }],
    ['anthropic', { 'anthropic-version': '2023-06-01' }],
    ['blackbaud', { 'Bb-Api-Subscription-Key': '{{.bbApiSubscriptionKey}}' }],
    ['braintree', { 'Braintree-Version': '2019-01-01' }],
    ['connectWise', { clientId: '{{.clientId}}' }],
    ['copper', { 'X-PW-Application': 'developer_api', 'X-PW-UserEmail': '{{.userEmail}}' }],
    ['googleAds', { 'login-customer-id': '{{.loginCustomerId}}' }],
    ['procore', { 'Procore-Company-Id': '{{.companyId}}' }],
    ['procoreSandbox', { 'Procore-Company-Id': '{{.companyId}}' }],
    ['teamtailor', { 'X-Api-Version': '20240404' }],
  ])('says with each call to %s what it wants beside the credentials', (name, headers) => {
    const { oauth2Opts, customOpts } = createCatalogue(ownProviders).get(name);
    const added = (oauth2Opts ?? customOpts)?.headers ?? [];

    expect(Object.fromEntries(added.map((header) => [header.name, header.valueTemplate]))).toEqual(headers);
  });

  it.each([
    ['1234', '1234'],
    ['https://acme.wordpress.com', 'https://acme.wordpress.com'],
    ['0', undefined],
  ])('takes the site %s of a token of WordPress.com for %s', (told, site) => {
    const [ofToken, ofPerson] = createCatalogue(ownProviders).get('wordPress').accountIdentity?.sources ?? [];

    expect(new RegExp(ofToken?.capture ?? '(?<result>.*)').exec(told)?.groups?.result).toBe(site);
    expect(ofPerson).toMatchObject({ from: 'call', person: { id: 'ID' } });
  });

  it('puts a key in the address, where logs may keep it, only where nothing else is known to work with a key', () => {
    const inAddress = providers.filter(({ apiKeyOpts }) => apiKeyOpts?.attachmentType === 'query');

    expect(namesOf(inAddress).sort()).toEqual(['instantly', 'lemlist', 'smartlead']);
  });

  it('checks health with a call that can be made, and takes only 200', () => {
    const checks = providers.flatMap(({ authHealthCheck }) => authHealthCheck ?? []);

    expect(checks.length).toBeGreaterThan(30);
    expect(
      new Set(checks.map(({ method, successStatusCodes }) => `${method} ${successStatusCodes}`)),
    ).toEqual(new Set(['GET 200']));
  });
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
