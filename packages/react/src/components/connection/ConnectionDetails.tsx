import type { Connection } from '@dowel/schema';
import { accountTitle } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import { formatDate } from '../../messages/format-date.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { KeyValueList } from '../../ui/KeyValueList/KeyValueList.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';

export interface ConnectionDetailsProps {
  connection: Connection;
}

/** Lists what is known about a connection: its account, who made it and when, and that it works. */
export function ConnectionDetails({ connection }: ConnectionDetailsProps) {
  const translate = useMessages();
  const { account, providerWorkspaceRef, consumer, createTime, status, providerMetadata = {} } = connection;
  const facts = Object.entries(providerMetadata).filter(
    ([, { displayName, value }]) => displayName && value !== providerWorkspaceRef,
  );
  const items: { key: string; term: string; value: ReactNode }[] = [
    ...(account
      ? [{ key: 'account', term: translate('connection.account'), value: accountTitle(account) }]
      : []),
    ...(providerWorkspaceRef
      ? [{ key: 'workspace', term: translate('connection.workspace'), value: providerWorkspaceRef }]
      : []),
    ...facts.map(([name, { displayName = name, value }]) => ({
      key: `fact-${name}`,
      term: displayName,
      value,
    })),
    { key: 'by', term: translate('connection.by'), value: consumer.consumerName || consumer.consumerRef },
    { key: 'since', term: translate('connection.since'), value: formatDate(createTime, translate.locale) },
    // A bad connection is told above, with its reason.
    ...(status === 'bad_credentials'
      ? []
      : [
          {
            key: 'status',
            term: translate('connection.status'),
            value: (
              <Tag tone="success" icon="success">
                {translate(`connection.status.${status}`)}
              </Tag>
            ),
          },
        ]),
  ];
  return <KeyValueList items={items} />;
}
