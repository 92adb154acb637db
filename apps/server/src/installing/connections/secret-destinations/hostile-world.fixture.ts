import { type Catalogue, createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry, ProviderInfo } from '@dowel/schema';
import { templateNames } from '@dowel/schema/rules';
import { createOutgoing } from '../../../platform/outgoing/outgoing.ts';
import { hostileEntries } from './hostile-entries.fixture.ts';

/**
 * Entries of every kind: built-in ones, those of the sandbox, and invented ones with every kind of address. Of built-in
 * entries that sign in alike and have placeholders in the same places, it takes the first.
 */
export function everyEntry(): { catalogue: Catalogue; entries: [string, ProviderInfo][] } {
  const kinds = Object.groupBy(Object.entries(ownProviders), ([, entry]) => kindOf(entry));
  const firsts = Object.fromEntries(Object.values(kinds).flatMap((alike = []) => alike.slice(0, 1)));
  const catalogue = createCatalogue(firsts, sandboxProviders('https://juniper.test'), hostileEntries);
  return { catalogue, entries: Object.entries(catalogue.all()) };
}

function kindOf({ authType, oauth2Opts, apiKeyOpts, basicOpts, ...entry }: CatalogueEntry): string {
  const addresses = [
    entry.baseURL,
    oauth2Opts?.authURL,
    oauth2Opts?.tokenURL,
    entry.authHealthCheck?.url,
    ...Object.values(entry.modules ?? {}).map(({ baseURL }) => baseURL),
  ];
  // Nothing that a person types can change an address that is written out.
  const places = addresses.map((address) => formOf(address)).filter((form) => form.includes('*'));
  const way = [authType, oauth2Opts?.grantType, apiKeyOpts?.attachmentType, basicOpts?.apiKeyAsBasic];
  const told = oauth2Opts?.tokenMetadataFields?.otherFields?.map(({ name }) => name);
  return [...way, ...new Set(places), told, entry.allowedHosts].join(' ');
}

/** An address with `*` for each placeholder, and `x` for what is written out: `*.x`, `x/*`. */
function formOf(address = ''): string {
  const [, host = '', rest = ''] = /^(?:https:\/\/)?([^/]*)(.*)$/.exec(address) ?? [];
  const form = host.replace(/\{\{[^}]*\}\}/g, '*').replace(/[^*]*[^*.][^*.]*[^*]*/g, (text) => {
    return `${text.startsWith('.') ? '.' : ''}x${text.endsWith('.') ? '.' : ''}`;
  });
  return rest.includes('{{') ? `${form}/*` : form;
}

/** A request that any host received. */
export interface Received {
  hostname: string;
  /** Address, headers and body, with the decoded `Basic` pair and the decoded parts of signed tokens. */
  text: string;
}

export const EVIL = 'evil.test';
/** A customer's own host. The builder has listed it. */
export const OWN_HOST = 'crm.legit.test';

/** Ways to write a host so that the rest of a template has no effect. */
export const hostileForms = [
  EVIL,
  `https://${EVIL}`,
  `${EVIL}/`,
  `${EVIL}#`,
  `${EVIL}?`,
  `${EVIL}\\`,
  `x@${EVIL}/`,
  `${EVIL}:443/`,
  `https://acme@${EVIL}`,
];

/** A provider that answers at every host, records what it receives, and names a hostile host wherever it can. */
export function hostileWorld(entry: ProviderInfo, { tells = EVIL } = {}) {
  const received: Received[] = [];
  const outgoing = async (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address);
    const headers = [...new Headers(init.headers)].map(([name, value]) => `${name}: ${reveal(value)}`);
    received.push({
      hostname: url.hostname,
      text: [decodeURIComponent(url.href), ...headers, decodeURIComponent(String(init.body ?? ''))]
        .join('\n')
        .replaceAll(/eyJ[\w-]+/g, (part) => Buffer.from(part, 'base64url').toString()),
    });
    return Response.json(init.method === 'POST' ? tokenAnswer(entry, `https://${tells}`) : {});
  };
  return {
    received,
    outgoing: createOutgoing({ fetch: outgoing }),
    /** What hostile hosts received. */
    stolen: () => received.filter(({ hostname }) => isBelow(hostname, EVIL)).map(({ text }) => text),
  };
}

function isBelow(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function reveal(header: string): string {
  const pair = /^Basic (.+)$/.exec(header)?.[1];
  return pair === undefined ? header : decodeURIComponent(atob(pair));
}

export const MINTED = 'minted-by-the-token-endpoint';

/** A token response with the address under every name that the entry, or any known provider, uses for one. */
function tokenAnswer(entry: ProviderInfo, address: string): Record<string, unknown> {
  const fields = entry.oauth2Opts?.tokenMetadataFields;
  const named = [
    fields?.workspaceRefField,
    fields?.consumerRefField,
    ...(fields?.otherFields ?? []).map(({ path }) => path),
    ...namesOf(entry),
    ...REGION_NAMES,
  ].filter((name) => name !== undefined && !name.includes('.'));
  return {
    ...Object.fromEntries(named.map((name) => [name, address])),
    access_token: MINTED,
    refresh_token: `${MINTED}-refresh`,
    expires_in: 3600,
    scope: 'all',
  };
}

/** Names that providers use for an address in a callback or a token response. */
export const REGION_NAMES = [
  'location',
  'accounts-server',
  'api_domain',
  'region',
  'instance_url',
  'api_base_url_for_customer',
  'server',
  'iss',
  'domain',
  'shop',
  'workspace',
];

/** All names that the entry's addresses have placeholders for, and all names that the entry asks for. */
export function namesOf(entry: ProviderInfo): string[] {
  const inputs = (entry.metadata?.input ?? []).map(({ name }) => name);
  const fetched = (entry.metadata?.postAuthentication ?? []).map(({ name }) => name);
  return [...new Set(['workspace', ...inputs, ...fetched, ...addressesOf(entry).flatMap(templateNames)])];
}

/** What an honest customer writes: a name, or a host of their own where the placeholder stands for a whole host. */
export function honestMetadata(entry: ProviderInfo) {
  const defaults = new Map(
    (entry.metadata?.input ?? []).map(({ name, defaultValue }) => [name, defaultValue ?? '']),
  );
  const names = new Set([...defaults.keys(), ...addressesOf(entry).flatMap(templateNames)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !defaults.get(name))
      .map((name) => [name, { value: honestValue(entry, name), source: 'input' as const }]),
  );
}

function honestValue(entry: ProviderInfo, name: string): string {
  const place = `{{.${name}}}`;
  const addresses = addressesOf(entry);
  if (addresses.some((text) => text.startsWith(place))) return `https://${OWN_HOST}`;
  if (addresses.some((text) => new RegExp(`^https://${place}(/|$)`).test(text))) return OWN_HOST;
  return 'acme';
}

export function addressesOf(entry: ProviderInfo): string[] {
  return [
    entry.baseURL,
    entry.oauth2Opts?.authURL ?? '',
    entry.oauth2Opts?.tokenURL ?? '',
    entry.jwtOpts?.tokenURL ?? '',
    entry.authHealthCheck?.url ?? '',
    ...Object.values(entry.modules ?? {}).map(({ baseURL }) => baseURL),
  ];
}
