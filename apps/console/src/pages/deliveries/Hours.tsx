import type { Stat } from '@dowel/schema';
import { Bars, BarsAxis } from '../../parts/Bars.tsx';
import { Box } from '../../parts/Section.tsx';
import { barsOf } from '../../words/stats.ts';

const DAY = { bucket: 'hour', length: 24 } as const;

/** The messages of each hour of a day, and how many of them were not taken until now. */
export function Hours({ stats }: { stats: readonly Stat[] }) {
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
