import { lazy, Suspense } from 'react';
import type { SubjectNoticesProps } from './SubjectNotices.tsx';

const SubjectNotices = lazy(() =>
  import('./SubjectNotices.tsx').then(({ SubjectNotices }) => ({ default: SubjectNotices })),
);

/** What does not work because of the thing that a page is about. Nothing on the page waits for it. */
export function SubjectIssues(subject: SubjectNoticesProps) {
  return (
    <Suspense>
      <SubjectNotices {...subject} />
    </Suspense>
  );
}
