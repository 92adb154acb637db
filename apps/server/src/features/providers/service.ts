import type { Catalog, ProviderInfo } from '@dowel/schema';
import { type NamedProvider, providerNotFoundProblem, providerTitle } from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { ProblemError } from '../../problems/problem-error.ts';

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

/** What a provider is called, also one that the catalogue has lost. */
export function named({ catalogue }: PublicContext, name: string): NamedProvider {
  return catalogue.find(name) ?? { name };
}

/** As people call it; end users are never shown a key. */
export function titleOf(context: PublicContext, name: string): string {
  return providerTitle(named(context, name));
}
