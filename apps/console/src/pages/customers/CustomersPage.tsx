import type { GroupState } from '@dowel/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { groupsQuery } from '../../data/groups.ts';
import { integrationsQuery } from '../../data/integrations.ts';
import { Empty, Failed } from '../../parts/Failed.tsx';
import { FilterBox, FilterChoice } from '../../parts/Filters.tsx';
import { LoadMore } from '../../parts/LoadMore.tsx';
import { NewRows } from '../../parts/NewRows.tsx';
import { Box } from '../../parts/Section.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { AfterAWhile, WaitingBox } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { CustomersTable } from './CustomersTable.tsx';

const route = getRouteApi('/$project/customers');

const states: readonly { value: GroupState; label: string }[] = [
  { value: 'needs_action', label: 'need someone' },
  { value: 'waiting', label: 'mend themselves' },
  { value: 'paused', label: 'paused' },
  { value: 'working', label: 'working' },
  { value: 'not_installed', label: 'not set up' },
];

/** All customers, the worst first. */
export function CustomersPage() {
  const { project } = route.useParams();
  const search = route.useSearch();
  const state = states.find(({ value }) => value === search.state)?.value;
  const { integration } = search;
  const options = groupsQuery(project, {
    ...(search.q && { q: search.q }),
    ...(state && { state }),
    ...(integration && { integrationId: integration }),
  });
  const query = useInfiniteQuery(options);
  const { data: integrations = [] } = useQuery({ ...integrationsQuery(project), enabled: query.isSuccess });
  const groups = query.data?.rows ?? [];
  const isFiltered = search.q !== undefined || state !== undefined || integration !== undefined;
  const filter = useFilter<typeof search>(route);
  return (
    <>
      <Head
        title="Customers"
        crumbs={['Customers']}
        detail={summary(groups, query.hasNextPage, isFiltered)}
      />
      <div className="console-filters">
        <FilterBox
          label="Name or reference"
          value={search.q ?? ''}
          onChange={(q) => filter({ q: q || undefined })}
        />
        <FilterChoice
          label="State"
          value={state}
          options={states}
          onChange={(next) => filter({ state: next })}
        />
        <FilterChoice
          label="Integration"
          value={integration}
          options={integrations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => filter({ integration: next })}
        />
        <span className="console-muted console-order">Worst first</span>
      </div>
      {query.error && !query.data ? (
        <Failed error={query.error} what="the customers" retry={() => void query.refetch()} />
      ) : !query.data ? (
        <AfterAWhile>
          <WaitingBox rows={8} />
        </AfterAWhile>
      ) : groups.length === 0 && !query.hasNextPage ? (
        <Box>
          <NoCustomers
            isFiltered={isFiltered}
            onClear={() => filter({ q: undefined, state: undefined, integration: undefined })}
          />
        </Box>
      ) : (
        <Box foot={<LoadMore noun="customer" query={query} />}>
          <NewRows queryKey={options.queryKey} />
          {groups.length > 0 && <CustomersTable project={project} groups={groups} />}
        </Box>
      )}
    </>
  );
}

function summary(
  groups: readonly { state: string }[],
  hasMore: boolean,
  isFiltered: boolean,
): string | undefined {
  if (groups.length === 0 || isFiltered) return undefined;
  const needing = groups.filter(({ state }) => state === 'needs_action').length;
  if (hasMore && needing === groups.length) return `More than ${needing} need someone.`;
  if (needing === 0) return 'None of them needs anybody.';
  return needing === 1 ? 'One needs someone.' : `${needing} need someone.`;
}

function NoCustomers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <Empty
        title="No customer is like this"
        action={
          <button type="button" className="dowel-link" onClick={onClear}>
            Show all customers
          </button>
        }
      >
        Names and references are compared from their beginning.
      </Empty>
    );
  }
  return (
    <Empty title="No customer yet">
      A customer appears here when one of its people opens an integration in your product, or when your
      backend makes it.
    </Empty>
  );
}
