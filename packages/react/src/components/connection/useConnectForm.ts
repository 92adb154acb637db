import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { ConnectInput } from '../../connect/connect-input.ts';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useConnecting } from './connecting.ts';
import type { FormField, FormValues } from './form-field.ts';
import { metadataValues } from './metadata-fields.ts';
import { signInWay } from './sign-in-way.ts';
import { asksForCredentials, useFormParts } from './useFormParts.ts';

export interface ConnectFormAction {
  /** The boxes for the credentials. Undefined until the code for them has loaded. */
  credentials: FormField[] | undefined;
  isBusy: boolean;
  error: DowelError | null;
  submit: (values: FormValues) => void;
}

/** Connects with the values of a form, or signs in to `connection` again. The connection then keeps its id. */
export function useConnectForm(
  connection: Connection | undefined,
  onUpdated: (connection: Connection) => void,
): ConnectFormAction {
  const { provider, module, signIn, onError } = useConnecting();
  const update = useUpdateConnection();
  const translate = useMessages();
  const asks = asksForCredentials(provider);
  const parts = useFormParts(asks);

  const submit = (values: FormValues) => {
    const metadata = metadataValues(provider, module, values);
    if (signInWay(provider) === 'window') {
      // Open the window directly in the click handler. Otherwise the browser blocks it.
      void signIn.connect(connection ? { connectionId: connection.id } : toInput(metadata));
      return;
    }
    const credentials = parts?.credentialsOf(provider, values) ?? {};
    if (connection && provider.authType !== 'none') {
      const { id: connectionId } = connection;
      update.updateConnection({ connectionId, credentials, ...toInput(metadata) }).then(onUpdated, onError);
      return;
    }
    void signIn.connect({ credentials, ...toInput(metadata) });
  };

  return {
    credentials: asks ? parts?.credentialFields(provider, translate) : [],
    isBusy: signIn.isBusy || update.isPending,
    error: update.error ?? signIn.error,
    submit,
  };
}

function toInput(metadata: Record<string, string>): ConnectInput {
  return Object.keys(metadata).length > 0 ? { metadata } : {};
}
