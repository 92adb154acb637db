import { Logo } from '@dowel/react/parts';
import type { ConnectorSummary } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { connectorsQuery } from '../../data/connectors.ts';
import { Empty } from '../../parts/Failed.tsx';
import { FilterBox, FilterChoice } from '../../parts/Filters.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { useFirstRows } from '../../parts/useFirstRows.tsx';
import { VersionEnd } from '../../parts/VersionEnd.tsx';
import { Head } from '../../shell/Head.tsx';
import { abilityWords, catalogueTitle, endsSoon, proofState } from '../../words/connectors.ts';

const route = getRouteApi('/$project/connectors');

const uses: readonly {
  value: string;
  label: string;
  has: (connector: ConnectorSummary) => boolean;
}[] = [
  { value: 'here', label: 'with an integration', has: ({ integrationCount }) => integrationCount > 0 },
  { value: 'read', label: 'with a connector', has: ({ objectCount }) => objectCount !== undefined },
  { value: 'ending', label: 'with a version that ends soon', has: (one) => endsSoon(one) },
];

/** What can be done with each provider, how well that is proven, and until when the version of its API lasts. */
export function ConnectorsPage() {
  const { project } = route.useParams();
  const { q = '', use } = route.useSearch();
  const query = useQuery(connectorsQuery(project));
  const filter = useFilter<{ q?: string | undefined; use?: string | undefined }>(route);
  const only = uses.find(({ value }) => value === use);
  const isNamed = ({ displayName, provider }: ConnectorSummary) =>
    [displayName, provider].some((name) => name.toLowerCase().includes(q.toLowerCase()));
  return (
    <>
      <Head
        title={query.data ? catalogueTitle(query.data) : 'Catalogue'}
        crumbs={['Catalogue']}
        detail="Every provider that customers can connect, and what this server can do there."
      />
      <div className="console-filters">
        <FilterBox label="Name" value={q} onChange={(next) => filter({ q: next || undefined })} />
        <FilterChoice
          label="Only"
          value={only?.value}
          options={uses}
          onChange={(next) => filter({ use: next })}
        />
      </div>
      <Loaded query={query} what="the catalogue">
        {(all) => (
          <Connectors
            key={`${q} ${use}`}
            project={project}
            connectors={all.filter((one) => isNamed(one) && (only?.has(one) ?? true))}
          />
        )}
      </Loaded>
    </>
  );
}

interface ConnectorsProps {
  project: string;
  connectors: readonly ConnectorSummary[];
}

function Connectors({ project, connectors }: ConnectorsProps) {
  const { shown, foot } = useFirstRows(connectors, 'provider');
  if (connectors.length === 0)
    return (
      <Box>
        <Empty title="No provider is like this">Take a filter away to see the others.</Empty>
      </Box>
    );
  return (
    <Box foot={foot}>
      <Table
        rows={shown}
        keyOf={({ provider }) => provider}
        columns={[
          {
            title: 'Provider',
            is: 'title',
            cell: ({ provider, displayName }) => (
              <span className="console-with-logo">
                <Logo kind="provider" name={displayName} />
                <Link to="/$project/connectors/$provider" params={{ project, provider }} data-row-link>
                  {displayName}
                </Link>
              </span>
            ),
          },
          { title: 'What can be done', is: 'wide', cell: abilityWords },
          { title: 'Proof', is: 'keep', cell: (one) => <StateWords state={proofState(one)} /> },
          {
            title: 'Version',
            is: 'keep',
            cell: (one) => one.objectCount !== undefined && <VersionEnd of={one} />,
          },
          {
            title: 'Installed',
            is: 'number',
            noun: 'installed',
            cell: ({ installationCount, integrationCount }) =>
              integrationCount > 0 && installationCount.toLocaleString('en'),
          },
        ]}
      />
    </Box>
  );
}
