import type { QueryKey, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Rows } from '../data/page.ts';
import { Loaded } from './Loaded.tsx';
import { LoadMore } from './LoadMore.tsx';
import { NewRows } from './NewRows.tsx';
import { Box } from './Section.tsx';

export interface PagedBoxProps<Item> {
  query: UseInfiniteQueryResult<Rows<Item>>;
  queryKey: QueryKey;
  /** What the list is, as in `the audit`. */
  what: string;
  /** What one row is, as in `change`. */
  noun: string;
  /** Stands there when the list has no rows. */
  empty?: ReactNode;
  children: (rows: readonly Item[]) => ReactNode;
}

/** A list that comes page by page, in a box: its rows, whether there are new ones, and a button for more. */
export function PagedBox<Item>({ query, queryKey, what, noun, empty, children }: PagedBoxProps<Item>) {
  return (
    <Loaded query={query} what={what}>
      {({ rows }) => {
        if (rows.length === 0 && empty !== undefined && !query.hasNextPage) return <Box>{empty}</Box>;
        return (
          <Box foot={<LoadMore noun={noun} query={query} />}>
            <NewRows queryKey={queryKey} />
            {children(rows)}
          </Box>
        );
      }}
    </Loaded>
  );
}
