import type { ProviderMetadata } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import { unsafeMetadata } from '../rules.ts';
import { assertToldHosts } from '../secret-destinations/destinations.ts';
import { filled, type ResolvedProvider } from '../stored-credentials.ts';
import { type Asking, askSource } from './ask-source.ts';
import { findSource } from './find-source.ts';
import { missingToldValues } from './needed-values.ts';

/** A provider with what it has told about the account. */
export interface Learned {
  resolved: ResolvedProvider;
  /** Why a value that the default module needs is still not known. */
  failure?: ProviderAuthError | undefined;
}

/**
 * Asks a provider for the values that its entry wants after a sign-in. A value that only another module needs may stay
 * unknown: the account may not have that module.
 * @throws {ProblemError} `provider_host_not_allowed` when a value leads to a host where the credentials may not go.
 */
export async function learnValues(context: Context, asking: Asking): Promise<Learned> {
  const { resolved, app } = asking;
  const { entry } = resolved;
  const request = findSource(entry.name);
  const wanted = new Set(entry.metadata?.postAuthentication?.map(({ name }) => name));
  let metadata = request ? withoutTold(resolved.metadata, wanted) : resolved.metadata;
  let failure: ProviderAuthError | undefined;
  const isAsked = (name: string) => wanted.has(name) && metadata[name]?.source !== 'input';
  if (request && Object.keys(request.values).some(isAsked)) {
    try {
      const told = await askSource(context, asking, request);
      metadata = joined(
        metadata,
        Object.entries(told).filter(([name]) => wanted.has(name)),
      );
    } catch (error) {
      if (!(error instanceof ProviderAuthError)) throw error;
      failure = error;
    }
  }
  const learned = filled(resolved, safe(entry, metadata));
  assertToldHosts(context, resolved, learned, app);
  if (!request || missingToldValues(entry, learned.metadata).length === 0) return { resolved: learned };
  return { resolved: learned, failure: failure ?? untold() };
}

/** What was told before may be about another account than the one that has signed in now. */
function withoutTold(metadata: ProviderMetadata, wanted: ReadonlySet<string>): ProviderMetadata {
  const kept = Object.entries(metadata).filter(
    ([name, { source }]) => source !== 'provider' || !wanted.has(name),
  );
  return Object.fromEntries(kept);
}

/** What the builder set by hand stays. */
function joined(metadata: ProviderMetadata, told: [name: string, value: string][]): ProviderMetadata {
  const values = told
    .filter(([name]) => metadata[name]?.source !== 'input')
    .map(([name, value]) => [name, { value, source: 'provider' as const }]);
  return { ...metadata, ...Object.fromEntries(values) };
}

/** A value that an address cannot hold is as good as none. */
function safe(entry: ResolvedProvider['entry'], metadata: ProviderMetadata): ProviderMetadata {
  const unsafe = new Set(unsafeMetadata(entry, metadata));
  const isKept = ([name, { source }]: [string, ProviderMetadata[string]]) =>
    source !== 'provider' || !unsafe.has(name);
  return Object.fromEntries(Object.entries(metadata).filter(isKept));
}

function untold(): ProviderAuthError {
  return new ProviderAuthError(
    'provider_unreachable',
    'The provider answered without a value that its addresses need, or with one that no address can hold.',
  );
}
