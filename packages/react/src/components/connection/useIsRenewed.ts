import type { Connection } from '@dowel/schema';
import { useState } from 'react';
import { needsAnswer } from './needs-answer.ts';

/** Whether the connection needed an answer when it was first shown here, and it or the one in its place needs none now. */
export function useIsRenewed(connection: Connection | null): boolean {
  const id = connection?.id;
  const isAsked = connection !== null && needsAnswer(connection);
  const [seen, see] = useState({ id, isAsked, isRenewed: false });
  let current = seen;
  if (seen.id !== id || seen.isAsked !== isAsked) {
    current = { id, isAsked, isRenewed: id !== undefined && seen.isAsked && !isAsked };
    see(current);
  }
  return current.isRenewed;
}
