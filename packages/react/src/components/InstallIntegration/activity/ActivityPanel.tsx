import { useState } from 'react';
import { englishActivity } from '../../../messages/english-activity.ts';
import { englishDiagnosis } from '../../../messages/english-diagnosis.ts';
import { englishManage } from '../../../messages/english-manage.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { ReadsSection } from '../reads/ReadsSection.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { BackButton } from './BackButton.tsx';
import { Entries } from './Entries.tsx';
import { GoneObjectHistory } from './GoneObjectHistory.tsx';
import { useActivity } from './useActivity.ts';

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
