import type { ProviderInfo } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../context/scope.ts';
import { providerAppQueries } from '../../queries/provider-apps.ts';

/** The parameter of a builder's app at a provider that says where its package is installed. */
const param = 'packageInstallURL';

export function mayNeedPackage({ providerAppMetadata }: ProviderInfo): boolean {
  return providerAppMetadata?.providerParams?.some(({ name }) => name === param) ?? false;
}

/**
 * Where a package has to be installed before connecting. Undefined if none has to be, or if the service does not tell
 * it: then people connect without it.
 */
export function usePackage(provider: ProviderInfo, isFirst: boolean): { isPending: boolean; href?: string } {
  const caller = useCaller();
  const isNeeded = isFirst && mayNeedPackage(provider);
  const query = { ...providerAppQueries.all(caller), enabled: isNeeded };
  const { data = [], isPending } = useQuery(query, caller.service.queryClient);
  const app = data.find((candidate) => candidate.provider === provider.name);
  const href = app?.metadata?.providerParams?.[param];
  // Other addresses, such as `javascript:`, could run code.
  return { isPending: isNeeded && isPending, ...(href && /^https?:/i.test(href) && { href }) };
}
