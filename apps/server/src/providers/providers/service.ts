import type { Catalog, ProviderInfo } from '@dowel/schema';
import { type NamedProvider, providerNotFoundProblem, providerTitle } from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';

export function list(context: PublicContext): Catalog {
  return context.catalogue.all();
}

export function get(context: PublicContext, name: string): ProviderInfo {
  const provider = context.catalogue.find(name);
  if (!provider) {
    throw new ProblemError('provider_not_found', providerNotFoundProblem(name));
  }
  return provider;
}

/** The names of a provider. It also works for a provider that the catalogue no longer has. */
export function named({ catalogue }: PublicContext, name: string): NamedProvider {
  return catalogue.find(name) ?? { name };
}

/** The provider's name for people: its display name, or its key when the catalogue has no display name. */
export function titleOf(context: PublicContext, name: string): string {
  return providerTitle(named(context, name));
}
