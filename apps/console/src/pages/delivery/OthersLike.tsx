import type { Delivery } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notTakenQuery } from '../../data/deliveries.ts';
import { OnlyThisOne } from '../../parts/OnlyThisOne.tsx';

/** Whether the destination does not take messages of other customers either. */
export function OthersLike({ project, delivery }: { project: string; delivery: Delivery }) {
  const { destinationId, status, reason, groupRef } = delivery;
  const isNotTaken = status !== 'delivered' && reason !== undefined;
  const { data } = useQuery({ ...notTakenQuery(project, destinationId, status), enabled: isNotTaken });
  if (!isNotTaken || !data) return null;
  const others = data.items.filter((one) => one.reason === reason && one.groupRef !== groupRef);
  return (
    <OnlyThisOne
      names={others.flatMap((one) => one.groupName ?? one.groupRef ?? [])}
      isMore={data.next !== undefined}
      among="the messages that this destination has not taken"
      way={
        <Link
          className="dowel-link"
          to="/$project/deliveries"
          params={{ project }}
          search={{ destination: destinationId, status }}
        >
          See them
        </Link>
      }
    />
  );
}
