import { Row } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProject } from '../app/project.ts';
import { useMay } from '../data/project.ts';
import { affectedNames } from '../words/home.ts';
import { consequenceWords, issueState } from '../words/issues.ts';
import { IssueNext } from './IssueNext.tsx';
import { placeOf } from './issue-place.ts';
import { StateMark } from './StateWords.tsx';
import { Time } from './Time.tsx';

export interface IssueLineProps {
  issue: Issue;
  title: string;
  /** After the facts. */
  more?: ReactNode;
  /** Buttons. */
  end?: ReactNode;
  /** Puts several buttons below the words on a phone. */
  wraps?: boolean;
  extra?: ReactNode;
}

/** An issue among others: what, since when, what it stops and whom it concerns. It leads to the page that explains it. */
export function IssueLine({ issue, title, more, ...row }: IssueLineProps) {
  const place = placeOf(useProject(), issue, useMay().isNarrow);
  return (
    <Row
      {...row}
      lead={<StateMark state={issueState(issue)} />}
      title={
        <Link {...place} data-row-link>
          {title}
        </Link>
      }
      detail={
        <>
          Since <Time at={issue.since} />
          <IssueNext issue={issue} />
          {`\u00a0· ${consequenceWords(issue)}`}
          {issue.affects.installationCount > 1 && `\u00a0· ${affectedNames(issue)}`}
          {more}
        </>
      }
    />
  );
}
