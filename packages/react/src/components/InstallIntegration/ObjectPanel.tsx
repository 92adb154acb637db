import type { FieldMapping } from '@dowel/schema/rules';
import { useId, useState } from 'react';
import type { ReadObjectHandlers } from '../../hooks/local-config.ts';
import { useLocalConfig } from '../../hooks/useLocalConfig.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Text } from '../../ui/Text/Text.tsx';
import { FieldMappings } from './FieldMappings.tsx';
import { type InstallWords, objectLabel } from './install-words.ts';
import { ObjectProblem } from './ObjectProblem.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { ReadingState } from './ReadingState.tsx';
import { RequiredFields } from './RequiredFields.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { SaveOutcome } from './useConfigTabs.ts';
import type { ConnectedFacts } from './useInstallStep.ts';
import { usePanelSave } from './usePanelSave.ts';
import { ValueMappings } from './ValueMappings.tsx';

export interface ObjectPanelProps extends ConnectedFacts {
  objectName: string;
  words: InstallWords;
  fieldMapping: FieldMapping | undefined;
  outcome: SaveOutcome | null;
  onSaved: () => void;
}

/** What is read of one object. */
export function ObjectPanel(props: ObjectPanelProps) {
  const { objectName, installation, words, fieldMapping, outcome, onSaved } = props;
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
  const common = { handlers, object: manifestObject, words, label };
  return (
    <div className="dowel-panel">
      <PanelHeader
        title={label}
        outcome={isDirty ? null : outcome}
        actions={isSaved && <ReadingState {...common} objectName={objectName} />}
      >
        <ObjectNames {...common} />
      </PanelHeader>
      <ObjectProblem {...common} />
      <RequiredFields {...common} />
      <FieldMappings {...common} id={mappingsId} showsMissing={hasTried} />
      <ValueMappings {...common} fieldMapping={fieldMapping} />
      <OptionalFields {...common} />
      <SaveBar
        isInstalled={installation !== null}
        canSave={!manifestObject.error && (isDirty || !isSaved)}
        {...{ isSaving, isDirty, error }}
        onSave={handleSave}
        onReset={() => {
          setTried(false);
          handlers.reset();
        }}
      />
    </div>
  );
}

/** What every section of an object's panel gets. */
export interface ObjectSectionProps {
  handlers: ReadObjectHandlers;
  object: NonNullable<ReadObjectHandlers['manifestObject']>;
  words: InstallWords;
  label: string;
}

/** Says which of the provider's objects is meant, where the builder calls it something else. */
function ObjectNames({ object, words, label }: ObjectSectionProps) {
  const translate = useMessages();
  const { displayName, objectName } = object;
  const theirs = displayName || objectName;
  if (theirs.toLowerCase() === label.toLowerCase()) return null;
  return <Text tone="muted">{translate('config.objectMapping', { ...words, object: theirs })}</Text>;
}
