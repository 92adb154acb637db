import type { ConfigContent, Installation } from '@dowel/schema';
import { pickObjects } from '@dowel/schema/rules';
import { useConfigDraftStore } from '../context/useConfigDraftStore.ts';
import { useCreateInstallation } from './useCreateInstallation.ts';
import { useLocalConfig } from './useLocalConfig.ts';
import { useManifest } from './useManifest.ts';

export interface InstallDraft {
  /** Installs a part of the draft. If the draft or the manifest has the proxy, that is installed too. */
  createWith: (draft: ConfigContent, part: ConfigContent) => Promise<Installation>;
  /** Installs the read objects that the draft has under these keys, or else all that are ready, and all write objects. */
  install: (draft: ConfigContent, keys?: readonly string[]) => Promise<Installation>;
}

/** Makes the first installation from the draft, with one request. */
export function useInstallDraft(): InstallDraft {
  const { createInstallation } = useCreateInstallation();
  const { data: revision } = useManifest();
  const local = useLocalConfig();
  const store = useConfigDraftStore();
  const createWith: InstallDraft['createWith'] = (
    { proxy = revision?.content.proxy?.enabled ? { enabled: true } : undefined },
    part,
  ) => store.saving(part, createInstallation({ content: { proxy, ...part } }));
  return {
    createWith,
    install: (draft, read = local.readyObjects()) =>
      createWith(draft, pickObjects(draft, { read, write: Object.keys(draft.write?.objects ?? {}) })),
  };
}
