import type { DowelError } from '@dowel/client';
import type { Connection, ProviderInfo } from '@dowel/schema';
import type { ConnectInput } from '../../connect/connect-input.ts';
import type { ConnectAction } from '../../hooks/useConnect.ts';
import { useUpdateConnection } from '../../hooks/useUpdateConnection.ts';
import { credentialsOf, type FormValues, signInWay } from './credential-fields.ts';
import { metadataValues } from './metadata-fields.ts';

export interface ConnectFormInput {
  provider: ProviderInfo;
  module: string | undefined;
  /** The connection to sign in to again; it keeps its id. */
  connection?: Connection | undefined;
  /** Held above the form: a sign-in in this tab can end before the form is there, and outlive it. */
  signIn: ConnectAction;
  /** New credentials are stored for the connection. What `signIn` connects, its owner hears of itself. */
  onUpdated?: ((connection: Connection) => void) | undefined;
  onError: (error: DowelError) => void;
}

export interface ConnectFormAction {
  isBusy: boolean;
  error: DowelError | null;
  submit: (values: FormValues) => void;
}

/** Connects, or signs in again, with what a form holds. */
export function useConnectForm(input: ConnectFormInput): ConnectFormAction {
  const { provider, module, connection, signIn, onUpdated, onError } = input;
  const update = useUpdateConnection();

  const submit = (values: FormValues) => {
    const metadata = metadataValues(provider, module, values);
    if (signInWay(provider) === 'window') {
      // Straight from the click, or the browser blocks the window.
      void signIn.connect(connection ? { connectionId: connection.id } : toInput(metadata));
      return;
    }
    const credentials = credentialsOf(provider, values);
    if (connection && provider.authType !== 'none') {
      const { id: connectionId } = connection;
      update.updateConnection({ connectionId, credentials, ...toInput(metadata) }).then(onUpdated, onError);
      return;
    }
    void signIn.connect({ credentials, ...toInput(metadata) });
  };

  return { isBusy: signIn.isBusy || update.isPending, error: update.error ?? signIn.error, submit };
}

function toInput(metadata: Record<string, string>): ConnectInput {
  return Object.keys(metadata).length > 0 ? { metadata } : {};
}
