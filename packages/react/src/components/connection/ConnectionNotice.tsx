import type { Connection } from '@dowel/schema';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { englishConnection } from '../../messages/english-connection.ts';
import { OfferedAccount } from './account/OfferedAccount.tsx';
import { UnconfirmedAccount } from './account/UnconfirmedAccount.tsx';
import { BadConnection } from './BadConnection.tsx';

/** What keeps a connection from being used, and what the person can do about it. */
export function ConnectionNotice({ connection }: { connection: Connection }) {
  return (
    <AddTexts texts={englishConnection}>
      <Notice connection={connection} />
    </AddTexts>
  );
}

function Notice({ connection }: { connection: Connection }) {
  if (connection.offeredAccount) return <OfferedAccount connection={connection} />;
  if (connection.status === 'bad_credentials') return <BadConnection connection={connection} />;
  return connection.account?.isUnconfirmed ? <UnconfirmedAccount connection={connection} /> : null;
}
