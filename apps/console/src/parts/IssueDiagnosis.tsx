import type { Issue } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useProject } from '../app/project.ts';
import { affectsWords, issueState, issueTitle, stopsWords } from '../words/issues.ts';
import { named } from '../words/named.ts';
import { actorWords } from '../words/states.ts';
import { showsProvider, whatToTell } from '../words/tell.ts';
import { sayTimes } from '../words/time.ts';
import { isAsked, whoThere } from '../words/who-there.ts';
import { Diagnosis } from './Diagnosis.tsx';
import { IssueNext } from './IssueNext.tsx';
import { Time } from './Time.tsx';

// What can be done with an issue comes after what is said of it, so nothing waits for these.
const IssueMarks = lazy(() => import('./IssueMarks.tsx').then(({ IssueMarks }) => ({ default: IssueMarks })));
const IssueWays = lazy(() => import('./IssueWays.tsx').then(({ IssueWays }) => ({ default: IssueWays })));

export interface IssueDiagnosisProps {
  issue: Issue;
  /** What people call the product and the customer. */
  product: string;
  customer: string;
}

/** An issue with everything that is known of it. */
export function IssueDiagnosis({ issue, product, customer }: IssueDiagnosisProps) {
  const project = useProject();
  const { actor, reason, since, nextStep, words, toldTime, operationId, providerName: provider = '' } = issue;
  const concerned = issue.affects.first.map(({ integrationName }) => integrationName);
  const title = issueTitle(issue);
  return (
    <Diagnosis
      state={issueState(issue)}
      title={concerned.length > 0 ? `${[...new Set(concerned)].join(', ')}: ${title}` : title}
      detail={sayTimes(nextStep)}
      facts={[
        [
          'Who must act',
          actorWords(
            isAsked(issue) ? 'consumer' : actor,
            `${named(customer)}: ${whoThere(issue, product)}`,
            provider,
            showsProvider.includes(reason),
          ),
        ],
        ['Why', words && sayTimes(words)],
        [
          'Last run',
          operationId && (
            <Link
              key="run"
              className="dowel-link"
              to="/$project/operations/$operationId"
              params={{ project, operationId }}
            >
              Open it
            </Link>
          ),
        ],
        [
          'Since',
          <>
            <Time at={since} />
            <IssueNext issue={issue} />
          </>,
        ],
        ['What stops', stopsWords(issue)],
        // Here is one of them.
        ['Concerns', issue.affects.groupCount > 1 && affectsWords(issue)],
        ['Told', toldTime ? <Time key="told" at={toldTime} /> : isAsked(issue) && 'Not yet'],
        ['Put off until', issue.snoozedUntilTime && <Time key="off" at={issue.snoozedUntilTime} />],
        ['Note', issue.note && <bdi key="note">{issue.note}</bdi>],
        [
          'Code',
          <span key="code" className="console-mono">
            {reason}
          </span>,
        ],
      ]}
      say={whatToTell({ ...issue, product })}
      ways={
        <Suspense>
          <IssueWays issue={issue} />
        </Suspense>
      }
      actions={
        <Suspense>
          <IssueMarks issue={issue} title={title} />
        </Suspense>
      }
    />
  );
}
