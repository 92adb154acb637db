import type { Connection } from '@dowel/schema';
import { useState } from 'react';
import { needsAnswer } from './needs-answer.ts';

/** Whether the connection needed an answer when it was first shown here, and needs none now. */
export function useIsRenewed(connection: Connection | null): boolean {
  const id = connection?.id;
  const isAsked = connection !== null && needsAnswer(connection);
  const [seen, see] = useState({ id, isAsked, isRenewed: false });
  let current = seen;
  if (seen.id !== id || seen.isAsked !== isAsked) {
    current = { id, isAsked, isRenewed: seen.id === id && seen.isAsked };
    see(current);
  }
  return current.isRenewed;
}
