import type { GetStatsQuery, Stats } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ownPath } from '../../app/base-path.ts';
import { useProviderTitles } from '../../data/providers.ts';
import { statsQuery } from '../../data/stats.ts';
import { Bars, BarsAxis, BarsLegend } from '../../parts/Bars.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { FilterChoice } from '../../parts/Filters.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { Head } from '../../shell/Head.tsx';
import { barsOf, byAmount, capital, daysAgo, limitWords, linesOf, sumOf } from '../../words/stats.ts';
import { count, dayOf } from '../../words/time.ts';
import { cutWords } from './cut-words.ts';
import { OrgUsage } from './OrgUsage.tsx';
import { UsageTable } from './UsageTable.tsx';

const route = getRouteApi('/$project/usage');

const ranges = ['7', '90', '400'] as const;
const USUAL_DAYS = 30;
const divisions = ['kind', 'integration', 'provider', 'destination'] as const;
type Division = (typeof divisions)[number];
/** More bars are too narrow to be pointed at. */
const MOST_BARS = 60;

/** How much was done, day by day: records, operations, messages and calls. */
export function UsagePage() {
  const { project } = route.useParams();
  const search = route.useSearch();
  const range = ranges.find((one) => one === search.days);
  const days = Number(range ?? USUAL_DAYS);
  const by = divisions.find((one) => one === search.by);
  const asked: GetStatsQuery = { bucket: 'day', sinceTime: daysAgo(days), ...(by && { by }) };
  const query = useQuery(statsQuery(project, asked));
  const choose = useFilter<{ days?: string | undefined; by?: string | undefined }>(route);
  const { data, isPlaceholderData } = query;
  // Records have no destination.
  const counts = isPlaceholderData || data?.isCut || by === 'destination' ? undefined : data?.stats;
  const records = counts && sumOf(counts.filter(({ metric }) => metric === 'records')).total;
  return (
    <>
      <Head
        title={records === undefined ? 'Usage' : `${count(records, 'record')} in ${days} days`}
        crumbs={['Usage']}
        detail={
          data?.countTime && (
            <>
              Days are in UTC. Counted <Time at={data.countTime} as="ago" />. {limitWords(data)}
            </>
          )
        }
        actions={
          <a
            className="dowel-button"
            data-variant="secondary"
            data-size="sm"
            href={fileOf(project, asked)}
            download
          >
            Save as CSV
          </a>
        }
      />
      <div className="console-filters">
        <FilterChoice
          label="Days"
          none={String(USUAL_DAYS)}
          value={range}
          options={ranges.map((value) => ({ value, label: value }))}
          onChange={(next) => choose({ days: next })}
        />
        <FilterChoice
          label="By"
          none="day"
          value={by}
          options={divisions.map((value) => ({ value, label: value }))}
          onChange={(next) => choose({ by: next })}
        />
      </div>
      <Loaded query={query} what="the usage">
        {(stats) => <Usage stats={stats} by={by} days={days} />}
      </Loaded>
      <OrgUsage days={days} />
    </>
  );
}

function fileOf(project: string, { bucket, sinceTime, by }: GetStatsQuery): string {
  const asked = new URLSearchParams({
    ...(bucket && { bucket }),
    ...(sinceTime && { sinceTime }),
    ...(by && { by }),
  });
  return ownPath(`/v1/projects/${encodeURIComponent(project)}/stats:export?${asked}`);
}

function Usage({
  stats: { stats, isCut },
  by,
  days,
}: {
  stats: Stats;
  by: Division | undefined;
  days: number;
}) {
  const titleOf = useProviderTitles();
  if (stats.length === 0)
    return (
      <Box>
        <Empty title="Nothing was done in this time">
          What runs is counted within a minute. A run is counted on the day on which it began.
        </Empty>
      </Box>
    );
  const lines = by
    ? byAmount(linesOf(stats, ({ key }) => key ?? ''))
    : linesOf(stats, ({ startTime }) => startTime);
  const nameOf = (key: string, label: string | undefined) => {
    if (!by) return capital(dayOf(key));
    if (by === 'kind') return kinds[key] ?? key;
    if (by === 'provider') return titleOf(key) || 'deleted';
    return label ?? `deleted …${key.slice(-8)}`;
  };
  return (
    <>
      {!by && days <= MOST_BARS && (
        <Box foot={<BarsLegend failed={failedWords(stats)} />}>
          <div className="console-box-pad console-charts">
            {(['records', 'operations'] as const).map((metric) => (
              <Bars
                key={metric}
                title={metric === 'records' ? 'Records' : 'Operations'}
                unit="day"
                bars={barsOf(stats, metric, { bucket: 'day', length: days })}
              />
            ))}
            <BarsAxis bars={barsOf(stats, 'records', { bucket: 'day', length: days })} unit="day" />
          </div>
        </Box>
      )}
      <Section title={by ? `By ${by}` : 'By day'} note={cutWords({ isCut })}>
        <UsageTable lines={lines} first={by ?? 'day'} nameOf={nameOf} />
      </Section>
    </>
  );
}

/** How much failed of what the bars show. */
function failedWords(stats: Stats['stats']): string {
  const of = (metric: string) => sumOf(stats.filter((one) => one.metric === metric)).failed;
  return `${count(of('records'), 'record')}, ${count(of('operations'), 'operation')}`;
}

const kinds: Record<string, string> = {
  read: 'Reads',
  write: 'Writes',
  subscribe: 'Events of providers',
  search: 'Searches',
  proxy: 'Calls through the proxy',
  watchSchema: 'Looks at fields',
};
