import { titleCase } from '@dowel/schema/rules';
import { useState } from 'react';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { englishActivity } from '../../../messages/english-activity.ts';
import { englishDiagnosis } from '../../../messages/english-diagnosis.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { ShownObjectContext } from '../object/shown-object.ts';
import { ReadsSection } from '../reads/ReadsSection.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { BackButton } from './BackButton.tsx';
import { Entries } from './Entries.tsx';
import { useActivity } from './useActivity.ts';
import { useObjectNames } from './useObjectNames.ts';

export interface ActivityPanelProps {
  /** Leads back to where it was opened. Absent on a tab of its own. */
  onClose?: (() => void) | undefined;
}

const texts = { ...englishActivity, ...englishDiagnosis, ...englishManage };

/** When each object is read, and what happened to the installation, newest first. */
export const ActivityPanel = /* @__PURE__ */ withTexts(texts, ActivityScreen);

function ActivityScreen({ onClose }: ActivityPanelProps) {
  const translate = useMessages();
  const [gone, setGone] = useState<string | null>(null);
  const heading = useFocusWhen<HTMLHeadingElement>(onClose !== undefined && gone === null);
  const state = useActivity();
  const title = translate('activity.title');
  if (gone !== null) return <GoneObjectHistory objectName={gone} onClose={() => setGone(null)} />;
  return (
    <div className="dowel-panel">
      <ReadsSection />
      <div className="dowel-panel-header">
        {onClose && <BackButton page={translate('config.manage')} onClick={onClose} />}
        <Heading level={3} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">{translate('activity.intro')}</Text>
      </div>
      <Entries state={state}>
        {(entries) => (
          <List label={title}>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} now={state.now} onOpenGone={setGone} />
            ))}
          </List>
        )}
      </Entries>
    </div>
  );
}

/** The history of an object that the integration no longer has. Nobody can go back to one of its versions. */
function GoneObjectHistory({ objectName, onClose }: { objectName: string; onClose: () => void }) {
  const translate = useMessages();
  const label = useObjectNames()(objectName);
  const handlers = useLocalConfig().readObject(objectName);
  const object = { objectName, displayName: titleCase(objectName), destination: '', schedule: '' };
  return (
    <ShownObjectContext.Provider value={{ object, handlers, label }}>
      <HistoryPanel page={translate('activity.title')} onClose={onClose} />
    </ShownObjectContext.Provider>
  );
}
