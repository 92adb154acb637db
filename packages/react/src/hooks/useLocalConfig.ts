import { useEffect, useSyncExternalStore } from 'react';
import type { ConfigDraftStore, DraftSource } from '../context/config-draft-store.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { useConfigDraftStore } from '../context/useConfigDraftStore.ts';
import { asRead, createLocalConfig, type LocalConfig } from './local-config.ts';

/**
 * The draft of the config for the nearest `InstallationProvider`. All components below it share one draft. Edits stay
 * until they are saved or reset, even if the saved config changes in the meantime.
 */
export function useLocalConfig(): LocalConfig {
  const store = useConfigDraftStore();
  const { revision, draftSource } = useServiceModel();
  useAsked(revision);
  useEffect(() => {
    if (draftSource) store.rebase(asRead(draftSource));
  }, [store, draftSource]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return viewOf(store, draftSource, state);
}

interface View {
  source: DraftSource | undefined;
  state: unknown;
  config: LocalConfig;
}

const views = /* @__PURE__ */ new WeakMap<ConfigDraftStore, View>();

/** All components share one view, because finding the edits takes longer the more fields there are. */
function viewOf(store: ConfigDraftStore, source: DraftSource | undefined, state: unknown): LocalConfig {
  const known = views.get(store);
  if (known && known.source === source && known.state === state) return known.config;
  const config = createLocalConfig(store, source && asRead(source));
  views.set(store, { source, state, config });
  return config;
}
