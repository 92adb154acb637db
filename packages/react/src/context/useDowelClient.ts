import { DowelClient } from '@dowel/client';
import { useMemo } from 'react';
import { useService } from './service.ts';

/** The client of the nearest `ServiceProvider`, for calls that no hook makes. With `getToken`, pass `identity`. */
export function useDowelClient(): DowelClient {
  const { session } = useService();
  return useMemo(() => new DowelClient(session), [session]);
}
