import type { Connection } from '@dowel/schema';
import { metadataInputs } from '@dowel/schema/rules';
import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { signInWay } from './credential-fields.ts';
import { MetadataForm } from './MetadataForm.tsx';
import { providerLabel } from './provider-label.ts';
import type { ConnectFormInput } from './useConnectForm.ts';

export interface UpdateConnectionProps extends ConnectFormInput {
  connection: Connection;
}

/** Replaces the credentials of a connection, or what is known of its account. It keeps its id. */
export function UpdateConnection(props: UpdateConnectionProps) {
  const { provider, module, connection, onUpdated, onError } = props;
  const translate = useMessages();
  // Also starts the forms afresh: what was typed is stored now.
  const [saves, setSaves] = useState(0);
  const words = { provider: providerLabel(provider) };
  const way = signInWay(provider);
  const isWindow = way === 'window';
  const handleUpdated = (updated: Connection) => {
    setSaves(saves + 1);
    onUpdated?.(updated);
  };
  if (way === 'unsupported' || provider.authType === 'none') return null;
  return (
    <>
      <Disclosure summary={translate('connection.update')}>
        <div className="dowel-narrow dowel-form">
          <Text tone="muted" size="sm">
            {translate(isWindow ? 'connection.update.window' : 'connection.update.typed', words)}
          </Text>
          <ConnectForm
            key={saves}
            {...props}
            onUpdated={handleUpdated}
            submitLabel={translate(isWindow ? 'connection.reconnect' : 'connection.update.action', words)}
          />
        </div>
      </Disclosure>
      {isWindow && metadataInputs(provider, module).length > 0 && (
        <Disclosure summary={translate('connection.facts')}>
          <div className="dowel-narrow">
            <MetadataForm
              {...{ provider, module, connection, onError }}
              onSaved={() => setSaves(saves + 1)}
              submitLabel={translate('connection.facts.action')}
            />
          </div>
        </Disclosure>
      )}
      {saves > 0 && <Notice tone="success" title={translate('connection.updated')} />}
    </>
  );
}
