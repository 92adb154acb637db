import type { ConfigContent, Installation } from '@dowel/schema';
import { isDeepEqual, objectChanges, pickObjects } from '@dowel/schema/rules';
import { patchObjectConfig } from '@dowel/schema/wire';
import { mergeEdits } from '../context/merge-edits.ts';
import { useCaller } from '../context/scope.ts';
import { requestOptions } from '../queries/caller.ts';
import { installationQueries } from '../queries/installations.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { findReadKey } from './local-config.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useInstallation } from './useInstallation.ts';
import { useInstallDraft } from './useInstallDraft.ts';
import { useLocalConfig } from './useLocalConfig.ts';
import { useUpdateInstallation } from './useUpdateInstallation.ts';

/** Functions to save parts of the draft, and their state. */
export interface SaveObjectAction extends ActionState {
  /**
   * Saves one read object with one request. The first save creates the installation with this object. Later saves send
   * only the differences. Without differences it sends nothing. Resolves to the installation that the service now has.
   */
  saveObject(objectName: string): Promise<Installation>;
  /** Saves all write objects with one request. */
  saveWriteObjects(): Promise<Installation>;
  /**
   * Installs the draft with one request: every read object that is ready (`readyObjects` of `useLocalConfig`) and all
   * write objects. With `objectNames`, these read objects instead.
   */
  install(objectNames?: readonly string[]): Promise<Installation>;
}

/** Saves the draft of the nearest `InstallationProvider`. */
export function useSaveObject(): SaveObjectAction {
  const [run, state] = useAction((save: () => Promise<Installation>) => save());
  const { createWith, install } = useInstallDraft();
  const { updateInstallation } = useUpdateInstallation();
  const { installation } = useInstallation();
  const patchObject = usePatchObject();
  const local = useLocalConfig();

  return {
    ...state,
    saveObject: (name) =>
      run(() => {
        const draft = local.get();
        const key = findReadKey(draft, name, local.readObject(name).manifestObject);
        return installation
          ? patchObject(installation, draft, key)
          : createWith(pickObjects(draft, { read: [key] }));
      }),
    saveWriteObjects: () =>
      run(() => {
        const { write = { objects: {} }, provider } = local.get();
        if (!installation) return createWith({ provider, write });
        return updateInstallation({ content: { write }, updateMask: ['config.content.write.objects'] });
      }),
    install: (names) => run(() => install(names)),
  };
}

function usePatchObject() {
  const caller = useCaller();
  const { session, queryClient } = caller.service;
  const patch = async (
    installation: Installation,
    draft: ConfigContent,
    key: string,
  ): Promise<Installation> => {
    const { content } = installation.config;
    const changes = objectChanges(content, draft, key);
    if (changes.length === 0) return installation;
    const { id: installationId, integrationId } = installation;
    const params = { integrationId, objectName: key };
    const body = { installationId, action: 'read' as const, changes };
    return session.send(patchObjectConfig, { params, body }, requestOptions(caller)).then(
      (saved) => {
        keepInstallation(caller, integrationId, saved);
        return saved;
      },
      async (error) => {
        if (error.code !== 'patch_invalid') throw error;
        const latest = installationQueries.forGroup(caller, integrationId);
        const fresh = await queryClient.fetchQuery({ ...latest, staleTime: 0 });
        if (!fresh || isDeepEqual(fresh.config.content, content)) throw error;
        // Somebody else was faster. What is left to change is sent again.
        return patch(fresh, mergeEdits(content, draft, fresh.config.content), key);
      },
    );
  };
  return patch;
}
