import { useId, useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { PanelHeader } from '../configure/PanelHeader.tsx';
import { SaveBar } from '../configure/SaveBar.tsx';
import type { SaveOutcome } from '../configure/useConfigTabs.ts';
import { usePanelSave } from '../configure/usePanelSave.ts';
import { useFlow } from '../flow.ts';
import { objectLabel } from '../install-words.ts';
import { FieldMappings } from './FieldMappings.tsx';
import { ObjectProblem } from './ObjectProblem.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { ReadingState } from './ReadingState.tsx';
import { RequiredFields } from './RequiredFields.tsx';
import { ShownObjectContext, useShownObject } from './shown-object.ts';
import { ValueMappings } from './ValueMappings.tsx';

export interface ObjectPanelProps {
  objectName: string;
  outcome: SaveOutcome | null;
  onSaved: () => void;
}

/** Chooses what is read of one object. */
export function ObjectPanel({ objectName, outcome, onSaved }: ObjectPanelProps) {
  const { installation } = useFlow();
  const mappingsId = useId();
  const [hasTried, setTried] = useState(false);
  const handlers = useLocalConfig().readObject(objectName);
  const { save, isSaving, error } = usePanelSave(installation, onSaved);
  const { manifestObject, isSaved, isDirty, problems } = handlers;
  if (!manifestObject) return null;
  const label = objectLabel(manifestObject);

  const handleSave = () => {
    setTried(true);
    const [first] = problems;
    if (first) return document.getElementById(`${mappingsId}-${first.mapToName}`)?.focus();
    save(({ saveObject }) => saveObject(objectName));
  };
  return (
    <ShownObjectContext.Provider value={{ object: manifestObject, handlers, label }}>
      <div className="dowel-panel">
        <PanelHeader title={label} outcome={isDirty ? null : outcome} actions={isSaved && <ReadingState />}>
          <ObjectNames />
        </PanelHeader>
        <ObjectProblem />
        <RequiredFields />
        <FieldMappings id={mappingsId} showsMissing={hasTried} />
        <ValueMappings />
        <OptionalFields />
        <SaveBar
          isInstalled={installation !== null}
          canSave={!manifestObject.error && (isDirty || !isSaved)}
          isSaving={isSaving}
          isDirty={isDirty}
          error={error}
          onSave={handleSave}
          onReset={() => {
            setTried(false);
            handlers.reset();
          }}
        />
      </div>
    </ShownObjectContext.Provider>
  );
}

/** Shows the provider's name of the object if the builder uses another name. */
function ObjectNames() {
  const translate = useMessages();
  const { words } = useFlow();
  const { object, label } = useShownObject();
  const { displayName, objectName } = object;
  const theirs = displayName || objectName;
  if (theirs.toLowerCase() === label.toLowerCase()) return null;
  return <Text tone="muted">{translate('config.objectMapping', { ...words, object: theirs })}</Text>;
}
