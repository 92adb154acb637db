import { Button, Dialog } from '@dowel/react/parts';
import type { CreatedConnectionLink } from '@dowel/schema';
import { useMutation } from '@tanstack/react-query';
import { useProject } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { makeSignInLink, type SignInLinkOf } from '../../data/connection-links.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { shownOnce } from '../../parts/shown-once.ts';
import { Time } from '../../parts/Time.tsx';

const newLink = shownOnce<CreatedConnectionLink>();

/** Makes a link with which the person signs in to a connection again. Nothing shows it a second time. */
export function SignInLink({ group, connection, integrationId }: SignInLinkOf) {
  const project = useProject();
  const making = useMutation({
    mutationFn: () => makeSignInLink(project, { group, connection, integrationId }),
    onSuccess: (link) => newLink.show(connection.id, link),
    gcTime: 0,
  });
  const made = newLink.useShown(connection.id);
  const close = () => newLink.show(connection.id);
  useKeepTyped(made !== undefined);
  const who = connection.consumer.consumerName || connection.consumer.consumerRef;
  return (
    <>
      <div className="console-actions">
        <Button size="sm" isBusy={making.isPending} onClick={() => making.mutate()}>
          Make sign-in link
        </Button>
      </div>
      <FormProblem error={making.error} />
      {made && (
        <Dialog
          isOpen
          title={`Send this link to ${who}`}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Close</Button>
              <CopyButton text={made.url} label="Copy link" variant="primary" shortcut="c" />
            </>
          }
        >
          <p className="console-mono console-secret">{made.url}</p>
          <p>
            It is not shown again. It works for one sign-in, until <Time at={made.expireTime} />. Whoever has
            it can connect an account for this customer.
          </p>
          <FormProblem isKept />
        </Dialog>
      )}
    </>
  );
}
