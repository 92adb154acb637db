import { Button, Dialog } from '@dowel/react/parts';
import type { Destination } from '@dowel/schema';
import { useMutation } from '@tanstack/react-query';
import { projectClient } from '../../app/project.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';

export interface SigningKeyProps {
  project: string;
  destination: Destination;
  onClose: () => void;
}

/** Shows the key that signs messages, or replaces it. Either is written into the audit log, so it says so first. */
export function SigningKey({ project, destination, onClose }: SigningKeyProps) {
  const asking = useMutation({
    mutationFn: async (rotate: boolean) =>
      projectClient(project).destinations.get(destination.id, {
        includeSecrets: true,
        ...(rotate && { rotate }),
      }),
    gcTime: 0,
  });
  const key = asking.data?.secrets?.webhookSigningKey;
  return (
    <Dialog
      isOpen
      title={`Signing key of ${destination.name}`}
      onClose={() => !asking.isPending && onClose()}
      actions={
        <>
          <Button onClick={onClose} isDisabled={asking.isPending}>
            Close
          </Button>
          {key === undefined ? (
            <>
              <Button isBusy={asking.isPending} onClick={() => asking.mutate(false)}>
                Show it
              </Button>
              <Button variant="danger" isBusy={asking.isPending} onClick={() => asking.mutate(true)}>
                Replace it
              </Button>
            </>
          ) : (
            <CopyButton text={key} label="Copy key" variant="primary" />
          )}
        </>
      }
    >
      {key === undefined ? (
        <>
          <p>
            Your receiver checks with it that a message comes from here. The audit log says who looked at it.
          </p>
          <p>
            Replacing it makes a new one and shows it. For 24 hours, messages carry the signatures of the old
            and the new one, so your receiver can take the new one in that time.
          </p>
        </>
      ) : (
        <code className="console-mono console-secret">{key}</code>
      )}
      <FormProblem error={asking.error} />
    </Dialog>
  );
}
