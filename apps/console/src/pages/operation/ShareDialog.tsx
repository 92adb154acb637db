import { Button, Dialog, Notice, Select, Text } from '@dowel/react/parts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { projectClient } from '../../app/project.ts';
import { useKeepTyped } from '../../app/sign-in.ts';
import { latestError } from '../../data/latest-error.ts';
import { operationSharesQuery } from '../../data/operation-shares.ts';
import { useMakers } from '../../data/people.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Time } from '../../parts/Time.tsx';

const lives = [
  { value: '3600', label: 'for an hour' },
  { value: '86400', label: 'for a day' },
  { value: '604800', label: 'for a week' },
];
const USUAL = '86400';

export interface ShareDialogProps {
  project: string;
  operationId: string;
  onClose: () => void;
}

/** Makes a link that shows a run to somebody outside, and withdraws those that there are. */
export function ShareDialog({ project, operationId, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const query = operationSharesQuery(project, operationId);
  const { data: shares = [], error } = useQuery(query);
  const makerOf = useMakers();
  const [life, setLife] = useState(USUAL);
  const { operationShares } = projectClient(project);
  const onSuccess = () => client.invalidateQueries(query);
  // Only this answer has the address.
  const making = useMutation({
    mutationFn: async () => operationShares.create(operationId, { expiresInSeconds: Number(life) }),
    onSuccess,
    gcTime: 0,
  });
  const withdrawing = useMutation({
    mutationFn: async (id: string) => operationShares.delete(operationId, id),
    onSuccess,
  });
  const isThere = making.data !== undefined && withdrawing.variables !== making.data.id;
  useKeepTyped(isThere || life !== USUAL);
  return (
    <Dialog
      isOpen
      title="Share this operation"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            isBusy={making.isPending}
            busyLabel="Making"
            onClick={() => making.mutate()}
          >
            Make a link
          </Button>
        </>
      }
    >
      <Text tone="muted">
        Whoever has the link sees what ran, when, each request with its status, and how it ended, without
        signing in. What the provider or a person has written, values of records and names of customers are
        left out.
      </Text>
      <Select label="The link works" options={lives} value={life} onValueChange={setLife} />
      {isThere && (
        <Notice tone="success" isLive title="This link is shown only now">
          <span className="console-mono console-share">{making.data.url}</span>
          <CopyButton text={making.data.url} label="Copy link" icon="link" />
        </Notice>
      )}
      <FormProblem error={latestError(making, withdrawing) ?? error} isKept />
      {shares.length > 0 && (
        <ul className="console-shares" aria-label="Links that work">
          {shares.map(({ id, createdBy, expireTime }) => (
            <li key={id}>
              <span>
                By <bdi>{createdBy.startsWith('builder:') ? makerOf(createdBy) : 'a key'}</bdi>, until{' '}
                <Time at={expireTime} as="clock" />
              </span>
              <Button
                size="sm"
                variant="quiet"
                isBusy={withdrawing.isPending && withdrawing.variables === id}
                busyLabel="Withdrawing"
                onClick={() => withdrawing.mutate(id)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
