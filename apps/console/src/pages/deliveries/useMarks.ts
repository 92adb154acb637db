import { useAnnounce } from '@dowel/react/parts';
import { useState } from 'react';
import { count } from '../../words/time.ts';

/** Rows that somebody has marked, by id. */
export interface Marks {
  readonly ids: readonly string[];
  has(id: string): boolean;
  /** Marks these, or takes their marks away. */
  set(ids: readonly string[], isMarked: boolean): void;
}

/** The marks of the rows that are shown. A row that is no longer shown counts no more. */
export function useMarks(shown: readonly string[]): Marks {
  const announce = useAnnounce();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => marked.has(id));
  return {
    ids,
    has: (id) => marked.has(id),
    set(some, isMarked) {
      const next = new Set(ids);
      for (const id of some) isMarked ? next.add(id) : next.delete(id);
      setMarked(next);
      announce(`${count(next.size, 'message')} marked`);
    },
  };
}
