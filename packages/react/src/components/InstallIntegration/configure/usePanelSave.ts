import type { DowelError } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import { type SaveObjectAction, useSaveObject } from '../../../hooks/useSaveObject.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useSetUpNote } from '../first-install/useSetUpNote.ts';
import { useFlow } from '../flow.ts';
import { useInstallEvents } from '../install-events.ts';

export interface PanelSaveInput {
  /** The read object of the panel. Undefined for the panel of the written objects. */
  objectName?: string;
  label: string;
  isDirty: boolean;
  /** Whether saving without an edit adds something: an object that is not installed yet. */
  isNew: boolean;
  /** Saves what the panel shows. */
  save: (action: SaveObjectAction) => Promise<Installation>;
  onSaved: (saved: Installation) => void;
}

/** What a panel's save bar shows and does. */
export interface PanelSave {
  isInstalled: boolean;
  isSaving: boolean;
  canSave: boolean;
  note: string | undefined;
  error: DowelError | null;
  onSave: () => void;
}

/** Before installing, saves the whole draft with one request. Afterwards, saves only what the panel shows. */
export function usePanelSave(input: PanelSaveInput): PanelSave {
  const { installation } = useFlow();
  const first = useFirstPanelSave(input);
  const later = useLaterPanelSave(input);
  return installation ? later : first;
}

function useFirstPanelSave({ objectName }: PanelSaveInput): PanelSave {
  const { summary, attempt, isInstalling, error, refused } = useFirstInstall();
  const note = useSetUpNote();
  const refusedHere = refused?.kind === 'read' ? refused.objectName === objectName : objectName === undefined;
  return {
    isInstalled: false,
    isSaving: isInstalling,
    canSave: summary.canInstall || summary.objects.some(({ setUp }) => setUp === 'incomplete'),
    note,
    error: !refused || refusedHere ? error : null,
    onSave: attempt,
  };
}

function useLaterPanelSave({ label, isDirty, isNew, save, onSaved }: PanelSaveInput): PanelSave {
  const translate = useMessages();
  const events = useInstallEvents();
  const action = useSaveObject();
  const adds = isNew ? translate('setup.adds', { object: label }) : undefined;
  return {
    isInstalled: true,
    isSaving: action.isPending,
    canSave: isDirty || isNew,
    note: isDirty ? translate('install.unsaved') : adds,
    error: action.error,
    onSave: () => {
      save(action).then((saved) => {
        onSaved(saved);
        events.updated(saved);
      }, events.failed);
    },
  };
}
