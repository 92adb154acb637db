import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { connectorsQuery } from './connectors.ts';

/** Says what people call a provider. Until the catalogue has answered, nobody reads a key that customers never see. */
export function useProviderTitles(): (name: string) => string {
  const { data, isPending } = useQuery(connectorsQuery(useProject()));
  return (name) => data?.find(({ provider }) => provider === name)?.displayName ?? (isPending ? '…' : name);
}
