import type { DeliveryStatus, Destination, ListDeliveriesQuery } from '@dowel/schema';
import { notificationEventTypes } from '@dowel/schema/rules';
import { CustomerFilter } from '../../parts/CustomerFilter.tsx';
import { FilterChoice } from '../../parts/Filters.tsx';

/** What the address of the page says about which messages are wanted. */
export interface DeliverySearch {
  destination?: string | undefined;
  status?: string | undefined;
  event?: string | undefined;
  customer?: string | undefined;
  answer?: string | undefined;
  operation?: string | undefined;
}

const statuses: readonly { value: DeliveryStatus; label: string }[] = [
  { value: 'failed', label: 'given up' },
  { value: 'pending', label: 'on their way' },
  { value: 'delivered', label: 'taken' },
];

const events = (['read', 'subscribe', 'schema.watch', ...notificationEventTypes] as const).map((value) => ({
  value,
  label: value,
}));

const answers = [
  { value: 'none', label: 'no answer' },
  { value: '5xx', label: '5xx, a fault there' },
  { value: '4xx', label: '4xx, refused' },
  { value: '3xx', label: '3xx, another address' },
  { value: '2xx', label: '2xx, taken' },
];

/** What of an address the server is asked. An address that somebody typed may have values that nothing has. */
export function toDeliveriesQuery(search: DeliverySearch): ListDeliveriesQuery {
  const status = statuses.find(({ value }) => value === search.status)?.value;
  const eventType = events.find(({ value }) => value === search.event)?.value;
  const answer = /^(none|[1-5](xx|\d\d))$/.test(search.answer ?? '') ? search.answer : undefined;
  return {
    ...(search.destination && { destinationId: search.destination }),
    ...(eventType && { eventType }),
    ...(status && { status }),
    ...(search.customer && { groupRef: search.customer }),
    ...(answer && { answer }),
    ...(search.operation && { operationId: search.operation }),
  };
}

export interface DeliveryFiltersProps {
  search: DeliverySearch;
  destinations: readonly Destination[];
  onChange: (change: DeliverySearch) => void;
}

/** The conditions of the list of messages. Each is a part of the address. */
export function DeliveryFilters({ search, destinations, onChange }: DeliveryFiltersProps) {
  // What the list does not heed is not shown as its condition.
  const { eventType, status, answer } = toDeliveriesQuery(search);
  return (
    <div className="console-filters">
      <CustomerFilter value={search.customer} onChange={(customer) => onChange({ customer })} />
      <FilterChoice
        label="Event"
        value={eventType}
        options={events}
        onChange={(event) => onChange({ event })}
      />
      <FilterChoice
        label="State"
        value={status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterChoice
        label="Destination"
        value={search.destination}
        options={destinations.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(destination) => onChange({ destination })}
      />
      <FilterChoice
        label="Last answer"
        value={answer}
        options={answers}
        onChange={(answer) => onChange({ answer })}
      />
      {search.operation && (
        <button
          type="button"
          className="console-filter"
          data-set
          onClick={() => onChange({ operation: undefined })}
        >
          One operation only ×
        </button>
      )}
    </div>
  );
}
