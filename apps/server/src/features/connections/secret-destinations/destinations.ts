import type { ProviderInfo } from '@dowel/schema';
import { fillProvider, plainAddress, secretAddresses, secretOrigins } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { isFixedBy, isSpeltOutBy } from '../../../provider-auth/destinations/fixed-hosts.ts';
import { isListed } from '../../../provider-auth/destinations/host-patterns.ts';
import {
  type DestinationRule,
  type SecretDestination,
  toDestination,
} from '../../../provider-auth/destinations/secret-destination.ts';
import type { UsableProviderApp } from '../../provider-apps/service.ts';
import type { ConnectionRow } from '../queries.ts';
import { hostNotAccepted, hostNotAllowed } from '../refusals.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

/**
 * How the credentials of a call came to us, which decides where they may go (ADR 0010).
 * - `typed`: in the same request as the values that fill the provider's addresses, so wherever those lead.
 * - `issued`: by a token endpoint to the builder's app, so where the builder's secrets may go.
 * - a connection: they are stored in it, so to the origins they were accepted at.
 */
export type SecretSource = 'typed' | 'issued' | Pick<ConnectionRow, 'acceptedOrigins'>;

/** Where the requests of a connection may take its secrets. Each throws when they may not go there. */
export interface Destinations {
  tokenEndpoint(): SecretDestination;
  /** Undefined when the catalogue names no health check. */
  healthCheck(): SecretDestination | undefined;
  /** An address of the provider's API. */
  api(address: string): SecretDestination;
}

/**
 * Where secrets may be sent for a provider.
 * @throws {ProblemError} by each: `provider_host_not_allowed`
 * @throws {OutgoingError} by each: `invalid_address`
 */
export function destinations(
  context: Context,
  resolved: ResolvedProvider,
  source: SecretSource,
  app?: UsableProviderApp,
): Destinations {
  const { entry, provider, strategy } = resolved;
  const words = ownWords(resolved);
  const fixed = (...templates: string[]) => fixedRule(context, entry, app, templates);
  const rule = ruleFor(source, resolved, words, fixed);
  const tokenTemplate = words.oauth2Opts?.tokenURL ?? '';
  const usesBuildersSecret = strategy.member === 'oauth2AuthorizationCode';
  const check = provider.authHealthCheck?.url;
  return {
    tokenEndpoint: () =>
      toDestination(provider.oauth2Opts?.tokenURL ?? '', [
        rule(tokenTemplate),
        ...(usesBuildersSecret ? [fixed(tokenTemplate)] : []),
      ]),
    healthCheck: () =>
      check === undefined ? undefined : toDestination(check, [rule(words.authHealthCheck?.url ?? '')]),
    api: (address) => toDestination(address, [rule(...baseUrls(words))]),
  };
}

/**
 * Refuses to begin or end a sign-in through the builder's app when an address of the provider leads where the builder
 * did not mean its secrets to go. Addresses that still lack a value lead nowhere yet.
 * @throws {ProblemError} `provider_host_not_allowed`
 */
export function assertSignInHosts(
  context: Context,
  resolved: ResolvedProvider,
  app: UsableProviderApp,
): void {
  const words = ownWords(resolved);
  const addresses = signInAddresses(resolved.provider);
  const templates = signInAddresses(words);
  for (const [index, address] of addresses.entries()) {
    const rule = fixedRule(context, resolved.entry, app, [templates[index] ?? '']);
    if (plainAddress(address)) toDestination(address, [rule]);
  }
}

/**
 * Refuses addresses at which stored credentials were not accepted.
 * @throws {ProblemError} `provider_host_not_allowed`
 */
export function assertAccepted(resolved: ResolvedProvider, accepted: readonly string[]): void {
  const rule = acceptedRule(resolved, ownWords(resolved), accepted);
  for (const origin of secretOrigins(resolved.provider)) toDestination(origin, [rule]);
}

/** Where a connection's credentials were accepted. Rows older than the column were accepted where their metadata led. */
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

/** Whether to go without TLS, or into a private network, is decided by the door, which knows the address behind a name. */
const anyHost: DestinationRule = () => undefined;

function fixedRule(
  { env }: Context,
  entry: ProviderInfo,
  app: UsableProviderApp | undefined,
  templates: readonly string[],
): DestinationRule {
  const listed = [...(entry.allowedHosts ?? []), ...(app?.allowedHosts ?? []), ...env.providerHosts];
  return (url) => {
    const isMeant = templates.some((template) => isFixedBy(template, url)) || isListed(listed, url);
    return isMeant ? undefined : hostNotAllowed(entry, url.host);
  };
}

/** What the entry itself spells out needs no acceptance, so that a correction of ours breaks no connection. */
function acceptedRule(
  { entry }: ResolvedProvider,
  words: ProviderInfo,
  accepted: readonly string[],
): DestinationRule {
  const templates = secretAddresses(words);
  return (url) => {
    const isKnown =
      accepted.includes(url.origin) || templates.some((template) => isSpeltOutBy(template, url));
    return isKnown ? undefined : hostNotAccepted(entry, url.host);
  };
}

/** The entry filled with its own words: defaults are, and whatever a person or an answer has told is a placeholder again. */
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
