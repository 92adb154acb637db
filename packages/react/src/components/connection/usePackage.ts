import type { ProviderInfo } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../../context/scope.ts';
import { packageParam, providerAppQueries } from '../../queries/provider-apps.ts';

export function mayNeedPackage({ providerAppMetadata }: ProviderInfo): boolean {
  return providerAppMetadata?.providerParams?.some(({ name }) => name === packageParam) ?? false;
}

/**
 * Where a package has to be installed before a first sign-in. Absent if none has to be, or if the service does not tell
 * it: then people connect without it. An install flow knows it already.
 */
export function usePackage(provider: ProviderInfo, isFirst: boolean): { isPending: boolean; href?: string } {
  const caller = useCaller();
  const isAsked = isFirst && mayNeedPackage(provider);
  const query = {
    ...providerAppQueries.packageOf(caller, provider.name),
    enabled: isAsked,
    subscribed: isAsked,
  };
  const { data: href, isPending } = useQuery(query, caller.service.queryClient);
  // Other addresses, such as `javascript:`, could run code.
  return { isPending: isAsked && isPending, ...(isFirst && href && /^https?:/i.test(href) && { href }) };
}
