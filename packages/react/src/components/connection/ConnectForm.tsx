import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { ComponentType, ReactNode } from 'react';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { ActionForm } from './ActionForm.tsx';
import type { TypedAccountProps } from './account/TypedAccount.tsx';
import { useConnecting } from './connecting.ts';
import { FormPartsGate } from './FormPartsGate.tsx';
import { signInWay } from './sign-in-way.ts';
import { useConnectForm } from './useConnectForm.ts';
import { asksInForm, type FormParts } from './useFormParts.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePackage } from './usePackage.ts';

export interface ConnectFormProps {
  /** The text of the button. */
  submitLabel: string;
  /** The connection to sign in to again. It keeps its id. */
  connection?: Connection | undefined;
  /** Among other sections, a button is as wide as its words. */
  isInPanel?: boolean | undefined;
  /** What asks about typed credentials of another account. Not part of this form, which is drawn before anything else. */
  TypedAccount?: ComponentType<TypedAccountProps> | undefined;
  /** Shown below the button until it is pressed. */
  note?: string | undefined;
  /** The title beside the form says that the provider's window is open, so the form need not. */
  hasTitle?: boolean | undefined;
  /** Called after the credentials were replaced, before the callbacks of the flow. */
  onUpdated?: (() => void) | undefined;
}

/** Asks for what a provider needs to connect: credentials or a sign-in in its window, and facts about the account. */
export function ConnectForm(props: ConnectFormProps) {
  const { provider, module, signIn } = useConnecting();
  const { isPending, href } = usePackage(provider, !props.connection);
  const way = signInWay(provider);
  // Signing in again in the provider's window does not change the account's facts. They have their own form.
  const asks = !(way === 'window' && props.connection) && asksInForm(provider, module);
  if (!asks && !href) return <ProviderForm form={props} />;
  return (
    <FormPartsGate isPending={isPending}>
      {(parts) => {
        if (way === 'unsupported') return <parts.UnsupportedNotice provider={providerLabel(provider)} />;
        const form = <ProviderForm form={props} parts={parts} />;
        if (!href) return form;
        return (
          <parts.PackageStep
            href={href}
            provider={providerLabel(provider)}
            isPassed={signIn.status !== 'idle'}
          >
            {form}
          </parts.PackageStep>
        );
      }}
    </FormPartsGate>
  );
}

function ProviderForm({ form, parts }: { form: ConnectFormProps; parts?: FormParts }) {
  const { submitLabel, connection, isInPanel = !!connection, TypedAccount, note, hasTitle, onUpdated } = form;
  const { provider, signIn, onUpdated: tellFlow } = useConnecting();
  const translate = useMessages();
  const words = { provider: providerLabel(provider) };
  const { boxes, refused, isBusy, error, submit, confirm, reset } = useConnectForm(
    parts,
    connection,
    (updated) => {
      onUpdated?.();
      tellFlow?.(updated);
    },
  );
  // The notice of the connection asks about the other account.
  const isAsked = connection?.offeredAccount && error?.code === 'account_differs';
  const way = signInWay(provider);
  const opensWindow = way !== 'form';
  const below = way === 'steps' ? translate('connect.window.steps', words) : note;
  const waiting = opensWindow ? 'connect.waiting.short' : 'connect.checking';
  const busyKey = signIn.status === 'opening' ? 'connect.opening' : waiting;
  const draw = (drawnBoxes?: ReactNode, submitBoxes = () => submit({})) => (
    <ActionForm
      boxes={drawnBoxes}
      submitLabel={submitLabel}
      submitIcon={opensWindow ? 'external' : undefined}
      isInPanel={isInPanel}
      busyLabel={translate(busyKey, words)}
      isBusy={isBusy}
      onSubmit={submitBoxes}
      below={signIn.hasWindow ? <WindowActions /> : below}
    >
      {TypedAccount && connection && error?.problem && error.code === 'account_differs' ? (
        <TypedAccount connection={connection} error={error} onUse={confirm} onKeep={reset} />
      ) : (
        !refused && <ConnectOutcome error={isAsked ? null : error} />
      )}
      {signIn.hasWindow && signIn.status === 'waiting' && !hasTitle && (
        <Text tone="muted" size="sm">
          {translate('connect.waiting', words)}
        </Text>
      )}
    </ActionForm>
  );
  if (!parts) return draw();
  return (
    <parts.FieldBoxes fields={boxes} refused={refused} onSubmit={submit}>
      {draw}
    </parts.FieldBoxes>
  );
}

/** What a person can do while the provider's window is open. */
function WindowActions() {
  const { signIn } = useConnecting();
  const translate = useMessages();
  return (
    <>
      <Text tone="muted" size="sm">
        {translate('connect.waiting.next')}
      </Text>
      <div ref={useKeptFocus()} className="dowel-flush">
        <Button variant="quiet" size="sm" onClick={signIn.showWindow}>
          {translate('connect.show')}
        </Button>
        <Button variant="quiet" size="sm" onClick={signIn.cancel}>
          {translate('connect.cancel')}
        </Button>
      </div>
    </>
  );
}

/** How the last attempt failed, if it did. A message that needs an answer takes the focus. */
function ConnectOutcome({ error }: { error: DowelError | null }): ReactNode {
  const translate = useMessages();
  const connecting = useConnecting();
  const { signIn } = connecting;
  const provider = providerLabel(connecting.provider);
  const isBlocked = signIn.status === 'blocked';
  // The provider answers to this page, so this page must stay.
  const inSteps = signInWay(connecting.provider) === 'steps';
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
          inSteps ? undefined : (
            <Button size="sm" onClick={() => void signIn.continueInThisTab()}>
              {translate('connect.blocked.action')}
            </Button>
          )
        }
      >
        {translate(inSteps ? 'connect.blocked.steps' : 'connect.blocked.detail')}
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
  if (code === 'sign_in_failed' || code === 'state_invalid')
    return translate('connect.denied.title', { provider });
  if (code === 'credentials_rejected') return translate('connect.rejected.title', { provider });
  return undefined;
}
