import { deleteInstallation as endpoint } from '@dowel/schema/wire';
import { useDraftCell } from '../context/ConfigDraftProvider.tsx';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { fetchLatest } from '../queries/fetch-latest.ts';
import { keepInstallation, refreshConnections } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useKnownInstallation } from './useKnownSetup.ts';

/** A function to uninstall, and its state. */
export interface DeleteInstallationAction extends ActionState {
  /** Resolves to the id of the removed installation. */
  deleteInstallation(): Promise<string>;
}

/** Uninstalls for the whole group. The service also deletes the connection if nothing else uses it. */
export function useDeleteInstallation(): DeleteInstallationAction {
  const caller = useCaller();
  const drafts = useDraftCell();
  const getInstallation = useKnownInstallation();
  const [deleteInstallation, state] = useAction(async () => {
    const { id, integrationId, connection } = await getInstallation();
    const input = { params: { integrationId, installationId: id } };
    await caller.service.session.send(endpoint, input, requestOptions(caller)).catch(async (error) => {
      if (error.code !== 'installation_not_found') throw error;
      // Somebody else was faster, and may have installed it anew.
      if (await fetchLatest(caller, integrationId)) throw error;
    });
    drafts.store?.clear();
    keepInstallation(caller, integrationId, null);
    refreshConnections(caller, connection.provider);
    return id;
  });
  return { deleteInstallation: () => deleteInstallation(undefined), ...state };
}
