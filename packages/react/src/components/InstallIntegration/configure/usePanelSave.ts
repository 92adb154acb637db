import type { DowelError } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import { type SaveObjectAction, useSaveObject } from '../../../hooks/useSaveObject.ts';
import { useInstallEvents } from '../install-events.ts';

export interface PanelSave {
  isSaving: boolean;
  error: DowelError | null;
  save: (run: (action: SaveObjectAction) => Promise<Installation>) => void;
}

/** Saves what a panel shows, and tells the page: "installed" the first time, "updated" afterwards. */
export function usePanelSave(installation: Installation | null, onSaved: () => void): PanelSave {
  const events = useInstallEvents();
  const action = useSaveObject();
  const save: PanelSave['save'] = (run) => {
    const tell = installation ? events.updated : events.installed;
    run(action).then((saved) => {
      onSaved();
      tell(saved);
    }, events.failed);
  };
  return { isSaving: action.isPending, error: action.error, save };
}
