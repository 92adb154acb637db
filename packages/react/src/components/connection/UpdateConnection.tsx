import type { Connection } from '@dowel/schema';
import { metadataInputs } from '@dowel/schema/rules';
import { useState } from 'react';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { TypedAccount } from './account/TypedAccount.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { useConnecting } from './connecting.ts';
import { FormPartsGate } from './FormPartsGate.tsx';
import { signInWay } from './sign-in-way.ts';

export interface UpdateConnectionProps {
  connection: Connection;
}

/** Replaces the credentials of a connection, or the facts about its account. The connection keeps its id. */
export function UpdateConnection({ connection }: UpdateConnectionProps) {
  const { provider, module, signIn } = useConnecting();
  const translate = useMessages();
  // Also the key of the forms: after a save the typed values are stored, so a form starts again.
  const [saves, setSaves] = useState(0);
  const [isTold, tell] = useState(false);
  const [firstSignIn] = useState(signIn.connection);
  const words = { provider: providerLabel(provider) };
  const way = signInWay(provider);
  const isWindow = way === 'window';
  const isSignedInAgain = signIn.connection !== firstSignIn && signIn.connection?.id === connection.id;
  const success = useFocusWhen<HTMLDivElement>(isSignedInAgain ? signIn.connection : isTold && saves);
  const handleSaved = () => {
    setSaves(saves + 1);
    tell(true);
  };
  const forget = () => tell(false);
  if (way === 'unsupported' || provider.authType === 'none') return null;
  return (
    <>
      <Disclosure summary={translate('connection.update')} onInput={forget} onSubmitCapture={forget}>
        <div className="dowel-narrow dowel-form">
          <Text tone="muted" size="sm">
            {translate(isWindow ? 'connection.update.window' : 'connection.update.typed', words)}
          </Text>
          <ConnectForm
            key={saves}
            connection={connection}
            TypedAccount={TypedAccount}
            onUpdated={handleSaved}
            submitLabel={translate(
              way === 'form' ? 'connection.update.action' : 'connection.reconnect',
              words,
            )}
          />
        </div>
      </Disclosure>
      {isWindow && metadataInputs(provider, module).length > 0 && (
        <Disclosure summary={translate('connection.facts')} onInput={forget} onSubmitCapture={forget}>
          <div className="dowel-narrow">
            <FormPartsGate>
              {(parts) => (
                <parts.MetadataForm
                  key={saves}
                  connection={connection}
                  onSaved={handleSaved}
                  submitLabel={translate('connection.facts.action')}
                />
              )}
            </FormPartsGate>
          </div>
        </Disclosure>
      )}
      {(isTold || isSignedInAgain) && (
        <Notice ref={success} tone="success" title={translate('connection.updated')} />
      )}
    </>
  );
}
