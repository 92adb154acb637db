import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useProject } from '../app/project.ts';
import { issuesQuery } from '../data/issues.ts';

const IssueNotice = lazy(() =>
  import('./IssueNotice.tsx').then(({ IssueNotice }) => ({ default: IssueNotice })),
);

/** What does not work because of the thing that a page is about, and the next step. */
export function SubjectIssues({ id }: { id: string }) {
  const issues = useQuery(issuesQuery(useProject())).data?.issues ?? [];
  return (
    <Suspense>
      {issues
        .filter(({ subject }) => subject.id === id)
        .map((issue) => (
          <IssueNotice key={issue.id} issue={issue} />
        ))}
    </Suspense>
  );
}
