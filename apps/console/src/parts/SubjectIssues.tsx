import { useQuery } from '@tanstack/react-query';
import { useProject } from '../app/project.ts';
import { issuesQuery } from '../data/issues.ts';
import { IssueNotice } from './IssueNotice.tsx';

/** What does not work because of the thing that a page is about, and the next step. */
export function SubjectIssues({ id }: { id: string }) {
  const issues = useQuery(issuesQuery(useProject())).data?.issues ?? [];
  return issues
    .filter(({ subject }) => subject.id === id)
    .map((issue) => <IssueNotice key={issue.id} issue={issue} />);
}
