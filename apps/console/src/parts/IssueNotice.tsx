import { Notice } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProject } from '../app/project.ts';
import { affectedNames } from '../words/home.ts';
import { issueState, issueTitle } from '../words/issues.ts';
import { sayTimes } from '../words/time.ts';
import { IssueNext } from './IssueNext.tsx';
import { customerOf, customersOf } from './issue-place.ts';
import { Time } from './Time.tsx';

/** An issue in a few lines: on the page of its subject, or of somebody whom it concerns among others. */
export function IssueNotice({ issue }: { issue: Issue }) {
  const project = useProject();
  const { words, nextStep, since, affects } = issue;
  return (
    <Notice
      tone={issueState(issue).tone}
      isLive={false}
      title={issueTitle(issue)}
      actions={wayOf(project, issue)}
    >
      {words && (
        <>
          <bdi>{sayTimes(words)}</bdi>
          <br />
        </>
      )}
      <strong>{sayTimes(nextStep)}</strong>
      <br />
      Since <Time at={since} />
      <IssueNext issue={issue} />
      {affects.groupCount > 0 && `\u00a0· ${affectedNames(issue)}`}
    </Notice>
  );
}

/** Leads on, where there is more than this page has. */
function wayOf(project: string, issue: Issue): ReactNode {
  const { subject, reason, affects } = issue;
  const [one] = affects.first;
  if (subject.kind !== 'destination')
    return (
      one && (
        <Link
          className="dowel-link console-sm"
          {...(affects.groupCount > 1 ? customersOf(project, issue) : customerOf(project, one))}
        >
          {affects.groupCount > 1 ? 'Its customers' : <bdi>{one.groupName}</bdi>}
        </Link>
      )
    );
  const isOff = reason === 'destination_disabled';
  return (
    <Link
      className="dowel-link console-sm"
      to="/$project/deliveries"
      params={{ project }}
      search={{ destination: subject.id, ...(isOff && { status: 'failed' }) }}
    >
      {isOff ? 'What was not taken' : 'Its messages'}
    </Link>
  );
}
