import type { Connection } from '@dowel/schema';
import { accountTitle } from '@dowel/schema/rules';
import { useScope } from '../../../context/scope.ts';
import { useUpdateConnection } from '../../../hooks/useUpdateConnection.ts';
import { useConnecting } from '../connecting.ts';
import { AccountChoice } from './AccountChoice.tsx';

/** Asks what to do with a sign-in to another account, while the service still keeps it. */
export function OfferedAccount({
  connection: { id, account, consumer, offeredAccount },
}: {
  connection: Connection;
}) {
  const { signIn, onUpdated, onError } = useConnecting();
  const { consumerRef } = useScope();
  const { updateConnection, isPending, error } = useUpdateConnection();
  if (!account || !offeredAccount) return null;
  const choose = (accountId: string) => {
    signIn.reset();
    const isNew = accountId === offeredAccount.id;
    updateConnection({ connectionId: id, accountId }).then(isNew ? onUpdated : undefined, onError);
  };
  return (
    <AccountChoice
      before={accountTitle(account)}
      after={accountTitle(offeredAccount)}
      owner={consumer.consumerName || consumer.consumerRef}
      onUse={consumer.consumerRef === consumerRef ? () => choose(offeredAccount.id) : undefined}
      onKeep={() => choose(account.id)}
      isBusy={isPending}
      asked={signIn.error}
      error={error}
    />
  );
}
