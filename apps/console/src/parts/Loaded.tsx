import { VisuallyHidden } from '@dowel/react/parts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './Failed.tsx';
import { AfterAWhile, WaitingBox, WaitingPage } from './Waiting.tsx';

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What it is, as in `the keys`. */
  what: string;
  /** Whether it is all that the page has. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** A part that loads: its shape, then itself, or why it failed. Data that is there stays when it cannot be loaded anew. */
export function Loaded<Data>({
  query: { data, error, refetch },
  what,
  isPage = false,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <Failed error={error} what={what} isPage={isPage} retry={() => void refetch()} />;
  if (isPage) return <WaitingPage what={what} />;
  return (
    <AfterAWhile>
      <div role="status">
        <VisuallyHidden>{`Loading ${what}`}</VisuallyHidden>
        <WaitingBox rows={5} />
      </div>
    </AfterAWhile>
  );
}
