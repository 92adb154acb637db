import { Box } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { type Count, capital, type Metric, metrics, type StatLine } from '../../words/stats.ts';

export interface UsageTableProps {
  lines: readonly StatLine[];
  /** What a line is, as in `day`. */
  first: string;
  nameOf: (key: string, label: string | undefined) => string;
}

const columns: Readonly<Record<Metric, string>> = {
  records: 'Records',
  operations: 'Operations',
  deliveries: 'Messages',
  calls: 'Calls',
};

/** How much there was of each, line by line. What the lines cannot tell apart has no column. */
export function UsageTable({ lines, first, nameOf }: UsageTableProps) {
  const counted = metrics.filter((metric) => lines.some(({ counts }) => counts.has(metric)));
  return (
    <Box>
      <Table
        rows={lines}
        keyOf={({ key }) => key}
        columns={[
          {
            title: capital(first),
            is: 'title',
            cell: ({ key, label }) => <bdi>{nameOf(key, label)}</bdi>,
          },
          ...counted.map((metric) => ({
            title: columns[metric],
            is: 'number' as const,
            noun: columns[metric].toLowerCase(),
            cell: ({ counts }: StatLine) => <Amount count={counts.get(metric)} />,
          })),
        ]}
      />
    </Box>
  );
}

function Amount({ count: { total, failed } = { total: 0, failed: 0 } }: { count: Count | undefined }) {
  return (
    <>
      {total.toLocaleString('en')}
      {failed > 0 && (
        <span className="console-tone" data-tone="danger">
          {` (${failed.toLocaleString('en')} failed)`}
        </span>
      )}
    </>
  );
}
