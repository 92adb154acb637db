import type { ConfigContent, Installation } from '@dowel/schema';
import { findReadKey, isDeepEqual, objectChanges, ownValue, pickObjects } from '@dowel/schema/rules';
import { patchObjectConfig } from '@dowel/schema/wire';
import { mergeEdits } from '../context/merge-edits.ts';
import { useCaller } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { useConfigDraftStore } from '../context/useConfigDraftStore.ts';
import { type Caller, requestOptions } from '../queries/caller.ts';
import { fetchLatest } from '../queries/fetch-latest.ts';
import { installationQueries } from '../queries/installations.ts';
import { keepInstallation } from '../queries/refresh.ts';
import { asRead } from './local-config.ts';
import { type ActionState, useAction } from './useAction.ts';
import { useInstallDraft } from './useInstallDraft.ts';
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

/** Saves the draft of the nearest `InstallationProvider`. What is saved meanwhile waits for its turn. */
export function useSaveObject(): SaveObjectAction {
  const { createWith, install } = useInstallDraft();
  const { updateInstallation } = useUpdateInstallation();
  const { draftSource } = useServiceModel();
  const caller = useCaller();
  const store = useConfigDraftStore();
  const draftOn = (installation: Known) => {
    if (!draftSource) throw new TypeError('The draft is not known yet. See isReady.');
    const saved = installation?.config.content;
    return store.current(asRead({ ...draftSource, saved })).content;
  };
  const keyOf = ({ read }: ConfigContent, name: string) => {
    const key = findReadKey(read?.objects, draftSource?.revision.content.read?.objects, name);
    if (ownValue(read?.objects, key)) return key;
    throw new TypeError(`The draft has no object "${name}". To stop it, use setDisableRead.`);
  };
  const [run, state] = useAction((save: Save) =>
    store.inTurn(() => {
      // The page may not have drawn yet what was saved before this.
      const { queryKey } = installationQueries.forGroup(caller, draftSource?.integration.id ?? '');
      const installation = caller.service.queryClient.getQueryData(queryKey);
      return save(draftOn(installation), installation);
    }),
  );

  return {
    ...state,
    saveObject: (name) =>
      run(async (draft, installation) => {
        const key = keyOf(draft, name);
        const sent = pickObjects(draft, { read: [key] });
        if (!installation) return createWith(draft, sent);
        const { integrationId, config } = installation;
        // Somebody else may have added the object. What is only suggested here replaces no choice of theirs.
        const latest = ownValue(config.content.read?.objects, key)
          ? null
          : await fetchLatest(caller, integrationId);
        return store.saving(
          sent,
          patchObject(caller, latest ?? installation, latest ? draftOn(latest) : draft, key),
        );
      }),
    saveWriteObjects: () =>
      run(async (draft, installation) => {
        const { write = { objects: {} }, provider } = draft;
        const sent = { provider, write };
        if (!installation) return createWith(draft, sent);
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
    install: (names) =>
      run((draft) =>
        install(
          draft,
          names?.map((name) => keyOf(draft, name)),
        ),
      ),
  };
}

type Known = Installation | null | undefined;
/** Saves parts of the draft over what is saved now. */
type Save = (draft: ConfigContent, installation: Known) => Promise<Installation>;

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
