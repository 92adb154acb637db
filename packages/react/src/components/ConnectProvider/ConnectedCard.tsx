import type { Connection } from '@dowel/schema';
import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { BadConnectionNotice } from '../connection/BadConnectionNotice.tsx';
import { ConnectionDetails } from '../connection/ConnectionDetails.tsx';
import { providerLabel } from '../connection/provider-label.ts';
import { RemoveConnection } from '../connection/RemoveConnection.tsx';
import { UpdateConnection } from '../connection/UpdateConnection.tsx';
import type { ConnectFacts } from './ConnectFlow.tsx';

/** A connection that is there: whose it is, how it does, and how to change or remove it. */
export function ConnectedCard(props: ConnectFacts & { connection: Connection }) {
  const { provider, connection, events } = props;
  const translate = useMessages();
  const isBad = connection.status === 'bad_credentials';
  const change = { ...props, onUpdated: events.connected, onError: events.failed };
  return (
    <Card
      className="dowel-narrow"
      title={translate(isBad ? 'connection.title' : 'connection.connected', {
        provider: providerLabel(provider),
      })}
    >
      {isBad && <BadConnectionNotice {...change} />}
      <ConnectionDetails connection={connection} />
      {!isBad && <UpdateConnection {...change} />}
      <div className="dowel-section-ruled">
        <RemoveConnection provider={provider} onRemoved={events.disconnected} onError={events.failed} />
      </div>
    </Card>
  );
}
