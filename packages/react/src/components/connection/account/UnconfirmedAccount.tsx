import type { Connection } from '@dowel/schema';
import { accountTitle } from '@dowel/schema/rules';
import { useScope } from '../../../context/scope.ts';
import { useUpdateConnection } from '../../../hooks/useUpdateConnection.ts';
import { providerLabel } from '../../../messages/provider-label.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../../screen/useFocusWhen.ts';
import { useConnecting } from '../connecting.ts';
import { ToneBox } from '../ToneBox.tsx';

/** Says that nothing is read until the provider tells whose credentials these are, or until their owner says it. */
export function UnconfirmedAccount({ connection: { id, account, consumer } }: { connection: Connection }) {
  const { provider, onUpdated, onError } = useConnecting();
  const { consumerRef } = useScope();
  const { updateConnection, isPending, error } = useUpdateConnection();
  const problem = useFocusWhen<HTMLDivElement>(error);
  const translate = useMessages();
  if (!account) return null;
  const words = { provider: providerLabel(provider), account: accountTitle(account) };
  const confirm = () => {
    updateConnection({ connectionId: id, accountId: account.id }).then(onUpdated, onError);
  };
  return (
    <ToneBox
      tone="warning"
      title={translate('account.unconfirmed.title', words)}
      detail={translate('account.unconfirmed.detail', words)}
    >
      {error && <ProblemNotice ref={problem} error={error} />}
      {consumer.consumerRef === consumerRef && (
        <Stack direction="row">
          <Button isBusy={isPending} onClick={confirm}>
            {translate('account.unconfirmed.action', words)}
          </Button>
        </Stack>
      )}
    </ToneBox>
  );
}
