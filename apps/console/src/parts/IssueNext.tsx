import type { Issue } from '@dowel/schema';
import { lazy, Suspense } from 'react';
import { NextTry } from './Time.tsx';

const Author = lazy(() => import('./Author.tsx').then(({ Author }) => ({ default: Author })));

/** Who paused it, or when it is tried again by itself, after what else a line says of an issue. */
export function IssueNext({ issue: { pausedBy, nextTryTime, stops } }: { issue: Issue }) {
  return (
    <>
      {pausedBy && (
        <Suspense>
          {' · paused by '}
          <Author by={pausedBy} />
        </Suspense>
      )}
      {nextTryTime && (
        <>
          {stops === 'nothing' ? ' · next read ' : ' · next try '}
          <NextTry at={nextTryTime} />
        </>
      )}
    </>
  );
}
