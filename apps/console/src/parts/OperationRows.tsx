import { List, Row } from '@dowel/react/parts';
import type { ProjectOperation } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { shortId } from '../words/ids.ts';
import { operationName, operationOutcome, operationState, operationTitle } from '../words/operations.ts';
import { StateMark } from './StateWords.tsx';
import { Time } from './Time.tsx';

export interface OperationRowsProps {
  project: string;
  operations: readonly ProjectOperation[];
  /** What stands above, and is left out here: whose they are, or of which installation. */
  isOfOne?: 'customer' | 'installation';
}

/** Runs, one to a row: what, what came of it, when. */
export function OperationRows({ project, operations, isOfOne }: OperationRowsProps) {
  return (
    <div className="console-feed">
      <List>
        {operations.map((operation) => (
          <Row
            key={operation.id}
            lead={<StateMark state={operationState(operation)} />}
            title={
              <Link
                to="/$project/operations/$operationId"
                params={{ project, operationId: operation.id }}
                data-row-link
              >
                {!isOfOne && operation.groupName && (
                  <>
                    <bdi>{operation.groupName}</bdi> ·{' '}
                  </>
                )}
                {operation.failure ? operationTitle(operation, operation.failure) : shortOf(operation)}
              </Link>
            }
            detail={
              <>
                {operation.createTime && <Time at={operation.createTime} />}
                {isOfOne !== 'installation' &&
                  operation.integrationName &&
                  `\u00a0· ${operation.integrationName}`}
              </>
            }
            end={<span className="console-mono console-muted">{shortId(operation.id)}</span>}
          />
        ))}
      </List>
    </div>
  );
}

const shortOf = (operation: ProjectOperation) =>
  `${operationName(operation)}: ${operationOutcome(operation)}`;
