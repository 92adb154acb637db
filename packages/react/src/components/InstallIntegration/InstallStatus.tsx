import { useScope } from '../../context/scope';
import { useMessages } from '../../messages/useMessages';
import { Notice } from '../../ui/Notice/Notice';
import { Tag } from '../../ui/Tag/Tag';

import { formatDate } from '../connection/format-date';
import { useWords } from './install-words';
import type { ConnectedFacts } from './useInstallStep';

/** In the card's corner: whether it is installed. */
export function InstallTag({ installation, connection }: ConnectedFacts) {
  const translate = useMessages();
  if (connection.status === 'bad_credentials') {
    return <Tag tone="warning">{translate('connection.status.bad_credentials')}</Tag>;
  }
  if (!installation) return <Tag>{translate('install.status.new')}</Tag>;
  return <Tag tone="success">{translate('install.status.installed')}</Tag>;
}

/** Tells who in the group was first, when it was somebody else. */
export function InstalledByNotice(facts: ConnectedFacts) {
  const translate = useMessages();
  const words = useWords(facts);
  const { consumerRef } = useScope();
  const { installation } = facts;
  if (!installation || installation.createdBy === `consumer:${consumerRef}`) return null;
  const { createdBy, createTime, connection } = installation;
  const { consumer } = connection;
  const [kind, ref = ''] = createdBy.split(/:(.*)/s);
  const name = consumer.consumerRef === ref ? consumer.consumerName || ref : ref;
  const who = kind === 'consumer' ? name : translate('install.by.team', words);
  return (
    <Notice tone="info" isLive={false} title={translate('install.by.title', { who })}>
      {translate('install.by.detail', { date: formatDate(createTime, translate.locale) })}
    </Notice>
  );
}

/** What the integration is connected to, in one line. */
export function useConnectedTo(facts: ConnectedFacts): string {
  const translate = useMessages();
  const words = useWords(facts);
  const workspace = facts.connection.providerWorkspaceRef;
  return workspace
    ? translate('install.description.workspace', { ...words, workspace })
    : translate('install.description', words);
}
