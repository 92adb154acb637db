import { useSyncExternalStore } from 'react';
import { useConfigDraftStore } from '../context/ConfigDraftProvider.tsx';
import type { ConfigDraftStore, DraftSource } from '../context/config-draft-store.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { createLocalConfig, type LocalConfig } from './local-config.ts';

/**
 * The draft of the config that the nearest `InstallationProvider` is about: one for all components below it. Edits stay
 * until they are saved or reset, also when the saved config changes meanwhile.
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

/** One view for all components: finding out what differs takes time that grows with the fields. */
function viewOf(store: ConfigDraftStore, source: DraftSource | undefined, edits: unknown): LocalConfig {
  const known = views.get(store);
  if (known && known.source === source && known.edits === edits) return known.config;
  const config = createLocalConfig(store, source);
  views.set(store, { source, edits, config });
  return config;
}
