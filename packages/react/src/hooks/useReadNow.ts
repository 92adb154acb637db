import type { ReadStarted } from '@dowel/schema';
import { triggerRead } from '@dowel/schema/wire';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { inputOf, readQueries } from '../queries/reads.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useKnownInstallation } from './useKnownSetup.ts';

/** A function that reads an object now, and its state. */
export interface ReadNowAction extends ActionState {
  /**
   * Reads what has changed in an object, or everything if nothing was read yet. Resolves when the read has begun;
   * `useReads` says how it goes on.
   * @param objectName the provider's name
   */
  readNow(objectName: string): Promise<ReadStarted>;
}

/**
 * Reads an object of the nearest `InstallationProvider` now. While it is being read, no second read begins. It needs
 * `getToken`: the service refuses it to an `apiKey` of scope `frontend`, with `api_key_scope`.
 */
export function useReadNow(): ReadNowAction {
  const caller = useCaller();
  const getInstallation = useKnownInstallation();
  const [readNow, state] = useAction(async (objectName: string) => {
    const installation = await getInstallation();
    const { queryClient, session } = caller.service;
    const query = readQueries.ofInstallation(caller, inputOf(installation));
    const reads = await queryClient.fetchQuery(query);
    const started = await session.send(
      triggerRead,
      {
        params: { integrationId: installation.integrationId, objectName },
        body: {
          groupRef: caller.groupRef,
          installationRef: installation.installationRef,
          mode: 'async',
          sinceTimestamp: reads.find((one) => one.objectName === objectName)?.readUntil,
        },
      },
      requestOptions(caller),
    );
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return started;
  });
  return { readNow, ...state };
}
