import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { deliveriesQuery } from '../../data/deliveries.ts';
import { destinationsQuery } from '../../data/destinations.ts';
import { useMay } from '../../data/project.ts';
import { Empty } from '../../parts/Failed.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { LoadMore } from '../../parts/LoadMore.tsx';
import { NewRows } from '../../parts/NewRows.tsx';
import { Box } from '../../parts/Section.tsx';
import { useFilter } from '../../parts/useFilter.ts';
import { Head } from '../../shell/Head.tsx';
import { deliveriesTitle } from '../../words/destinations.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { DeliveryFilters, type DeliverySearch, toDeliveriesQuery } from './DeliveryFilters.tsx';
import { ReplayFailed } from './ReplayFailed.tsx';
import { Tallies } from './Tallies.tsx';
import { useMarks } from './useMarks.ts';

const route = getRouteApi('/$project/deliveries');

// Nobody needs it before something is marked.
const ReplayMarked = lazy(() =>
  import('./ReplayMarked.tsx').then(({ ReplayMarked }) => ({ default: ReplayMarked })),
);

// The words of issues come after the list.
const Troubles = lazy(() => import('./Troubles.tsx').then(({ Troubles }) => ({ default: Troubles })));

/** Messages to destinations, the newest first; above them which destination does not take them. */
export function DeliveriesPage() {
  const { project } = route.useParams();
  const search = route.useSearch();
  const options = deliveriesQuery(project, toDeliveriesQuery(search));
  const query = useInfiniteQuery(options);
  const { data: destinations = [] } = useQuery({ ...destinationsQuery(project), enabled: query.isSuccess });
  const deliveries = query.data?.rows ?? [];
  const [newest] = deliveries;
  const may = useMay();
  const marks = useMarks(deliveries.map(({ id }) => id));
  const destination = destinations.find(({ id }) => id === search.destination);
  const filter = useFilter<DeliverySearch>(route);
  return (
    <>
      <Head
        title={deliveriesTitle(destination ? [destination] : destinations, destination?.name)}
        crumbs={['Deliveries']}
        detail="Each message to each destination, with its tries. What was given up can be sent again."
      />
      {query.isSuccess && (
        <Suspense>
          <Troubles project={project} search={search} />
        </Suspense>
      )}
      {areAll(search) && <Tallies project={project} search={search} isListed={!query.isPending} />}
      <DeliveryFilters search={search} destinations={destinations} onChange={filter} />
      {may.help && search.destination && newest && search.status === 'failed' && areAll(search) && (
        <ReplayFailed
          destination={{ id: newest.destinationId, name: newest.destinationName }}
          newest={newest.id}
          oldestTime={deliveries.at(-1)?.createTime ?? newest.createTime}
        />
      )}
      <Loaded query={query} what="the deliveries">
        {() => (
          <Box
            foot={
              (deliveries.length > 0 || query.hasNextPage) && (
                <>
                  {may.help && (
                    <span>
                      <Keys keys={['x']} /> mark <Keys keys={['⇧', 'R']} /> replay marked
                    </span>
                  )}
                  <LoadMore noun="message" query={query} />
                </>
              )
            }
          >
            {deliveries.length > 0 ? (
              <>
                <NewRows queryKey={options.queryKey} />
                <DeliveriesTable
                  project={project}
                  deliveries={deliveries}
                  marks={may.help ? marks : undefined}
                />
              </>
            ) : (
              <NoDeliveries isFiltered={Object.values(search).some(Boolean)} hasMore={query.hasNextPage} />
            )}
          </Box>
        )}
      </Loaded>
      {marks.ids.length > 0 && (
        <Suspense>
          <ReplayMarked marks={marks} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the list has all messages of a state: what is counted, and what is replayed together. */
function areAll({ event, customer, answer, operation }: DeliverySearch): boolean {
  return ![event, customer, answer, operation].some(Boolean);
}

function NoDeliveries({ isFiltered, hasMore }: { isFiltered: boolean; hasMore: boolean }) {
  if (hasMore) return <Empty title="None among the newest" />;
  return isFiltered ? (
    <Empty title="No message is like this">Take a condition away to see more.</Empty>
  ) : (
    <Empty title="Nothing was sent yet">
      A message is sent when an object is read, or when something happens that a topic leads to a destination.
    </Empty>
  );
}
