import { lazy, Suspense } from 'react';

const SubjectNotices = lazy(() =>
  import('./SubjectNotices.tsx').then(({ SubjectNotices }) => ({ default: SubjectNotices })),
);

/** What does not work because of the thing that a page is about. Nothing on the page waits for it. */
export function SubjectIssues({ id }: { id: string }) {
  return (
    <Suspense>
      <SubjectNotices id={id} />
    </Suspense>
  );
}
