import { type ReactNode, useState } from 'react';
import { count } from '../words/time.ts';
import { More } from './More.tsx';

/** So many rows are drawn at first. A page that draws thousands at once stands still. */
const ROWS = 50;

/**
 * The first rows of a list that is known as a whole, and its foot: how many there are, and a button for more. A list that
 * fits has no foot.
 */
export function useFirstRows<Row>(
  rows: readonly Row[],
  noun: string,
): { readonly shown: readonly Row[]; readonly foot: ReactNode } {
  const [most, setMost] = useState(ROWS);
  if (rows.length <= ROWS) return { shown: rows, foot: undefined };
  const words = `${Math.min(most, rows.length).toLocaleString('en')} of ${count(rows.length, noun)}`;
  const onMore = most < rows.length ? () => setMost(most + ROWS) : undefined;
  return { shown: rows.slice(0, most), foot: <More words={words} onMore={onMore} /> };
}
