import type { ConfigContent, Installation } from '@dowel/schema';
import { findReadKey, isDeepEqual, objectChanges, ownValue, pickObjects } from '@dowel/schema/rules';
import { patchObjectConfig } from '@dowel/schema/wire';
import { mergeEdits } from '../context/merge-edits.ts';
import { useCaller } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { useConfigDraftStore } from '../context/useConfigDraftStore.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { fetchLatest } from '../queries/fetch-latest.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useInstallation } from './useInstallation.ts';
import { useInstallDraft } from './useInstallDraft.ts';
import { useLocalConfig } from './useLocalConfig.ts';
import { useManifest } from './useManifest.ts';
import { useUpdateInstallation } from './useUpdateInstallation.ts';

/** Functions to save parts of the draft, and their state. */
export interface SaveObjectAction extends ActionState {
  /**
   * Saves one read object with one request. The first save creates the installation with this object. Later saves send
   * only the differences. Without differences it sends nothing. What others have chosen of an object that is new here
   * stays, unless it is edited here too. Resolves to the installation that the service now has.
   * Rejects for an object that the draft lacks, because a saved object can be stopped, but not removed.
   */
  saveObject(objectName: string): Promise<Installation>;
  /**
   * Saves all write objects with one request. It asks for the installation first, so that what others have saved since
   * then stays.
   */
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
  const { data: revision } = useManifest();
  const { draftSource } = useServiceModel();
  const caller = useCaller();
  const local = useLocalConfig();
  const store = useConfigDraftStore();
  const keyOf = (name: string) => {
    const draft = local.get();
    const key = findReadKey(draft.read?.objects, revision?.content.read?.objects, name);
    if (ownValue(draft.read?.objects, key)) return key;
    throw new TypeError(`The draft has no object "${name}". To stop it, use setDisableRead.`);
  };

  return {
    ...state,
    saveObject: (name) =>
      run(async () => {
        const draft = local.get();
        const key = keyOf(name);
        const sent = pickObjects(draft, { read: [key] });
        if (!installation) return createWith(sent);
        const hasKey = ({ config }: Installation) => ownValue(config.content.read?.objects, key);
        const fresh = !hasKey(installation) && (await fetchLatest(caller, installation.integrationId));
        if (!fresh || !hasKey(fresh) || !draftSource)
          return store.saving(sent, patchObject(caller, installation, draft, key));
        // Somebody else has added the object. What is only suggested here replaces no choice of theirs.
        const { content } = store.current({ ...draftSource, saved: fresh.config.content });
        return store.saving(sent, patchObject(caller, fresh, content, key));
      }),
    saveWriteObjects: () =>
      run(async () => {
        const { write = { objects: {} }, provider } = local.get();
        const sent = { provider, write };
        if (!installation) return createWith(sent);
        const { integrationId, config } = installation;
        const fresh = await fetchLatest(caller, integrationId);
        const objects = mergeEdits(
          config.content.write?.objects,
          write.objects,
          fresh?.config.content.write?.objects ?? {},
        );
        const updateMask = ['config.content.write.objects'];
        return store.saving(sent, updateInstallation({ content: { write: { objects } }, updateMask }));
      }),
    install: (names) => run(() => install(names?.map(keyOf))),
  };
}

async function patchObject(
  caller: Caller,
  installation: Installation,
  draft: ConfigContent,
  key: string,
): Promise<Installation> {
  const { content } = installation.config;
  const changes = objectChanges(content, draft, key);
  if (changes.length === 0) return installation;
  const { id: installationId, integrationId } = installation;
  const params = { integrationId, objectName: key };
  const body = { installationId, action: 'read' as const, changes };
  return caller.service.session.send(patchObjectConfig, { params, body }, requestOptions(caller)).then(
    (saved) => {
      keepInstallation(caller, integrationId, saved);
      return saved;
    },
    async (error) => {
      if (error.code !== 'patch_invalid') throw error;
      const fresh = await fetchLatest(caller, integrationId);
      if (!fresh || isDeepEqual(fresh.config.content, content)) throw error;
      // Somebody else was faster. What is left to change is sent again.
      return patchObject(caller, fresh, mergeEdits(content, draft, fresh.config.content), key);
    },
  );
}
