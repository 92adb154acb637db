import type { Delivery } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../data/project.ts';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { deliveryState } from '../../words/states.ts';
import { clock } from '../../words/time.ts';
import type { Marks } from './useMarks.ts';

export interface DeliveriesTableProps {
  project: string;
  deliveries: readonly Delivery[];
  /** Absent for people who may not send a message again. */
  marks: Marks | undefined;
}

/** Messages as rows: when, what came of it, why, and where it went. */
export function DeliveriesTable({ project, deliveries, marks }: DeliveriesTableProps) {
  // They are not shown the page of a message.
  const { isNarrow } = useMay();
  const saysWhy = deliveries.some(({ reason }) => reason);
  const all = deliveries.map(({ id }) => id);
  return (
    <div className="console-scroll">
      <table className="console-table" data-stacks>
        <thead>
          <tr>
            {marks && (
              <th scope="col" data-mark>
                <MarkBox
                  label="Mark all that are shown"
                  isMarked={marks.ids.length === all.length}
                  onChange={(isMarked) => marks.set(all, isMarked)}
                />
              </th>
            )}
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
            <tr key={delivery.id} data-marked={marks?.has(delivery.id) || undefined}>
              {marks && (
                <td data-mark>
                  <MarkBox
                    label={`Mark ${delivery.eventType} of ${clock(delivery.createTime)}`}
                    isMarked={marks.has(delivery.id)}
                    onChange={(isMarked) => marks.set([delivery.id], isMarked)}
                  />
                </td>
              )}
              <td data-title>
                {isNarrow ? (
                  delivery.eventType
                ) : (
                  <Link
                    to="/$project/deliveries/$deliveryId"
                    params={{ project, deliveryId: delivery.id }}
                    data-row-link
                  >
                    {delivery.eventType}
                  </Link>
                )}
                {delivery.isTest && <span className="console-muted"> test</span>}
              </td>
              <td data-keep>
                <Time at={delivery.createTime} as="clock" />
              </td>
              <td>
                <StateWords state={deliveryState(delivery)} />
              </td>
              {saysWhy && <td data-wide>{delivery.reason}</td>}
              <td data-keep data-wide={!saysWhy || undefined}>
                {delivery.groupRef !== undefined && (
                  <Link to="/$project/customers/$groupRef" params={{ project, groupRef: delivery.groupRef }}>
                    <bdi>{delivery.groupName ?? delivery.groupRef}</bdi>
                  </Link>
                )}
              </td>
              <td data-keep data-lead="to">
                {delivery.destinationName}
              </td>
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

interface MarkBoxProps {
  label: string;
  isMarked: boolean;
  onChange: (isMarked: boolean) => void;
}

/** A box before a row. The key `x` ticks that of the row with the focus. */
function MarkBox({ label, isMarked, onChange }: MarkBoxProps) {
  return (
    <label className="console-mark">
      <input
        type="checkbox"
        aria-label={label}
        checked={isMarked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
