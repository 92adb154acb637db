import { List, Row } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useProductName } from '../../data/product.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { affectedNames } from '../../words/home.ts';
import { consequenceWords, issueState, issueTitle, refusalWords } from '../../words/issues.ts';
import { whatToTell } from '../../words/tell.ts';

// What can be done with an issue comes after what is said of it.
const IssueMarks = lazy(() =>
  import('../../parts/IssueMarks.tsx').then(({ IssueMarks }) => ({ default: IssueMarks })),
);

export interface IssueRowsProps {
  project: string;
  issues: readonly Issue[];
  titleOf: (provider: string) => string;
}

/** Causes, one to a row: what, since when, what it stops, and the next step. */
export function IssueRows({ project, issues, titleOf }: IssueRowsProps) {
  return (
    <List>
      {issues.map((issue) => (
        <IssueRow key={issue.id} project={project} issue={issue} provider={titleOf(issue.provider ?? '')} />
      ))}
    </List>
  );
}

function IssueRow({ project, issue, provider }: { project: string; issue: Issue; provider: string }) {
  const product = useProductName();
  const { actor, since, toldTime, affects, nextStep, note, snoozedUntilTime } = issue;
  const who = concerned(issue);
  const title = issueTitle(issue, provider);
  return (
    <Row
      wraps
      lead={<StateMark state={issueState(issue)} />}
      title={
        <IssueLink project={project} issue={issue}>
          {who ? `${who}: ${title}` : title}
        </IssueLink>
      }
      detail={
        <>
          Since <Time at={since} /> · {consequenceWords(issue)}
          {affects.installationCount > 1 && ` · ${affectedNames(issue)}`}
          <br />
          {refusalWords(issue) && (
            <>
              <bdi>{refusalWords(issue)}</bdi>
              <br />
            </>
          )}
          <span className="console-next">{nextStep}</span>
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
        <>
          {actor === 'consumer' && (
            <>
              <span className="console-sm console-muted">
                {toldTime ? (
                  <>
                    Told <Time at={toldTime} as="ago" />
                  </>
                ) : (
                  'Not told yet'
                )}
              </span>
              <CopyButton text={whatToTell({ ...issue, provider, product })} label="Copy message" />
            </>
          )}
          <Suspense>
            <IssueMarks issue={issue} title={title} />
          </Suspense>
        </>
      }
    />
  );
}

/** Whom it concerns, if it is one or a few. */
function concerned({ affects: { first, groupCount }, actor }: Issue): string {
  const [one] = first;
  if (!one || (groupCount > 1 && actor !== 'consumer')) return '';
  return groupCount > 1
    ? `${one.groupName} and ${groupCount - 1} more`
    : `${one.groupName} · ${one.integrationName}`;
}

/** Leads to where the cause is explained. */
function IssueLink({
  project,
  issue,
  children,
}: {
  project: string;
  issue: Issue;
  children: React.ReactNode;
}) {
  const { subject, affects, reason } = issue;
  const [one] = affects.first;
  if (reason === 'destination_paused') {
    return (
      <Link
        to="/$project/destinations/$destination"
        params={{ project, destination: subject.id }}
        data-row-link
      >
        {children}
      </Link>
    );
  }
  if (subject.kind === 'destination') {
    // Of a destination that fails, some messages may wait, and others be given up.
    return (
      <Link
        to="/$project/deliveries"
        params={{ project }}
        search={{ destination: subject.id, ...(reason === 'destination_disabled' && { status: 'failed' }) }}
        data-row-link
      >
        {children}
      </Link>
    );
  }
  if (subject.kind === 'apiKey') {
    return (
      <Link to="/$project/keys" params={{ project }} data-row-link>
        {children}
      </Link>
    );
  }
  if (subject.kind === 'providerApp') {
    return (
      <Link
        to="/$project/provider-apps/$providerApp"
        params={{ project, providerApp: subject.id }}
        data-row-link
      >
        {children}
      </Link>
    );
  }
  if ((affects.groupCount === 1 || subject.kind === 'account') && one) {
    return (
      <Link to="/$project/customers/$groupRef" params={{ project, groupRef: one.groupRef }} data-row-link>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/$project/customers"
      params={{ project }}
      search={{ state: issue.actor === 'provider' ? 'waiting' : 'needs_action' }}
      data-row-link
    >
      {children}
    </Link>
  );
}
