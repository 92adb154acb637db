import type { HydratedRevision, Installation } from '@dowel/schema';
import { useMemo } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CheckboxList } from '../../../ui/CheckboxList/CheckboxList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFlow } from '../flow.ts';
import { writeLabel } from '../install-words.ts';
import { PanelHeader } from './PanelHeader.tsx';
import { PanelSaveBar } from './PanelSaveBar.tsx';
import type { SaveOutcome } from './useConfigTabs.ts';
import { useListWords } from './useListWords.ts';

export interface WritePanelProps {
  revision: HydratedRevision;
  outcome: SaveOutcome | null;
  /** The labels of the other panels with unsaved edits. */
  unsaved: readonly string[];
  onSaved: (saved: Installation) => void;
}

/** Chooses which objects may be written to. */
export function WritePanel({ revision, outcome, unsaved, onSaved }: WritePanelProps) {
  const { words } = useFlow();
  const translate = useMessages();
  const listWords = useListWords('config.write.search', 'config.write.selectAll');
  const config = useLocalConfig();
  const { read, write } = revision.content;
  const options = useMemo(
    () =>
      (write?.objects ?? []).map((object) => ({
        value: object.objectName,
        label: writeLabel(object, read?.objects),
      })),
    [read, write],
  );
  const drafted = config.draft.write?.objects;
  const selected = useMemo(() => new Set(Object.keys(drafted ?? {})), [drafted]);
  const title = translate('config.write');
  const toggle = (objectName: string, isEnabled: boolean) => {
    const { setEnableWrite, setDisableWrite } = config.writeObject(objectName);
    if (isEnabled) setEnableWrite();
    else setDisableWrite();
  };
  return (
    <div className="dowel-panel">
      <PanelHeader title={title} outcome={outcome}>
        <Text tone="muted">{translate('config.write.intro', words)}</Text>
      </PanelHeader>
      <CheckboxList
        legend={title}
        options={options}
        selected={selected}
        onToggle={toggle}
        onToggleAll={(names, isEnabled) => {
          for (const name of names) toggle(name, isEnabled);
        }}
        words={listWords}
      />
      <PanelSaveBar
        label={title}
        isNew={false}
        unsaved={unsaved}
        isDirty={config.isWriteDirty}
        save={({ saveWriteObjects }) => saveWriteObjects()}
        onSaved={onSaved}
        onReset={config.resetWriteObjects}
      />
    </div>
  );
}
