import { useDraftCell } from './ConfigDraftProvider.tsx';
import { type ConfigDraftStore, createConfigDraftStore } from './config-draft-store.ts';

/** The draft of the nearest `InstallationProvider`. Made by the first component that needs it. */
export function useConfigDraftStore(): ConfigDraftStore {
  const cell = useDraftCell();
  cell.store ??= createConfigDraftStore();
  return cell.store;
}
