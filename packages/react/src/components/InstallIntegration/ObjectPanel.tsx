import type { FieldMapping } from '@dowel/schema/rules';
import { useId, useState } from 'react';
import type { ReadObjectHandlers } from '../../hooks/local-config';
import { useLocalConfig } from '../../hooks/useLocalConfig';
import { useMessages } from '../../messages/useMessages';
import { Text } from '../../ui/Text/Text';
import { FieldMappings } from './FieldMappings';
import { type InstallWords, objectLabel } from './install-words';
import { ObjectProblem } from './ObjectProblem';
import { OptionalFields } from './OptionalFields';
import { PanelHeader } from './PanelHeader';
import { ReadingState } from './ReadingState';
import { RequiredFields } from './RequiredFields';
import { SaveBar } from './SaveBar';
import type { SaveOutcome } from './useConfigTabs';
import type { ConnectedFacts } from './useInstallStep';
import { usePanelSave } from './usePanelSave';
import { ValueMappings } from './ValueMappings';

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
  return (
    <Text tone="muted">{translate('config.objectMapping', { ...words, mapped: label, object: theirs })}</Text>
  );
}
