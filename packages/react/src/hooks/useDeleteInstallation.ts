import { useConfigDraftStore } from '../context/ConfigDraftProvider';
import { useCaller } from '../context/scope';
import { requestOptions } from '../queries/caller';
import { connectionQueries } from '../queries/connections';
import { keepInstallation } from '../queries/refresh';
import { installations } from '../queries/resources';
import { type ActionState, useAction } from './useAction';
import { useKnownInstallation } from './useKnownIntegration';

/** Uninstalling, and how far it is. */
export interface DeleteInstallationAction extends ActionState {
  /** Resolves to the id of what was uninstalled. */
  deleteInstallation(): Promise<string>;
}

/** Uninstalls for the whole group. The service deletes the connection too, when nothing else uses it. */
export function useDeleteInstallation(): DeleteInstallationAction {
  const caller = useCaller();
  const drafts = useConfigDraftStore();
  const getInstallation = useKnownInstallation();
  const [deleteInstallation, state] = useAction(async () => {
    const { id, integrationId, connection } = await getInstallation();
    const { queryClient } = caller.service;
    await installations(caller.service).delete(integrationId, id, requestOptions(caller));
    drafts.clear();
    keepInstallation(caller, integrationId, null);
    const { queryKey } = connectionQueries.forProvider(caller, connection.provider);
    void queryClient.invalidateQueries({ queryKey });
    return id;
  });
  return { deleteInstallation: () => deleteInstallation(undefined), ...state };
}
