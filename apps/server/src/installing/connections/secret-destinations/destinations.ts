import type { ProviderInfo } from '@dowel/schema';
import { fillProvider, plainAddress, secretAddresses, secretOrigins } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { isListed } from '../../../platform/outgoing/host-patterns.ts';
import { needsProviderInputs, type UsableProviderApp } from '../../../providers/provider-apps/service.ts';
import { isFixedBy, isSpeltOutBy } from '../../../providers/provider-auth/fixed-hosts.ts';
import {
  type DestinationRule,
  type SecretDestination,
  toDestination,
} from '../../../providers/provider-auth/secret-destination.ts';
import type { AuthStrategy } from '../../../providers/provider-auth/strategy.ts';
import type { ConnectionRow } from '../queries.ts';
import { hostNotAccepted, hostNotAllowed } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

/**
 * How the credentials of a call came to us. This decides where they may go (ADR 0010).
 * - `typed`: in the same request as the values that fill the provider's addresses. They may go wherever those lead.
 * - `issued`: from a token endpoint to the builder's app. They may go where the builder's secrets may go.
 * - a connection: they are stored in it. They may go to the origins where they were accepted.
 */
export type SecretSource = 'typed' | 'issued' | Pick<ConnectionRow, 'acceptedOrigins'>;

/** The hosts that the builder allows for an app's secrets. */
export type AppHosts = Pick<UsableProviderApp, 'allowedHosts'>;

/** Where the requests of a connection may send its secrets. Each function throws when the secrets may not go there. */
export interface Destinations {
  tokenEndpoint(): SecretDestination;
  /** Undefined when the catalogue names no health check. */
  healthCheck(): SecretDestination | undefined;
  api(address: string): SecretDestination;
  /** An address that this server's own code names: `template`, filled. */
  told(template: string, address: string): SecretDestination;
}

/**
 * Where secrets of a provider may be sent.
 * @throws {ProblemError} by each returned function: `provider_host_not_allowed`
 * @throws {OutgoingError} by each returned function: `invalid_address`
 */
export function destinations(
  context: Context,
  resolved: ResolvedProvider,
  source: SecretSource,
  app?: AppHosts,
): Destinations {
  const { entry, provider, strategy } = resolved;
  const words = ownWords(resolved);
  const fixed = (...templates: string[]) => fixedRule(context, entry, app, templates);
  const rule = ruleFor(source, resolved, words, fixed);
  const tokenTemplate = tokenAddress(strategy, words);
  const usesBuildersSecret = strategy.member === 'oauth2AuthorizationCode';
  // Every request carries what the builder set for the provider's own inputs.
  const api = (...templates: string[]): [DestinationRule, ...DestinationRule[]] => [
    rule(...templates),
    ...(needsProviderInputs(entry) ? [fixed(...templates)] : []),
  ];
  const check = provider.authHealthCheck?.url;
  return {
    tokenEndpoint: () =>
      toDestination(tokenAddress(strategy, provider), [
        rule(tokenTemplate),
        ...(usesBuildersSecret ? [fixed(tokenTemplate)] : []),
      ]),
    healthCheck: () =>
      check === undefined ? undefined : toDestination(check, api(words.authHealthCheck?.url ?? '')),
    api: (address) => toDestination(address, api(...baseUrls(words))),
    told: (template, address) =>
      toDestination(address, [(url) => (isSpeltOutBy(template, url) ? undefined : rule(template)(url))]),
  };
}

function tokenAddress({ tokenAddress: own }: AuthStrategy, provider: ProviderInfo): string {
  return own ? (own(provider) ?? '') : (provider.oauth2Opts?.tokenURL ?? '');
}

/**
 * Refuses to begin or end a sign-in through the builder's app when one of the provider's addresses leads to a host that
 * the builder did not allow for its secrets. Addresses that still lack a value are skipped.
 * @throws {ProblemError} `provider_host_not_allowed`
 */
export function assertSignInHosts(context: Context, resolved: ResolvedProvider, app: AppHosts): void {
  const words = ownWords(resolved);
  const addresses = signInAddresses(resolved.provider);
  const templates = signInAddresses(words);
  for (const [index, address] of addresses.entries()) {
    const rule = fixedRule(context, resolved.entry, app, [templates[index] ?? '']);
    if (plainAddress(address)) toDestination(address, [rule]);
  }
}

/**
 * Refuses addresses where the stored credentials were not accepted.
 * @throws {ProblemError} `provider_host_not_allowed`
 */
export function assertAccepted(resolved: ResolvedProvider, accepted: readonly string[]): void {
  const rule = acceptedRule(resolved, ownWords(resolved), accepted);
  for (const origin of secretOrigins(resolved.provider)) toDestination(origin, [rule]);
}

/**
 * Refuses values from a provider's answer that lead its addresses to another host than before, unless the entry or the
 * builder allows that host.
 * @throws {ProblemError} `provider_host_not_allowed`
 */
export function assertToldHosts(
  context: Context,
  before: ResolvedProvider,
  after: ResolvedProvider,
  app: AppHosts | undefined,
): void {
  const known = secretOrigins(before.provider);
  const templates = secretAddresses(ownWords(after));
  for (const [index, address] of secretAddresses(after.provider).entries()) {
    const url = plainAddress(address);
    if (!url || known.includes(url.origin)) continue;
    toDestination(address, [fixedRule(context, after.entry, app, [templates[index] ?? ''])]);
  }
}

/**
 * The origins where a connection's credentials were accepted. In rows older than the column, these are the origins that
 * their metadata leads to.
 */
export function acceptedOriginsOf(
  { acceptedOrigins }: Pick<ConnectionRow, 'acceptedOrigins'>,
  stored: ResolvedProvider,
): string[] {
  return acceptedOrigins ?? secretOrigins(stored.provider);
}

function ruleFor(
  source: SecretSource,
  resolved: ResolvedProvider,
  words: ProviderInfo,
  fixed: (...templates: string[]) => DestinationRule,
): (...templates: string[]) => DestinationRule {
  if (source === 'issued') return fixed;
  if (source === 'typed') return () => anyHost;
  return () => acceptedRule(resolved, words, acceptedOriginsOf(source, resolved));
}

/**
 * Allows every host. `context.outgoing` decides about plain http and private networks, because it knows the IP address.
 */
const anyHost: DestinationRule = () => undefined;

function fixedRule(
  { env }: Context,
  entry: ProviderInfo,
  app: AppHosts | undefined,
  templates: readonly string[],
): DestinationRule {
  const listed = [...(entry.allowedHosts ?? []), ...(app?.allowedHosts ?? []), ...env.providerHosts];
  return (url) => {
    const isMeant = templates.some((template) => isFixedBy(template, url)) || isListed(listed, url);
    return isMeant ? undefined : hostNotAllowed(entry, url.host);
  };
}

/** Origins that the entry itself spells out need no acceptance. So connections still work after we correct an entry. */
function acceptedRule(
  { entry, strategy }: ResolvedProvider,
  words: ProviderInfo,
  accepted: readonly string[],
): DestinationRule {
  const templates = [...secretAddresses(words), tokenAddress(strategy, words)];
  return (url) => {
    const isKnown =
      accepted.includes(url.origin) || templates.some((template) => isSpeltOutBy(template, url));
    return isKnown ? undefined : hostNotAccepted(entry, url.host);
  };
}

/**
 * The entry filled only with its own values. Defaults are filled in. A value from a person or a provider's answer
 * becomes a placeholder again.
 */
function ownWords({ entry, metadata }: ResolvedProvider): ProviderInfo {
  const defaults = new Map(entry.metadata?.input?.map(({ name, defaultValue }) => [name, defaultValue]));
  const told = Object.entries(metadata).map(([name, info]) => {
    const isOwn = info.value === '' || info.value === defaults.get(name);
    return [name, isOwn ? info : { ...info, value: `{{.${name}}}` }];
  });
  return fillProvider(entry, Object.fromEntries(told), undefined, { missing: 'keep' });
}

function baseUrls({ baseURL, modules }: ProviderInfo): string[] {
  return [baseURL, ...Object.values(modules ?? {}).map((module) => module.baseURL)];
}

function signInAddresses(provider: ProviderInfo): string[] {
  return [provider.oauth2Opts?.authURL ?? '', ...secretAddresses(provider)];
}
