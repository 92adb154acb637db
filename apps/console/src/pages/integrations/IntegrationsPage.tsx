import { Logo } from '@dowel/react/parts';
import type { IntegrationHealth, IntegrationOverview } from '@dowel/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useAuthors } from '../../data/authors.ts';
import { healthQuery } from '../../data/health.ts';
import { overviewsQuery } from '../../data/revisions.ts';
import { Empty } from '../../parts/Failed.tsx';
import { PagedBox } from '../../parts/PagedBox.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';
import { healthState } from '../../words/health.ts';
import { Deploys } from './Deploys.tsx';

const route = getRouteApi('/$project/integrations');

/** What is deployed, since when and by whom, and how it fares where it is installed. */
export function IntegrationsPage() {
  const { project } = route.useParams();
  const options = overviewsQuery(project);
  const query = useInfiniteQuery(options);
  return (
    <>
      <Head
        title="Integrations"
        crumbs={['Integrations']}
        detail="What is deployed. Each deploy that changes something adds a revision."
      />
      <PagedBox
        query={query}
        queryKey={options.queryKey}
        what="the integrations"
        noun="integration"
        empty={
          <Empty title="Nothing is deployed yet">
            Write a manifest of the objects and fields that you need, then run:{' '}
            <code className="console-mono">dowel deploy</code>
          </Empty>
        }
      >
        {(integrations) => <Integrations project={project} integrations={integrations} />}
      </PagedBox>
      {query.data && <Deploys project={project} integrations={query.data.rows} />}
    </>
  );
}

interface IntegrationsProps {
  project: string;
  integrations: readonly IntegrationOverview[];
}

function Integrations({ project, integrations }: IntegrationsProps) {
  const authorOf = useAuthors();
  const { data } = useQuery(healthQuery(project));
  const healths = new Map(data?.integrations.map((one) => [one.integrationId, one]));
  return (
    <Table
      rows={integrations}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Integration',
          is: 'title',
          cell: ({ id, name, displayName, providerName }) => (
            <span className="console-with-logo">
              <Logo kind="provider" name={providerName} />
              <Link
                to="/$project/integrations/$integration"
                params={{ project, integration: id }}
                data-row-link
              >
                {displayName ?? name}
              </Link>
            </span>
          ),
        },
        {
          title: 'Provider',
          is: 'wide',
          cell: ({ providerName }) => <span className="console-muted">{providerName}</span>,
        },
        {
          title: 'State',
          is: 'keep',
          cell: ({ id, installationCount }) =>
            // The server tells how 100 fare.
            data && installationCount > 0 && !healths.has(id) ? (
              <Link to="/$project/customers" params={{ project }} search={{ integration: id }}>
                See customers
              </Link>
            ) : (
              <Fares project={project} health={healths.get(id)} />
            ),
        },
        { title: 'Deployed', is: 'keep', cell: ({ latestRevision }) => `Revision ${latestRevision.number}` },
        {
          title: 'By',
          is: 'drop',
          cell: ({ latestRevision }) => <bdi>{authorOf(latestRevision.createdBy)}</bdi>,
        },
        {
          title: 'When',
          lead: 'deployed',
          cell: ({ latestRevision }) => <Time at={latestRevision.createTime} as="ago" />,
        },
        {
          title: 'Installed',
          is: 'number',
          noun: 'installed',
          cell: ({ installationCount }) => installationCount.toLocaleString('en'),
        },
      ]}
    />
  );
}

/** How the installations fare, and the way to those that need somebody. */
function Fares({ project, health }: { project: string; health: IntegrationHealth | undefined }) {
  const state = health && healthState(health);
  if (!state) return null;
  const words = <StateWords state={state} />;
  if (health.needsActionCount === 0) return words;
  return (
    <Link
      to="/$project/customers"
      params={{ project }}
      search={{ integration: health.integrationId, state: 'needs_action' }}
    >
      {words}
    </Link>
  );
}
