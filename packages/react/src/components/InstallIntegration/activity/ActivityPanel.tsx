import { useState } from 'react';
import { AddTexts } from '../../../messages/AddTexts.tsx';
import { englishActivity } from '../../../messages/english-activity.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { BackButton } from './BackButton.tsx';
import { Entries } from './Entries.tsx';
import { useActivity } from './useActivity.ts';

export interface ActivityPanelProps {
  onClose: () => void;
}

/** What happened to the installation, newest first. */
export function ActivityPanel({ onClose }: ActivityPanelProps) {
  return (
    <AddTexts texts={englishActivity}>
      <ActivityScreen onClose={onClose} />
    </AddTexts>
  );
}

function ActivityScreen({ onClose }: ActivityPanelProps) {
  const translate = useMessages();
  const heading = useFocusWhen<HTMLHeadingElement>(true);
  const state = useActivity();
  const [now] = useState(() => new Date());
  const title = translate('activity.title');
  return (
    <div className="dowel-panel">
      <div className="dowel-panel-header">
        <BackButton page={translate('config.manage')} onClick={onClose} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted">{translate('activity.intro')}</Text>
      </div>
      <Entries state={state}>
        {(entries) => (
          <List label={title}>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} now={now} />
            ))}
          </List>
        )}
      </Entries>
    </div>
  );
}
