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
          {'\u00a0· paused by '}
          <Author by={pausedBy} />
        </Suspense>
      )}
      {nextTryTime && (
        <>
          {stops === 'nothing' ? '\u00a0· next read ' : '\u00a0· next try '}
          <NextTry at={nextTryTime} />
        </>
      )}
    </>
  );
}
