import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { takeNew } from '../live/live-store.ts';
import { useNewIn } from '../live/useLive.ts';

/** Says that a list has new rows, and shows them when somebody asks. Until then nothing moves under the hand. */
export function NewRows({ queryKey }: { queryKey: QueryKey }) {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const count = useNewIn(hash);
  if (count === 0) return null;
  const show = () => {
    takeNew(hash);
    // From its beginning: pages that somebody has loaded further down would all be asked for.
    client.setQueryData<InfiniteData<unknown>>(
      queryKey,
      (known) =>
        known && {
          pages: known.pages.slice(0, 1),
          pageParams: known.pageParams.slice(0, 1),
        },
    );
    void client.invalidateQueries({ queryKey, exact: true });
  };
  return (
    <div className="console-new" role="status">
      <button type="button" onClick={show}>
        {count === undefined ? 'New since you looked' : `${count.toLocaleString('en')} new or changed`}
      </button>
    </div>
  );
}
