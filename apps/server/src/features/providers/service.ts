import type { Catalog, ProviderInfo } from '@dowel/schema';
import type { PublicContext } from '../../context.ts';
import { ProblemError } from '../../http/problem-error.ts';

export function list(context: PublicContext): Catalog {
  return context.catalogue.all();
}

export function get(context: PublicContext, name: string): ProviderInfo {
  const provider = context.catalogue.find(name);
  if (!provider) {
    throw new ProblemError('provider_not_found', {
      detail: `The catalogue has no provider called "${name}". Names are case-sensitive.`,
      remedy: 'List the providers to see which there are.',
    });
  }
  return provider;
}
