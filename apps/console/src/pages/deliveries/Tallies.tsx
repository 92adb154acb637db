import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statsQuery } from '../../data/stats.ts';
import { outcomesOf } from '../../words/stats.ts';
import type { DeliverySearch } from './DeliveryFilters.tsx';
import { Hours } from './Hours.tsx';

export interface TalliesProps {
  project: string;
  search: DeliverySearch;
  /** Nobody waits for the numbers, so the messages come first. */
  isListed: boolean;
}

/** What became of the messages of a day. Each number leads to its messages. */
export function Tallies({ project, search, isListed }: TalliesProps) {
  const { destination, status } = search;
  const { data } = useQuery({
    ...statsQuery(project, { bucket: 'hour', metric: 'deliveries', by: 'destination' }),
    enabled: isListed,
  });
  const stats = data?.stats.filter(({ key }) => destination === undefined || key === destination) ?? [];
  const { taken, pending, failed } = outcomesOf(stats);
  const all = [
    { of: 'delivered', amount: taken, words: 'taken, in 24 hours' },
    { of: 'pending', amount: pending, words: 'on their way' },
    { of: 'failed', amount: failed, words: 'given up', tone: failed > 0 ? 'danger' : undefined },
  ];
  return (
    <>
      <nav className="console-box console-tallies" aria-label="What became of the messages">
        {all.map(({ of, amount, words, tone }) => (
          <Link
            key={of}
            className="console-tally"
            to="/$project/deliveries"
            params={{ project }}
            search={{ ...search, status: of }}
            aria-current={status === of || undefined}
          >
            <b data-tone={tone}>{data ? amount.toLocaleString('en') : '…'}</b>
            <span>{words}</span>
          </Link>
        ))}
      </nav>
      {pending + failed > 0 && <Hours stats={stats} />}
    </>
  );
}
