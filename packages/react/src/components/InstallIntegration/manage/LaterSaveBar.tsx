import { useSaveObject } from '../../../hooks/useSaveObject.ts';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { PanelSaveBarProps } from '../configure/PanelSaveBar.tsx';
import { SaveBar } from '../configure/SaveBar.tsx';
import { useInstallEvents } from '../install-events.ts';
import { useNameList } from '../useNameList.ts';

export interface LaterSaveBarProps {
  /** What the panel says of itself. */
  panel: PanelSaveBarProps;
}

/** Saves what a panel shows of something installed. */
export function LaterSaveBar({ panel }: LaterSaveBarProps) {
  const { label, isDirty, isNew, unsaved, check, save, onSaved, onError, onReset } = panel;
  const translate = useMessages();
  const events = useInstallEvents();
  const action = useSaveObject();
  const list = useNameList();
  const note = () => {
    const names = isDirty ? [label, ...unsaved] : unsaved;
    const sentences = [
      !isDirty && isNew && translate('setup.adds', { object: label }),
      unsaved.length > 0 && translate('install.unsaved.names', { names: list(names) }),
    ];
    return joinSentences(sentences) || translate(isDirty ? 'install.unsaved' : 'install.unchanged');
  };
  const handleSave = () => {
    if (check?.() === false) return;
    onError?.(null);
    save(action).then(
      (saved) => {
        onSaved(saved);
        events.updated(saved);
      },
      (error) => {
        onError?.(error);
        events.failed(error);
      },
    );
  };
  return (
    <SaveBar
      isInstalled
      isSaving={action.isPending}
      isDirty={isDirty}
      note={note()}
      error={action.error}
      onSave={isDirty || isNew ? handleSave : undefined}
      onReset={onReset}
    />
  );
}
