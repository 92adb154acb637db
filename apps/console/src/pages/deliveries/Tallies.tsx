import type { Stat } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statsQuery } from '../../data/stats.ts';
import { Bars, BarsAxis } from '../../parts/Bars.tsx';
import { Box } from '../../parts/Section.tsx';
import { barsOf, outcomesOf } from '../../words/stats.ts';
import type { DeliverySearch } from './DeliveryFilters.tsx';

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
    { of: 'delivered', amount: taken, words: 'taken' },
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
            <span>{words}, in 24 hours</span>
          </Link>
        ))}
      </nav>
      {pending + failed > 0 && <Hours stats={stats} />}
    </>
  );
}

const DAY = { bucket: 'hour', length: 24 } as const;

/** The messages of each hour of a day, and how many of them were not taken until now. */
function Hours({ stats }: { stats: readonly Stat[] }) {
  const open = stats.map((stat) => ({ ...stat, failed: stat.failed + stat.pending }));
  const bars = barsOf(open, 'deliveries', DAY);
  return (
    <Box
      foot={
        <span className="console-legend">
          <span data-key="ok">Taken</span>
          <span data-key="bad">Not taken until now</span>
        </span>
      }
    >
      <div className="console-box-pad">
        <Bars title="Messages by the hour in which they were made" unit="hour" bars={bars} />
        <BarsAxis bars={bars} unit="hour" />
      </div>
    </Box>
  );
}
