import type { Connection } from '@dowel/schema';
import { englishConnection } from '../../messages/english-connection.ts';
import { withTexts } from '../../messages/withTexts.tsx';
import { OfferedAccount } from './account/OfferedAccount.tsx';
import { UnconfirmedAccount } from './account/UnconfirmedAccount.tsx';
import { BadConnection } from './BadConnection.tsx';

/** What keeps a connection from being used, and what the person can do about it. */
export const ConnectionNotice = /* @__PURE__ */ withTexts(englishConnection, Notice);

function Notice({ connection }: { connection: Connection }) {
  if (connection.offeredAccount) return <OfferedAccount connection={connection} />;
  if (connection.status === 'bad_credentials') return <BadConnection connection={connection} />;
  return connection.account?.isUnconfirmed ? <UnconfirmedAccount connection={connection} /> : null;
}
