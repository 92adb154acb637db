import { Button, Dialog } from '@dowel/react/parts';
import { useMutation } from '@tanstack/react-query';
import { useProject } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { makeSignInLink, type SignInLinkOf } from '../../data/connection-links.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Time } from '../../parts/Time.tsx';

/** Makes a link with which the person signs in to a connection again. Nothing shows it a second time. */
export function SignInLink({ group, connection, integrationId }: SignInLinkOf) {
  const project = useProject();
  const making = useMutation({
    mutationFn: () => makeSignInLink(project, { group, connection, integrationId }),
  });
  useKeepTyped(making.isSuccess);
  const who = connection.consumer.consumerName || connection.consumer.consumerRef;
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
          <FormProblem isKept />
        </Dialog>
      )}
    </>
  );
}
