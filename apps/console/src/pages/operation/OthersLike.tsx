import type { OperationExplanation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failedLikeQuery } from '../../data/project-operations.ts';
import { OnlyThisOne } from '../../parts/OnlyThisOne.tsx';

/**
 * Whether runs of other customers over the same integration failed in the same way. A cause that the customer has to mend is
 * not compared.
 */
export function OthersLike({
  project,
  explanation: { operation, diagnosis },
  groupRef,
}: {
  project: string;
  explanation: OperationExplanation;
  groupRef: string | undefined;
}) {
  const { integrationId, status } = operation;
  const isFailed = status === 'failure';
  const { data } = useQuery({ ...failedLikeQuery(project, integrationId), enabled: isFailed });
  if (!isFailed || !data) return null;
  const others = data.items.filter(
    (one) =>
      diagnosis.actor !== 'consumer' && one.failure?.kind === diagnosis.kind && one.groupRef !== groupRef,
  );
  return (
    <OnlyThisOne
      names={others.flatMap(({ groupName }) => groupName ?? [])}
      isOwn={diagnosis.actor === 'consumer'}
      isMore={data.next !== undefined}
      among="the failed runs of this integration in the last day"
      way={
        <Link
          className="dowel-link"
          to="/$project/operations"
          params={{ project }}
          search={{ integration: integrationId, status: 'failure' }}
        >
          See them
        </Link>
      }
    />
  );
}
