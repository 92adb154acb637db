import { useDraftCell } from './ConfigDraftProvider.tsx';
import { type ConfigDraftStore, createConfigDraftStore } from './config-draft-store.ts';

/**
 * The draft of the nearest `InstallationProvider`. Made by the first component that needs it. Without edits, it is let go
 * with the last one, because it also holds all fields of the account.
 */
export function useConfigDraftStore(): ConfigDraftStore {
  const cell = useDraftCell();
  if (cell.store) return cell.store;
  const store = createConfigDraftStore((isUsed) => {
    if (isUsed) cell.store = store;
    else if (cell.store === store) delete cell.store;
  });
  cell.store = store;
  return store;
}
