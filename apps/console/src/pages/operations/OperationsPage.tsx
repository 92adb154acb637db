import type { ListProjectOperationsQuery } from '@dowel/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { integrationsQuery } from '../../data/integrations.ts';
import { projectOperationsQuery } from '../../data/project-operations.ts';
import { CustomerFilter } from '../../parts/CustomerFilter.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { FilterChoice } from '../../parts/Filters.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { LoadMore } from '../../parts/LoadMore.tsx';
import { NewRows } from '../../parts/NewRows.tsx';
import { OperationRows } from '../../parts/OperationRows.tsx';
import { Box } from '../../parts/Section.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { Head } from '../../shell/Head.tsx';

const route = getRouteApi('/$project/operations');

const statuses = [
  { value: 'failure', label: 'failed' },
  { value: 'in_progress', label: 'running' },
  { value: 'success', label: 'went well' },
] as const;

const kinds = [
  { value: 'read', label: 'reads' },
  { value: 'write', label: 'writes' },
  { value: 'subscribe', label: 'events' },
  { value: 'search', label: 'searches' },
  { value: 'proxy', label: 'calls through the proxy' },
] as const;

/** All runs of the project, the newest first. */
export function OperationsPage() {
  const { project } = route.useParams();
  const search = route.useSearch();
  const asked = toQuery(search);
  const options = projectOperationsQuery(project, asked);
  const query = useInfiniteQuery(options);
  const { data: integrations = [] } = useQuery({ ...integrationsQuery(project), enabled: query.isSuccess });
  const operations = query.data?.rows ?? [];
  const filter = useFilter<typeof search>(route);
  return (
    <>
      <Head
        title="Operations"
        crumbs={['Operations']}
        detail="Every read, write, event, search and call, the newest first."
      />
      <div className="console-filters">
        <CustomerFilter value={search.customer} onChange={(customer) => filter({ customer })} />
        <FilterChoice
          label="Result"
          value={asked.status}
          options={statuses}
          onChange={(status) => filter({ status })}
        />
        <FilterChoice
          label="Kind"
          value={asked.actionType}
          options={kinds}
          onChange={(kind) => filter({ kind })}
        />
        <FilterChoice
          label="Integration"
          value={search.integration}
          options={integrations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(integration) => filter({ integration })}
        />
        {search.installation && (
          <button
            type="button"
            className="console-filter"
            data-set
            onClick={() => filter({ installation: undefined })}
          >
            One installation only ×
          </button>
        )}
      </div>
      <Loaded query={query} what="the operations">
        {() => (
          <>
            <NewRows queryKey={options.queryKey} />
            {operations.length > 0 && <OperationRows project={project} operations={operations} />}
            {operations.length === 0 && !query.hasNextPage ? (
              <NoOperations isFiltered={Object.keys(asked).length > 0} />
            ) : (
              <div className="console-list-foot">
                <LoadMore noun="operation" query={query} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function NoOperations({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Box>
      {isFiltered ? (
        <Empty title="No operation is like this">Take a condition away to see more.</Empty>
      ) : (
        <Empty title="Nothing has run yet">The first read begins after the first installation.</Empty>
      )}
    </Box>
  );
}

/** The search of the address of the list. */
interface OperationsSearch {
  customer?: string | undefined;
  status?: string | undefined;
  kind?: string | undefined;
  integration?: string | undefined;
  installation?: string | undefined;
}

/** What the server is asked. A word that it does not know is left out, as if it were not in the address. */
function toQuery(search: OperationsSearch): ListProjectOperationsQuery {
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const actionType = kinds.find(({ value }) => value === search.kind)?.value;
  return {
    ...(search.customer && { groupRef: search.customer }),
    ...(search.integration && { integrationId: search.integration }),
    ...(search.installation && { installationId: search.installation }),
    ...(status && { status }),
    ...(actionType && { actionType }),
  };
}
