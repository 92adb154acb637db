import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statsQuery } from '../../data/stats.ts';
import { Bars, BarsAxis, BarsLegend } from '../../parts/Bars.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { barsOf, sumOf } from '../../words/stats.ts';
import { clock, count } from '../../words/time.ts';

const HOURS = 24;

/** The last 24 hours: what ran, what was sent, and what was deployed meanwhile. */
export function Day({ project }: { project: string }) {
  const query = useQuery(statsQuery(project, { bucket: 'hour' }));
  return (
    <Section
      title="Last 24 hours"
      actions={
        <Link className="dowel-link console-sm" to="/$project/usage" params={{ project }}>
          Usage
        </Link>
      }
    >
      <Loaded query={query} what="the last 24 hours">
        {({ stats, deploys }) => {
          const [ran, sent] = (['operations', 'deliveries'] as const).map((metric) =>
            barsOf(stats, metric, { bucket: 'hour', length: HOURS }),
          );
          if (!ran || !sent) return null;
          const failed = `${count(sumOf(ran).failed, 'operation')}. Given up: ${count(sumOf(sent).failed, 'message')}`;
          const times = deploys.map(({ time }) => clock(time).slice(0, 5)).reverse();
          return (
            <Box
              foot={
                <>
                  <BarsLegend
                    failed={failed}
                    deploys={times.length > 0 && `Deploys: ${[...new Set(times)].slice(-4).join(', ')}`}
                  />
                  <Link
                    className="dowel-link"
                    to="/$project/operations"
                    params={{ project }}
                    search={{ status: 'failure' }}
                  >
                    See failed
                  </Link>
                </>
              }
            >
              <div className="console-box-pad console-charts">
                <Bars title="Operations" unit="hour" bars={ran} deploys={deploys} />
                <Bars title="Messages made for you" unit="hour" bars={sent} deploys={deploys} />
                <BarsAxis bars={ran} unit="hour" />
              </div>
            </Box>
          );
        }}
      </Loaded>
    </Section>
  );
}
