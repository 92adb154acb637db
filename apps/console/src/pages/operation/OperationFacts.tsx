import type { OperationExplanation } from '@dowel/schema';
import { actedAsWords } from '@dowel/schema/rules';
import { Link } from '@tanstack/react-router';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { operationState } from '../../words/operations.ts';

export interface OperationFactsProps {
  project: string;
  explanation: OperationExplanation;
}

/** Facts about a run beside its story. */
export function OperationFacts({ project, explanation }: OperationFactsProps) {
  const { operation, account, diagnosis, installation: group } = explanation;
  return (
    <Section title="Facts">
      <Box isPadded>
        <Facts
          facts={[
            [
              'State',
              <StateWords key="state" state={operationState({ ...operation, failure: diagnosis })} />,
            ],
            [
              'Code',
              <span key="reason" className="console-mono">
                {diagnosis.kind}
              </span>,
            ],
            [
              'Customer',
              group && (
                <Link
                  key="group"
                  className="dowel-link"
                  to="/$project/customers/$groupRef"
                  params={{ project, groupRef: group.groupRef }}
                >
                  <bdi>{group.groupName}</bdi>
                </Link>
              ),
            ],
            [
              'Integration',
              group && (
                <Link
                  key="integration"
                  className="dowel-link"
                  to="/$project/customers/$groupRef/$integration"
                  params={{ project, groupRef: group.groupRef, integration: operation.integrationId }}
                  search={{ installation: operation.installationId }}
                >
                  {group.integrationName}
                </Link>
              ),
            ],
            ['Workspace', account?.workspace?.name ?? account?.workspace?.address],
            ['Account', account?.person?.email ?? account?.person?.name],
            ['Acted as', actedAsWords(operation.metadata?.actedAs)],
            ['Objects', operation.metadata?.objects?.join(', ')],
            [
              'Messages',
              operation.actionType === 'read' && operation.metadata?.progress?.recordsProcessed !== 0 && (
                <Messages key="messages" id={operation.id} />
              ),
            ],
            ['Attempts', operation.metadata?.retry?.attempts],
            ['Began', operation.createTime && <Time key="began" at={operation.createTime} as="clock" />],
            [
              'Ended',
              operation.updateTime && operation.status !== 'in_progress' && (
                <Time key="ended" at={operation.updateTime} as="clock" />
              ),
            ],
            ['Settings', <CopyId key="config" id={operation.configId} />],
            ['Operation', <CopyId key="id" id={operation.id} />],
          ]}
        />
      </Box>
    </Section>
  );
}

function Messages({ id }: { id: string }) {
  return (
    <Link
      className="dowel-link"
      from="/$project/operations/$operationId"
      to="/$project/deliveries"
      search={{ operation: id }}
    >
      What it handed on
    </Link>
  );
}
