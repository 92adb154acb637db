import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { DeliveryStatus } from '@dowel/schema';
import { deliveriesQuery } from '../../data/deliveries.ts';
import { destinationsQuery } from '../../data/destinations.ts';
import { Empty, Failed } from '../../parts/Failed.tsx';
import { FilterBox, FilterChoice } from '../../parts/Filters.tsx';
import { LoadMore } from '../../parts/LoadMore.tsx';
import { Box } from '../../parts/Section.tsx';
import { AfterAWhile, WaitingBox } from '../../parts/Waiting.tsx';
import { Head } from '../../shell/Head.tsx';
import { count } from '../../words/time.ts';
import { DeliveriesTable } from './DeliveriesTable.tsx';
import { ReplayFailed } from './ReplayFailed.tsx';

const route = getRouteApi('/$project/deliveries');

const statuses: readonly { value: DeliveryStatus; label: string }[] = [
  { value: 'failed', label: 'given up' },
  { value: 'pending', label: 'on their way' },
  { value: 'delivered', label: 'taken' },
];

/** Messages to destinations, the newest first. */
export function DeliveriesPage() {
  const { project } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const { data: destinations = [] } = useQuery(destinationsQuery(project));
  const query = useInfiniteQuery(
    deliveriesQuery(project, {
      ...(search.destination && { destinationId: search.destination }),
      ...(search.event && { eventType: search.event }),
      ...(status && { status }),
    }),
  );
  const deliveries = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const destination = destinations.find(({ id }) => id === search.destination);
  const filter = (change: typeof search) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const oldest = deliveries.at(-1);
  return (
    <>
      <Head
        title={destination ? `Deliveries to “${destination.name}”` : 'Deliveries'}
        crumbs={['Deliveries']}
        detail="Each message to each destination, with its tries. Nothing is lost: what was given up can be sent again."
      />
      <div className="console-filters">
        <FilterBox
          label="Whole name of an event"
          value={search.event ?? ''}
          onChange={(event) => filter({ event: event || undefined })}
        />
        <FilterChoice label="State" value={status} options={statuses} onChange={(next) => filter({ status: next })} />
        <FilterChoice
          label="Destination"
          value={search.destination}
          options={destinations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => filter({ destination: next })}
        />
      </div>
      {destination && status === 'failed' && oldest && (
        <ReplayFailed
          destination={destination}
          newest={deliveries[0]?.id ?? ''}
          count={deliveries.length}
          hasMore={query.hasNextPage}
          sinceTime={oldest.createTime}
        />
      )}
      {query.error && !query.data ? (
        <Failed error={query.error} what="the deliveries" retry={() => void query.refetch()} />
      ) : !query.data ? (
        <AfterAWhile>
          <WaitingBox rows={8} />
        </AfterAWhile>
      ) : deliveries.length === 0 ? (
        <Box>
          <Empty title={isFiltered ? 'No message is like this' : 'Nothing was sent yet'}>
            {isFiltered
              ? 'Take a condition away to see more.'
              : 'A message is sent when an object is read, or when something happens that a topic leads to a destination.'}
          </Empty>
        </Box>
      ) : (
        <Box
          foot={
            <LoadMore
              shown={count(deliveries.length, 'message')}
              hasMore={query.hasNextPage}
              isBusy={query.isFetchingNextPage}
              onMore={() => void query.fetchNextPage()}
            />
          }
        >
          <DeliveriesTable project={project} deliveries={deliveries} destinations={destinations} />
        </Box>
      )}
    </>
  );
}
