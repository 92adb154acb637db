import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { issuesQuery } from '../data/issues.ts';
import { IssueNotice } from './IssueNotice.tsx';

/** The issues whose subject has this id, and the next step of each. */
export function SubjectNotices({ id }: { id: string }) {
  const issues = useQuery(issuesQuery(useProject())).data?.issues ?? [];
  return issues
    .filter(({ subject }) => subject.id === id)
    .map((issue) => <IssueNotice key={issue.id} issue={issue} />);
}
