import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import { useRef } from 'react';
import type { ConnectInput } from '../../connect/connect-input.ts';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useConnecting } from './connecting.ts';
import type { FormField, FormValues } from './form-field.ts';
import type { RefusedBox } from './refused-box.ts';
import { signInWay } from './sign-in-way.ts';
import { asksForCredentials, type FormParts } from './useFormParts.ts';

export interface ConnectFormAction {
  /** What is typed: credentials and facts about the account. */
  boxes: readonly FormField[];
  refused: RefusedBox | undefined;
  isBusy: boolean;
  error: DowelError | null;
  submit: (values: FormValues) => void;
  /** Sends the same values again, for the account of this id. */
  confirm: (accountId: string) => void;
  /** Takes back the error. */
  reset: () => void;
}

/** Connects with the values of a form, or signs in to `connection` again. The connection then keeps its id. */
export function useConnectForm(
  parts: FormParts | undefined,
  connection: Connection | undefined,
  onUpdated: (connection: Connection) => void,
): ConnectFormAction {
  const { provider, module, signIn, onError } = useConnecting();
  const update = useUpdateConnection();
  const translate = useMessages();
  const way = signInWay(provider);
  const error = update.error ?? signIn.error;
  const credentials = (asksForCredentials(provider) && parts?.credentialFields(provider, translate)) || [];
  const metadata = parts?.metadataFields(provider, module, connection) ?? [];
  const words = { provider: providerLabel(provider) };

  const sent = useRef<FormValues>({});

  const send = (values: FormValues, accountId?: string) => {
    sent.current = values;
    const metadata = parts?.metadataValues(provider, module, values) ?? {};
    if (way === 'window') {
      // Open the window directly in the click handler. Otherwise the browser blocks it.
      void signIn.connect(connection ? { connectionId: connection.id } : toInput(metadata));
      return;
    }
    const credentials = parts?.credentialsOf(provider, values) ?? {};
    // In steps, the service finds the connection by the person, and keeps its id.
    const inSteps = way === 'steps';
    if (connection && provider.authType !== 'none' && !inSteps) {
      update
        .updateConnection({ connectionId: connection.id, credentials, ...toInput(metadata), accountId })
        .then(onUpdated, onError);
      return;
    }
    void signIn.connect({ credentials, inSteps, accountId, ...toInput(metadata) });
  };

  return {
    boxes: [...credentials, ...metadata],
    refused: parts?.refusedBox(error, { credentials, metadata }, words, translate),
    isBusy: signIn.isBusy || update.isPending,
    error,
    submit: send,
    confirm: (accountId) => send(sent.current, accountId),
    reset: () => {
      update.reset();
      signIn.reset();
    },
  };
}

function toInput(metadata: Record<string, string>): ConnectInput {
  return Object.keys(metadata).length > 0 ? { metadata } : {};
}
