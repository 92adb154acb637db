import { useSyncExternalStore } from 'react';
import { useConfigDraftStore } from '../context/ConfigDraftProvider.tsx';
import type { ConfigDraftStore, DraftSource } from '../context/config-draft-store.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { createLocalConfig, type LocalConfig } from './local-config.ts';

/**
 * The draft of the config for the nearest `InstallationProvider`. All components below it share one draft. Edits stay
 * until they are saved or reset, even if the saved config changes in the meantime.
 */
export function useLocalConfig(): LocalConfig {
  const store = useConfigDraftStore();
  const { revision, draftSource } = useServiceModel();
  useAsked(revision);
  const edits = useSyncExternalStore(store.subscribe, store.getEdits, store.getEdits);
  return viewOf(store, draftSource, edits);
}

interface View {
  source: DraftSource | undefined;
  edits: unknown;
  config: LocalConfig;
}

const views = /* @__PURE__ */ new WeakMap<ConfigDraftStore, View>();

/** All components share one view, because finding the edits takes longer the more fields there are. */
function viewOf(store: ConfigDraftStore, source: DraftSource | undefined, edits: unknown): LocalConfig {
  const known = views.get(store);
  if (known && known.source === source && known.edits === edits) return known.config;
  const config = createLocalConfig(store, source);
  views.set(store, { source, edits, config });
  return config;
}
