import { useId } from 'react';
import { englishActivity } from '../../../messages/english-activity.ts';
import { englishDiagnosis } from '../../../messages/english-diagnosis.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { withTexts } from '../../../messages/withTexts.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { List } from '../../../ui/List/List.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { Entries } from './Entries.tsx';
import { useActivity } from './useActivity.ts';

/** How many entries are shown here. A click shows the others. */
const LATEST = 3;

export interface ActivitySectionProps {
  onOpen: () => void;
}

const texts = { ...englishActivity, ...englishDiagnosis };

/** The latest things that happened, and the way to all of them. */
export const ActivitySection = /* @__PURE__ */ withTexts(texts, Latest);

function Latest({ onOpen }: ActivitySectionProps) {
  const translate = useMessages();
  const id = useId();
  const { loadMore, ...state } = useActivity({ atOnce: LATEST });
  return (
    <section className="dowel-section dowel-section-ruled" part="section" aria-labelledby={id}>
      <div className="dowel-title-row">
        <Heading level={3} id={id}>
          {translate('activity.title')}
        </Heading>
        {loadMore && (
          <Button variant="quiet" size="sm" onClick={onOpen}>
            {translate('activity.open')}
          </Button>
        )}
      </div>
      <Entries state={{ ...state, loadMore: undefined }}>
        {(entries) => (
          <List label={translate('activity.title')}>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} now={state.now} />
            ))}
          </List>
        )}
      </Entries>
    </section>
  );
}
