import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Rows } from '../data/page.ts';
import { count } from '../words/time.ts';
import { More } from './More.tsx';
import { Time } from './Time.tsx';

export interface LoadMoreProps {
  /** What one row is: `customer`. */
  noun: string;
  query: Pick<
    UseInfiniteQueryResult<Rows<unknown>>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
}

/** The foot of a list: how many rows are shown, how far was searched, and a button for more. Nothing comes by itself. */
export function LoadMore({ noun, query }: LoadMoreProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const rows = count(data?.rows.length ?? 0, noun);
  const stopped = data?.stopped;
  return (
    <More
      words={
        <>
          {stopped ? (
            <>
              {rows} so far. {stopped.at ? <Searched at={stopped.at} /> : 'Not all were searched yet.'}
            </>
          ) : hasNextPage ? (
            `The first ${rows}`
          ) : (
            rows
          )}
          {isFetchNextPageError && ' More could not be loaded.'}
        </>
      }
      does={stopped ? 'Search further' : 'Show more'}
      isBusy={isFetchingNextPage}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  );
}

const Searched = ({ at }: { at: string }) => (
  <>
    Searched back to <Time at={at} as="clock" />.
  </>
);
