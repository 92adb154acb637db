import type { ConfigContent, Installation } from '@dowel/schema';
import { pickObjects } from '@dowel/schema/rules';
import { useConfigDraftStore } from '../context/useConfigDraftStore.ts';
import { useCreateInstallation } from './useCreateInstallation.ts';
import { useLocalConfig } from './useLocalConfig.ts';
import { useManifest } from './useManifest.ts';

export interface InstallDraft {
  /** Installs what is given, and the proxy if the draft or the manifest has one. */
  createWith: (content: ConfigContent) => Promise<Installation>;
  /** Installs the read objects that the draft has under these keys, or else all that are ready, and all write objects. */
  install: (keys?: readonly string[]) => Promise<Installation>;
}

/** Makes the first installation from the draft, with one request. */
export function useInstallDraft(): InstallDraft {
  const { createInstallation } = useCreateInstallation();
  const { data: revision } = useManifest();
  const local = useLocalConfig();
  const store = useConfigDraftStore();
  const createWith = (content: ConfigContent) => {
    const proxy = local.get().proxy ?? (revision?.content.proxy?.enabled ? { enabled: true } : undefined);
    return store.saving(content, createInstallation({ content: { proxy, ...content } }));
  };
  return {
    createWith,
    install: (read = local.readyObjects()) => {
      const draft = local.get();
      const write = Object.keys(draft.write?.objects ?? {});
      return createWith(pickObjects(draft, { read, write }));
    },
  };
}
