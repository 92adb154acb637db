import type { Installation } from '@dowel/schema';
import type { Caller } from './caller.ts';
import { installationQueries } from './installations.ts';

/** The installation as it is now. Other people may have changed it since the page asked. */
export function fetchLatest(caller: Caller, integrationId: string): Promise<Installation | null> {
  const query = installationQueries.forGroup(caller, integrationId);
  return caller.service.queryClient.fetchQuery({ ...query, staleTime: 0 });
}
