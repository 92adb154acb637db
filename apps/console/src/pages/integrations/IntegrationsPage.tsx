import { Logo } from '@dowel/react/parts';
import type { IntegrationOverview } from '@dowel/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { overviewsQuery, useAuthors } from '../../data/revisions.ts';
import { Empty } from '../../parts/Failed.tsx';
import { PagedBox } from '../../parts/PagedBox.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';

const route = getRouteApi('/$project/integrations');

/** What is deployed, since when and by whom, and how often it is installed. */
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
    </>
  );
}

interface IntegrationsProps {
  project: string;
  integrations: readonly IntegrationOverview[];
}

/** Of a deploy, if somebody said something. */
const said: Column<IntegrationOverview> = {
  title: 'What they said',
  is: 'wide',
  cell: ({ latestRevision }) => latestRevision.message,
};

function Integrations({ project, integrations }: IntegrationsProps) {
  const authorOf = useAuthors();
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
          is: 'keep',
          cell: ({ providerName }) => <span className="console-muted">{providerName}</span>,
        },
        { title: 'Deployed', is: 'keep', cell: ({ latestRevision }) => `Revision ${latestRevision.number}` },
        ...(integrations.some(({ latestRevision }) => latestRevision.message) ? [said] : []),
        {
          title: 'By',
          is: 'keep',
          lead: 'by',
          cell: ({ latestRevision }) => authorOf(latestRevision.createdBy),
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
