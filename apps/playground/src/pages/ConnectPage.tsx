import { ConnectProvider } from '@dowel/react';
import { Link } from 'wouter';
import type { Person } from '../app/session.ts';
import { BreakIt } from './BreakIt.tsx';
import { News, useNews } from './News.tsx';

/** Collects credentials and installs nothing. The product's backend would install afterwards. */
export function ConnectPage({ person, provider }: { person: Person; provider: string }) {
  const [news, tell] = useNews();

  return (
    <>
      <Link className="product-back" href="/">
        ← All integrations
      </Link>
      <div className="product-stage">
        <ConnectProvider
          provider={provider}
          consumerRef={person.consumerRef}
          consumerName={person.consumerName}
          groupRef={person.groupRef}
          groupName={person.groupName}
          onConnectSuccess={(connection) => tell(`Connected: ${connection.id}`)}
          onDisconnectSuccess={(connection) => tell(`Disconnected: ${connection.id}`)}
        />
        <BreakIt company={person.groupName} />
      </div>
      <News entries={news} />
    </>
  );
}
