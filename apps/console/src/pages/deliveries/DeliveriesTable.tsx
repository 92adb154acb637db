import type { Delivery, Destination } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { shortId } from '../../words/ids.ts';
import { deliveryState } from '../../words/states.ts';

export interface DeliveriesTableProps {
  project: string;
  deliveries: readonly Delivery[];
  destinations: readonly Destination[];
}

/** Messages as rows: when, what came of it, why, and where it went. */
export function DeliveriesTable({ project, deliveries, destinations }: DeliveriesTableProps) {
  const destinationOf = (id: string) => destinations.find((one) => one.id === id);
  const nameOf = (id: string) => destinationOf(id)?.name ?? shortId(id);
  const saysWhy = deliveries.some(({ reason }) => reason);
  const isHeld = (id: string) => destinationOf(id)?.pause !== undefined;
  return (
    <div className="console-scroll">
      <table className="console-table" data-stacks>
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Made</th>
            <th scope="col">State</th>
            {saysWhy && <th scope="col">Why</th>}
            <th scope="col">Customer</th>
            <th scope="col">To</th>
            <th scope="col" data-num>
              Tries
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td data-title>
                <Link
                  to="/$project/deliveries/$deliveryId"
                  params={{ project, deliveryId: delivery.id }}
                  data-row-link
                >
                  {delivery.eventType}
                </Link>
                {delivery.isTest && <span className="console-muted"> test</span>}
              </td>
              <td data-keep>
                <Time at={delivery.createTime} as="clock" />
              </td>
              <td>
                <StateWords state={deliveryState(delivery, isHeld(delivery.destinationId))} />
              </td>
              {saysWhy && <td data-wide>{delivery.reason}</td>}
              <td data-keep data-wide={!saysWhy || undefined}>
                {delivery.groupRef !== undefined && (
                  <Link to="/$project/customers/$groupRef" params={{ project, groupRef: delivery.groupRef }}>
                    <bdi>{delivery.groupRef}</bdi>
                  </Link>
                )}
              </td>
              <td data-keep>{nameOf(delivery.destinationId)}</td>
              <td data-num data-drop>
                {delivery.attemptCount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
