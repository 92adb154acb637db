import { List } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { issuesQuery } from '../data/issues.ts';
import { issueHeading } from '../words/home.ts';
import { IssueLine } from './IssueLine.tsx';
import { IssueNotice } from './IssueNotice.tsx';
import { Section } from './Section.tsx';

export interface SubjectNoticesProps {
  id: string;
  /** Stands above them, where they are not what the page is about. */
  title?: string | undefined;
}

/** The issues whose subject has this id: one with its next step, several as lines. */
export function SubjectNotices({ id, title }: SubjectNoticesProps) {
  const all = useQuery(issuesQuery(useProject())).data?.issues ?? [];
  const issues = all.filter(({ subject }) => subject.id === id);
  const [only, ...others] = issues;
  if (!only) return null;
  const said =
    others.length === 0 ? (
      <IssueNotice issue={only} />
    ) : (
      <List>
        {issues.map((issue) => (
          <IssueLine key={issue.id} issue={issue} title={issueHeading(issue)} />
        ))}
      </List>
    );
  return title ? <Section title={title}>{said}</Section> : said;
}
