import type { DowelError } from '@dowel/client';
import type { ReactNode } from 'react';
import type { ConnectAction } from '../../hooks/useConnect.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { credentialFields, signInWay } from './credential-fields.ts';
import { FieldsForm } from './FieldsForm.tsx';
import { metadataFields } from './metadata-fields.ts';
import { providerLabel } from './provider-label.ts';
import { type ConnectFormInput, useConnectForm } from './useConnectForm.ts';

export interface ConnectFormProps extends ConnectFormInput {
  /** On the button. */
  submitLabel: string;
}

/** Asks for what a provider needs to connect: its own window, credentials, facts about the account. */
export function ConnectForm({ submitLabel, ...input }: ConnectFormProps) {
  const { provider, module, connection, signIn } = input;
  const translate = useMessages();
  const words = { provider: providerLabel(provider) };
  const { isBusy, error, submit } = useConnectForm(input);
  const way = signInWay(provider);
  if (way === 'unsupported') {
    return (
      <Notice tone="warning" isLive={false} title={translate('connect.unsupported', words)}>
        {translate('connect.unsupported.remedy')}
      </Notice>
    );
  }
  const isWindow = way === 'window';
  const metadata = metadataFields(provider, module, connection);
  const busyKeys = {
    opening: 'connect.opening',
    waiting: isWindow ? 'connect.waiting.short' : 'connect.checking',
  } as const;
  const busyKey = signIn.status === 'opening' ? busyKeys.opening : busyKeys.waiting;
  const isWaiting = isWindow && isBusy;
  return (
    <FieldsForm
      // Signing in again in the provider's window changes no facts; those have a form of their own.
      fields={isWindow && connection ? [] : [...credentialFields(provider, translate), ...metadata]}
      submitLabel={submitLabel}
      busyLabel={translate(busyKey, words)}
      isBusy={isBusy}
      onSubmit={submit}
      extraActions={
        isWaiting && (
          <Button variant="quiet" isFullWidth onClick={signIn.cancel}>
            {translate('connect.cancel')}
          </Button>
        )
      }
    >
      <ConnectOutcome {...{ signIn, error, provider: words.provider }} />
      {isWaiting && signIn.status === 'waiting' && (
        <Text tone="muted" size="sm">
          {translate('connect.waiting', words)}
        </Text>
      )}
    </FieldsForm>
  );
}

/** How the last attempt ended, if not well. What needs an answer takes the focus. */
function ConnectOutcome({
  signIn,
  error,
  provider,
}: {
  signIn: ConnectAction;
  error: DowelError | null;
  provider: string;
}): ReactNode {
  const translate = useMessages();
  const isBlocked = signIn.status === 'blocked';
  const target = useFocusWhen<HTMLDivElement>(error ?? isBlocked);
  if (error) {
    return <ProblemNotice ref={target} error={error} title={titleOf(error, provider, translate)} />;
  }
  if (isBlocked) {
    return (
      <Notice
        ref={target}
        tone="warning"
        title={translate('connect.blocked.title', { provider })}
        actions={
          <Button size="sm" onClick={() => void signIn.continueInThisTab()}>
            {translate('connect.blocked.action')}
          </Button>
        }
      >
        {translate('connect.blocked.detail')}
      </Notice>
    );
  }
  if (!signIn.notice || signIn.isBusy) return null;
  const key = signIn.notice === 'closed' ? 'connect.closed' : 'connect.timedOut';
  return <Notice tone="warning" title={translate(key, { provider })} />;
}

function titleOf(
  { code }: DowelError,
  provider: string,
  translate: ReturnType<typeof useMessages>,
): string | undefined {
  if (code === 'sign_in_failed' || code === 'consent_denied')
    return translate('connect.denied.title', { provider });
  if (code === 'credentials_rejected') return translate('connect.rejected.title', { provider });
  return undefined;
}
