import type { Installation } from '@dowel/schema';
import { useScope } from '../../context/scope.ts';
import { formatDate } from '../../messages/format-date.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { useConnectedFlow, useFlow } from './flow.ts';

/** In the corner of the card: says that the connection is bad, or else whether the integration is installed. */
export function InstallTag() {
  const { installation, connection } = useConnectedFlow();
  const translate = useMessages();
  if (connection.status === 'bad_credentials') {
    return <Tag tone="warning">{translate('connection.status.bad_credentials')}</Tag>;
  }
  if (!installation) return <Tag>{translate('install.status.new')}</Tag>;
  return <Tag tone="success">{translate('install.status.installed')}</Tag>;
}

/** Says who in the group installed the integration, if it was another person. */
export function InstalledByNotice() {
  const { installation } = useFlow();
  const translate = useMessages();
  const { consumerRef } = useScope();
  const who = installation && findOther(installation, consumerRef);
  if (!who) return null;
  return (
    <Notice tone="info" isLive={false} title={translate('install.by.title', { who })}>
      {translate('install.by.detail', { date: formatDate(installation.createTime, translate.locale) })}
    </Notice>
  );
}

/** Who installed it, if it was another person. If an API key did, the person who connected the account counts. */
function findOther({ createdBy, connection }: Installation, consumerRef: string): string | undefined {
  const { consumer } = connection;
  const ref = /^consumer:(.+)$/s.exec(createdBy)?.[1] ?? consumer.consumerRef;
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
