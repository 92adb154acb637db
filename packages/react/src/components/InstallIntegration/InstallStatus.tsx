import type { Installation } from '@dowel/schema';
import { consumerOf } from '@dowel/schema/rules';
import { useScope } from '../../context/scope.ts';
import { formatDate } from '../../messages/format-date.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { ProviderPair } from '../connection/ProviderPair.tsx';
import { useConnectedFlow, useFlow } from './flow.ts';

/** In the corner of the card: says that the connection is bad, or else whether the integration is installed. */
export function InstallTag() {
  const { installation, connection } = useConnectedFlow();
  const translate = useMessages();
  if (connection.status === 'bad_credentials') {
    return (
      <Tag tone="warning" icon="warning">
        {translate('connection.status.bad_credentials')}
      </Tag>
    );
  }
  if (!installation) return <Tag>{translate('install.status.new')}</Tag>;
  return (
    <Tag tone="success" icon="success">
      {translate('install.status.installed')}
    </Tag>
  );
}

/** Before the title of the card: product and provider, and whether the connection between them works. */
export function InstallPair() {
  const { provider, project, connection } = useConnectedFlow();
  const state = connection.status === 'bad_credentials' ? 'broken' : 'connected';
  return <ProviderPair provider={provider} appName={project.appName} state={state} size="sm" />;
}

/** Says who in the group installed the integration, if it was another person. */
export function InstalledByNotice() {
  const { installation } = useFlow();
  const translate = useMessages();
  const { consumerRef, groupName } = useScope();
  const who = installation && findOther(installation, consumerRef);
  if (!who) return null;
  const group = groupName || installation.group?.groupName || translate('install.by.group');
  const date = formatDate(installation.createTime, translate.locale);
  return (
    <Notice tone="info" isLive={false} title={translate('install.by.title', { who, group, date })}>
      {translate('install.by.detail', { group })}
    </Notice>
  );
}

/** Who installed it, if it was another person. If an API key did, the person who connected the account counts. */
function findOther({ createdBy, connection }: Installation, consumerRef: string): string | undefined {
  const { consumer } = connection;
  const ref = consumerOf(createdBy) ?? consumer.consumerRef;
  if (ref === consumerRef) return undefined;
  return ref === consumer.consumerRef ? consumer.consumerName || ref : ref;
}

/** What the integration is connected to, in one line. */
export function useConnectedTo(): string {
  const translate = useMessages();
  const { words, connection } = useConnectedFlow();
  const workspace = connection.providerWorkspaceRef;
  return workspace
    ? translate('install.description.workspace', { ...words, workspace })
    : translate('install.description', words);
}
