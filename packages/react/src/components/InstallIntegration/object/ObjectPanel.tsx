import type { DowelError } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import { useMemo, useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { PanelHeader } from '../configure/PanelHeader.tsx';
import { PanelSaveBar } from '../configure/PanelSaveBar.tsx';
import type { SaveOutcome } from '../configure/useConfigTabs.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { refusedFields } from '../first-install/useRefusalWords.ts';
import { useFlow } from '../flow.ts';
import { useObjectHistory } from '../history/object-history.ts';
import { objectLabel } from '../install-words.ts';
import { ObjectNames, ObjectSettings } from './ObjectSettings.tsx';
import { ShownObjectContext, useShownObject } from './shown-object.ts';

export interface ObjectPanelProps {
  objectName: string;
  outcome: SaveOutcome | null;
  /** The labels of the other panels with unsaved edits. */
  unsaved: readonly string[];
  onSaved: (saved: Installation) => void;
}

/** Chooses what is read of one object. */
export function ObjectPanel({ objectName, outcome, unsaved, onSaved }: ObjectPanelProps) {
  const { asked, error: installError } = useFirstInstall();
  const [saveError, setSaveError] = useState<DowelError | null>(null);
  const [tried, setTried] = useState<object | null>(null);
  const handlers = useLocalConfig().readObject(objectName);
  const { manifestObject, isSaved, isDirty, problems } = handlers;
  const label = manifestObject ? objectLabel(manifestObject) : objectName;
  const isReadable = !manifestObject?.error;
  const refusal = saveError ?? installError;
  const refusals = useMemo(
    () => (manifestObject ? refusedFields(refusal, manifestObject) : undefined),
    [refusal, manifestObject],
  );
  const history = useObjectHistory(isSaved && isReadable);
  if (!manifestObject) return null;
  const askedHere = asked?.objectName === objectName ? asked : null;
  const check = () => {
    if (problems.length > 0) setTried({});
    return problems.length === 0;
  };
  const { parts, restored } = history;
  const shown = { object: manifestObject, handlers, label, refusals };
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
        <PanelHeader title={label} outcome={outcome} actions={parts && <parts.ReadingState />}>
          <ObjectNames />
          {history.isWanted && (
            // Keeps its height until it is known who changed the object, so that nothing moves then.
            <div className="dowel-title-row">
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
        <PanelSaveBar
          objectName={objectName}
          label={label}
          isDirty={isReadable && isDirty}
          isNew={isReadable && !isSaved}
          unsaved={unsaved}
          check={check}
          save={({ saveObject }) => saveObject(objectName)}
          onSaved={onSaved}
          onError={setSaveError}
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

/** Includes the object in the first install, or leaves it out. Absent where there is nothing to decide. */
function IncludeObject() {
  const { installation } = useFlow();
  const { summary } = useFirstInstall();
  const { object, handlers, label } = useShownObject();
  const translate = useMessages();
  const isOnlyOne = summary.objects.length === 1 && handlers.lackingFields.length === 0;
  if (installation || object.error || isOnlyOne || handlers.isAlwaysRead) return null;
  return (
    <Checkbox
      label={translate('setup.include', { object: label })}
      checked={handlers.isChosen}
      onCheckedChange={handlers.setChosen}
    />
  );
}
