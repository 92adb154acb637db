import { Button } from '@dowel/react/parts';

export interface LoadMoreProps {
  /** `184 customers` */
  shown: string;
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
}

/** The foot of a list: how many rows are shown, and a button for more. Nothing comes by itself. */
export function LoadMore({ shown, hasMore, isBusy, onMore }: LoadMoreProps) {
  return (
    <>
      <span>{hasMore ? `The first ${shown}` : shown}</span>
      {hasMore && (
        <Button size="sm" variant="quiet" isBusy={isBusy} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}
