import { Announcer } from '@dowel/react/parts';
import type { ReactNode } from 'react';

/** The elements that give everything its tokens and tones. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <div className="dowel-root console-root">
      <div className="dowel-root-body console-body">
        <Announcer>{children}</Announcer>
      </div>
    </div>
  );
}
