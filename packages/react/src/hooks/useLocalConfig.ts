import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useConfigDraftStore, useFieldMapping } from '../context/ConfigDraftProvider.tsx';
import type { DraftSource } from '../context/config-draft-store.ts';
import { createLocalConfig, type LocalConfig } from './local-config.ts';
import { useInstallation } from './useInstallation.ts';
import { useManifest } from './useManifest.ts';

/**
 * The draft of the config that the nearest `InstallationProvider` is about: one for all components below it. Edits stay
 * until they are saved or reset, also when the saved config changes meanwhile.
 */
export function useLocalConfig(): LocalConfig {
  const store = useConfigDraftStore();
  const fieldMapping = useFieldMapping();
  const { data: revision } = useManifest();
  const { installation, isSuccess } = useInstallation();
  const saved = installation?.config.content;
  const edits = useSyncExternalStore(store.subscribe, store.getEdits, store.getEdits);
  const source = useMemo<DraftSource | undefined>(
    () => (revision && isSuccess ? { revision, saved, fieldMapping } : undefined),
    [revision, isSuccess, saved, fieldMapping],
  );
  useEffect(() => {
    if (source) store.rebase(source);
  }, [store, source]);
  // `edits` is what makes the store's answer change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => createLocalConfig(store, source), [store, source, edits]);
}
