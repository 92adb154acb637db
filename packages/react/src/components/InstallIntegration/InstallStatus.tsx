import { useMessages } from '../../messages/useMessages.ts';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { ProviderPair } from '../connection/ProviderPair.tsx';
import { useConnectedFlow } from './flow.ts';

/** In the corner of the card: says that the connection is bad, or else whether the integration is installed. */
export function InstallTag() {
  const { installation, connection } = useConnectedFlow();
  const translate = useMessages();
  if (connection.status === 'bad_credentials') {
    return (
      <Tag tone="warning" icon="warning" wraps>
        {translate('connection.status.bad_credentials')}
      </Tag>
    );
  }
  if (!installation) return <Tag wraps>{translate('install.status.new')}</Tag>;
  return (
    <Tag tone="success" icon="success" wraps>
      {translate('install.status.installed')}
    </Tag>
  );
}

/** Before the title of the card: product and provider, and whether the connection between them works. */
export function InstallPair() {
  const { provider, project, connection } = useConnectedFlow();
  const state = connection.status === 'bad_credentials' ? 'broken' : 'connected';
  return <ProviderPair provider={provider} product={project} state={state} size="sm" />;
}

/** What the integration is connected to, and which workspace there. While the connection is bad, only the names. */
export function ConnectedTo() {
  const translate = useMessages();
  const { words, connection } = useConnectedFlow();
  const workspace = connection.providerWorkspaceRef;
  const isBad = connection.status === 'bad_credentials';
  const to = isBad ? words.provider : translate('install.description', words);
  return <Facts facts={workspace ? [to, workspace] : [to]} />;
}
