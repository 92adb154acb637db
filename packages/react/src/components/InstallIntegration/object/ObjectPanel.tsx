import type { Installation } from '@dowel/schema';
import { useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PanelHeader } from '../configure/PanelHeader.tsx';
import { SaveBar } from '../configure/SaveBar.tsx';
import type { SaveOutcome } from '../configure/useConfigTabs.ts';
import { usePanelSave } from '../configure/usePanelSave.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useFlow } from '../flow.ts';
import { useObjectHistory } from '../history/object-history.ts';
import { objectLabel } from '../install-words.ts';
import { IncludeObject } from './IncludeObject.tsx';
import { ObjectNames, ObjectSettings } from './ObjectSettings.tsx';
import { ShownObjectContext } from './shown-object.ts';

export interface ObjectPanelProps {
  objectName: string;
  outcome: SaveOutcome | null;
  onSaved: (saved: Installation) => void;
}

/** Chooses what is read of one object. */
export function ObjectPanel({ objectName, outcome, onSaved }: ObjectPanelProps) {
  const { installation } = useFlow();
  const { asked } = useFirstInstall();
  const [tried, setTried] = useState<object | null>(null);
  const handlers = useLocalConfig().readObject(objectName);
  const { manifestObject, isSaved, isDirty, problems } = handlers;
  const label = manifestObject ? objectLabel(manifestObject) : objectName;
  const isReadable = !manifestObject?.error;
  const history = useObjectHistory(isSaved && isReadable);
  const panel = usePanelSave({
    objectName,
    label,
    isDirty: isReadable && isDirty,
    isNew: isReadable && !isSaved,
    save: ({ saveObject }) => saveObject(objectName),
    onSaved,
  });
  if (!manifestObject) return null;
  const askedHere = asked?.objectName === objectName ? asked : null;
  const handleSave = () => {
    if (installation && problems.length > 0) setTried({});
    else panel.onSave();
  };
  const { parts, restored } = history;
  const shown = { object: manifestObject, handlers, label };
  if (parts && history.isOpen) {
    return (
      <ShownObjectContext.Provider value={shown}>
        <parts.HistoryPanel onClose={history.close} onRestored={history.finish} />
      </ShownObjectContext.Provider>
    );
  }
  return (
    <ShownObjectContext.Provider value={shown}>
      <div className="dowel-panel">
        <PanelHeader
          title={label}
          outcome={isDirty ? null : outcome}
          actions={parts && <parts.ReadingState />}
        >
          <ObjectNames />
          {history.isWanted && (
            // Keeps its height until it is known who changed the object, so that nothing moves then.
            <div className="dowel-panel-title">
              {parts && (
                <parts.ChangedBy
                  objectName={manifestObject.objectName}
                  takesFocus={history.isBack}
                  onOpen={history.open}
                />
              )}
            </div>
          )}
        </PanelHeader>
        {restored && isDirty && (
          <Notice tone="info" title={restored.title}>
            {restored.detail}
          </Notice>
        )}
        <IncludeObject />
        <ObjectSettings showsMissing={Boolean(tried ?? askedHere)} focusSignal={tried ?? askedHere} />
        <SaveBar
          isInstalled={panel.isInstalled}
          canSave={panel.canSave}
          isSaving={panel.isSaving}
          isDirty={isDirty}
          note={panel.note}
          error={panel.error}
          onSave={handleSave}
          onReset={() => {
            setTried(null);
            history.forget();
            handlers.reset();
          }}
        />
      </div>
    </ShownObjectContext.Provider>
  );
}
