import type { DeliveryStatus } from '@dowel/schema';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { deliveriesQuery } from '../../data/deliveries.ts';
import { destinationsQuery } from '../../data/destinations.ts';
import { Empty } from '../../parts/Failed.tsx';
import { FilterBox, FilterChoice } from '../../parts/Filters.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { LoadMore } from '../../parts/LoadMore.tsx';
import { Box } from '../../parts/Section.tsx';
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
  return (
    <>
      <Head
        title={destination ? `Deliveries to “${destination.name}”` : 'Deliveries'}
        crumbs={['Deliveries']}
        detail="Each message to each destination, with its tries. Nothing is lost: what was given up can be sent again."
      />
      <div className="console-filters">
        <FilterBox
          label="Event, such as read"
          value={search.event ?? ''}
          onChange={(event) => filter({ event: event || undefined })}
        />
        <FilterChoice
          label="State"
          value={status}
          options={statuses}
          onChange={(next) => filter({ status: next })}
        />
        <FilterChoice
          label="Destination"
          value={search.destination}
          options={destinations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(next) => filter({ destination: next })}
        />
      </div>
      {destination && status === 'failed' && deliveries.length > 0 && (
        <ReplayFailed
          destination={destination}
          newest={deliveries[0]?.id ?? ''}
          count={deliveries.length}
          hasMore={query.hasNextPage}
          sinceTime={deliveries.at(-1)?.createTime ?? ''}
        />
      )}
      <Loaded query={query} what="the deliveries">
        {() => (
          <Box
            foot={
              deliveries.length > 0 && (
                <LoadMore
                  shown={count(deliveries.length, 'message')}
                  hasMore={query.hasNextPage}
                  isBusy={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              )
            }
          >
            {deliveries.length === 0 ? (
              <NoDeliveries isFiltered={Object.values(search).some((value) => value !== undefined)} />
            ) : (
              <DeliveriesTable project={project} deliveries={deliveries} destinations={destinations} />
            )}
          </Box>
        )}
      </Loaded>
    </>
  );
}

function NoDeliveries({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="No message is like this">Take a condition away to see more.</Empty>
  ) : (
    <Empty title="Nothing was sent yet">
      A message is sent when an object is read, or when something happens that a topic leads to a destination.
    </Empty>
  );
}
