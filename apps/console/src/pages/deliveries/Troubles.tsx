import { Button, List, Row } from '@dowel/react/parts';
import type { Issue } from '@dowel/schema';
import { isPause } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTestMessage } from '../../data/destinations.ts';
import { issuesQuery } from '../../data/issues.ts';
import { useMay } from '../../data/project.ts';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { IssueLine } from '../../parts/IssueLine.tsx';
import { isSnoozed } from '../../words/home.ts';
import { issueTitle } from '../../words/issues.ts';
import type { DeliverySearch } from './DeliveryFilters.tsx';

/** Of more destinations, home shows the others. */
const MOST = 3;

export interface TroublesProps {
  project: string;
  search: DeliverySearch;
}

/** The destinations that do not take their messages: why, since when, and the way to what waits. */
export function Troubles({ project, search: { destination, status } }: TroublesProps) {
  const { data } = useQuery(issuesQuery(project));
  const troubles = (data?.issues ?? []).filter(
    (issue) =>
      issue.subject.kind === 'destination' &&
      !isSnoozed(issue) &&
      (destination === undefined || destination === issue.subject.id),
  );
  if (troubles.length === 0) return null;
  const more = troubles.length - MOST;
  return (
    <List>
      {troubles.slice(0, MOST).map((issue) => (
        <Trouble
          key={issue.id}
          project={project}
          issue={issue}
          isListed={destination !== undefined && status === leftOf(issue)}
        />
      ))}
      {more > 0 && (
        <Row
          lead={<span style={{ inlineSize: '1rem' }} />}
          title={
            <Link className="dowel-link" to="/$project" params={{ project }}>
              {more} more on home
            </Link>
          }
        />
      )}
    </List>
  );
}

/** What was not taken waits, unless the destination was given up. */
const leftOf = ({ reason }: Issue) =>
  ['destination_disabled', 'messages_refused'].includes(reason) ? 'failed' : 'pending';

interface TroubleProps {
  project: string;
  issue: Issue;
  /** The list below has exactly what was not taken. */
  isListed: boolean;
}

function Trouble({ project, issue, isListed }: TroubleProps) {
  const { subject, reason } = issue;
  const test = useTestMessage(project, subject.id);
  const left = leftOf(issue);
  const canTry = useMay().change && !isPause(issue) && reason !== 'destination_disabled';
  return (
    <IssueLine
      wraps
      issue={issue}
      title={issueTitle(issue)}
      end={
        <>
          {!isListed && (
            <Link
              className="dowel-link console-sm"
              to="/$project/deliveries"
              params={{ project }}
              search={{ destination: subject.id, status: left }}
            >
              {left === 'failed' ? 'What was given up' : 'What waits'}
            </Link>
          )}
          {canTry && (
            <Button size="sm" isBusy={test.isPending} onClick={() => test.mutate('read')}>
              Send a test message
            </Button>
          )}
        </>
      }
      extra={test.error ? <FormProblem error={test.error} /> : undefined}
    />
  );
}
