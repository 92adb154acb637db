import { List, Row } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { IssueLine } from '../../parts/IssueLine.tsx';
import { Time } from '../../parts/Time.tsx';
import { byCause, type Cause, issueHeading, needs, untold } from '../../words/home.ts';
import { sayTimes } from '../../words/time.ts';

// What can be done with an issue comes after what is said of it.
const Told = lazy(() => import('./Told.tsx').then(({ Told }) => ({ default: Told })));

/** Of more causes, only the first are shown, so that the other sections are seen without scrolling. */
const MOST = 5;

/** Causes, one to a row: what, since when, what it stops, and what you do. The page behind it says what others do, and why. */
export function IssueRows({ issues }: { issues: readonly Issue[] }) {
  const [isWhole, setWhole] = useState(false);
  const causes = byCause(issues);
  const more = isWhole || causes.length <= MOST + 1 ? 0 : causes.length - MOST;
  return (
    <List>
      {causes.slice(0, causes.length - more).map((cause) => (
        <IssueRow key={cause.issue.id} {...cause} />
      ))}
      {more > 0 && (
        <Row
          lead={<span style={{ inlineSize: '1rem' }} />}
          title={
            <button
              type="button"
              className="dowel-link"
              onClick={({ currentTarget }) => {
                const list = currentTarget.closest('ul');
                flushSync(() => setWhole(true));
                // The button is gone: who pressed it goes on at the first row that it has shown.
                list?.querySelectorAll<HTMLElement>('[data-row-link]')[MOST]?.focus();
              }}
            >
              Show {more} more
            </button>
          }
        />
      )}
    </List>
  );
}

function IssueRow({ issue, same }: Cause) {
  const { nextStep, note, snoozedUntilTime, actor, toldTime } = issue;
  const title = issueHeading(issue);
  const isTheirs = actor === 'consumer';
  return (
    <IssueLine
      issue={issue}
      title={title}
      wraps={isTheirs}
      more={
        <>
          {(isTheirs || toldTime) && (
            <>
              {'\u00a0· '}
              {same ? (
                `${same.length - untold(same).length} of ${same.length} told`
              ) : (
                <IsTold at={toldTime} />
              )}
            </>
          )}
          {needs(issue, 'builder') || needs(issue, 'operator') ? (
            <>
              <br />
              <span className="console-next">{sayTimes(nextStep)}</span>
            </>
          ) : null}
          {note && (
            <>
              <br />
              <bdi className="console-issue-note">{note}</bdi>
            </>
          )}
          {snoozedUntilTime && (
            <>
              <br />
              Put off until <Time at={snoozedUntilTime} />
            </>
          )}
        </>
      }
      end={
        <Suspense>
          <Told issue={issue} same={same} title={title} />
        </Suspense>
      }
    />
  );
}

function IsTold({ at }: { at: string | undefined }) {
  if (!at) return 'not told yet';
  return (
    <>
      told <Time at={at} as="ago" />
    </>
  );
}
