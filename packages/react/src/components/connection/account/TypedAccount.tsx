import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import { useScope } from '../../../context/scope.ts';
import { AccountChoice } from './AccountChoice.tsx';

export interface TypedAccountProps {
  connection: Connection;
  /** The refusal `account_differs`. It names both accounts. */
  error: DowelError;
  /** Called with the id of the other account. */
  onUse: (accountId: string) => void;
  onKeep: () => void;
}

/** Asks what to do with typed credentials of another account. The service has not stored them. */
export function TypedAccount({ connection: { consumer }, error, onUse, onKeep }: TypedAccountProps) {
  const { consumerRef } = useScope();
  const { before, after } = (error.problem?.context ?? {}) as Partial<
    Record<'before' | 'after', NamedAccount>
  >;
  const id = after?.id;
  return (
    <AccountChoice
      before={before?.title ?? ''}
      after={after?.title ?? ''}
      owner={consumer.consumerName || consumer.consumerRef}
      onUse={id !== undefined && consumer.consumerRef === consumerRef ? () => onUse(id) : undefined}
      onKeep={onKeep}
      isBusy={false}
      isInForm
      asked={error}
      error={null}
    />
  );
}

/** An account as the refusal says it. */
interface NamedAccount {
  id?: string;
  title: string;
}
