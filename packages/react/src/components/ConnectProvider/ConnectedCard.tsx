import type { Connection } from '@dowel/schema';
import { useState } from 'react';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ConnectionDetails } from '../connection/ConnectionDetails.tsx';
import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { useConnecting } from '../connection/connecting.ts';
import { needsAnswer } from '../connection/needs-answer.ts';
import { ProviderPair } from '../connection/ProviderPair.tsx';
import { RemoveConnection } from '../connection/RemoveConnection.tsx';
import { RenewedNotice } from '../connection/RenewedNotice.tsx';
import { UpdateConnection } from '../connection/UpdateConnection.tsx';

export interface ConnectedCardProps {
  connection: Connection;
  onRemoved: (connection: Connection) => void;
}

/** Shows an existing connection: who made it, whether it works, and how to change or remove it. */
export function ConnectedCard({ connection, onRemoved }: ConnectedCardProps) {
  const { provider } = useConnecting();
  const translate = useMessages();
  const isBad = connection.status === 'bad_credentials';
  const isAsked = needsAnswer(connection);
  return (
    <Card
      className="dowel-narrow"
      lead={
        <ProviderPair
          provider={provider}
          product={undefined}
          state={isBad ? 'broken' : 'connected'}
          size="sm"
        />
      }
      title={translate(isBad ? 'connection.title' : 'connection.connected', {
        provider: providerLabel(provider),
      })}
    >
      {isAsked && <ConnectionNotice connection={connection} />}
      <RenewedNotice />
      {!isAsked && <ReadyNotice connection={connection} />}
      <ConnectionDetails connection={connection} />
      {!isBad && <UpdateConnection connection={connection} />}
      <div className="dowel-section-ruled">
        <RemoveConnection onRemoved={onRemoved} />
      </div>
    </Card>
  );
}

interface ReadyNoticeProps {
  connection: Connection;
}

/** Says that a connection that has just been made on this page works. One that was there before needs no such words. */
function ReadyNotice({ connection }: ReadyNoticeProps) {
  const translate = useMessages();
  const { signIn } = useConnecting();
  // Replacing the credentials later is a sign-in too, and has words of its own.
  const [isNew] = useState(signIn.connection?.id === connection.id);
  return isNew && connection.status === 'working' ? (
    <Notice tone="success" title={translate('connection.ready')} />
  ) : null;
}
