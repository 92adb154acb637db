import { Button, Dialog } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { useMutation } from '@tanstack/react-query';
import { projectClient, useProject } from '../../app/project.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Time } from '../../parts/Time.tsx';

export interface SignInLinkProps {
  group: GroupOverview['group'];
  connection: GroupOverview['connections'][number];
  /** Of the connection's provider. The page of the link is about it. */
  integrationId: string;
}

/** Makes a link with which the person signs in to a connection again. Nothing shows it a second time. */
export function SignInLink({ group, connection, integrationId }: SignInLinkProps) {
  const project = useProject();
  const { id, consumer } = connection;
  const making = useMutation({
    mutationFn: async () =>
      projectClient(project).connectionLinks.create({
        integrationId,
        connectionId: id,
        groupRef: group.groupRef,
        consumerRef: consumer.consumerRef,
        ...(group.groupName && { groupName: group.groupName }),
        ...(consumer.consumerName && { consumerName: consumer.consumerName }),
      }),
  });
  const who = consumer.consumerName || consumer.consumerRef;
  return (
    <>
      <div className="console-actions">
        <Button size="sm" isBusy={making.isPending} onClick={() => making.mutate()}>
          Make sign-in link
        </Button>
      </div>
      <FormProblem error={making.error} />
      {making.data && (
        <Dialog
          isOpen
          title={`Send this link to ${who}`}
          onClose={making.reset}
          actions={
            <>
              <Button onClick={making.reset}>Close</Button>
              <CopyButton text={making.data.url} label="Copy link" variant="primary" shortcut="c" />
            </>
          }
        >
          <p className="console-mono console-secret">{making.data.url}</p>
          <p>
            It is not shown again. It works for one sign-in, until <Time at={making.data.expireTime} />.
            Whoever has it can connect an account for this customer.
          </p>
        </Dialog>
      )}
    </>
  );
}
