/** @jsxImportSource hono/jsx */
import type { Account } from '../crm/account.ts';
import { isScope, SCOPES } from '../oauth/scopes.ts';
import type { OAuthClient } from '../world.ts';
import { Layout } from './Layout.tsx';

/** One application that a person connected to an account. */
export interface ConnectedApp {
  grantId: string;
  client: OAuthClient;
  account: Account;
  scopes: string[];
  grantedAt: Date;
}

/** Lists the applications that people have connected, each with a button to disconnect it. */
export function ConnectedAppsPage({ connected }: { connected: ConnectedApp[] }) {
  return (
    <Layout title="Connected apps">
      <h1>Connected apps</h1>
      <p class="lead">Disconnecting an application ends all its tokens for that account at once.</p>
      {connected.length === 0 ? (
        <p class="card quiet">No application is connected.</p>
      ) : (
        <ul class="rows">
          {connected.map(({ grantId, client, account, scopes, grantedAt }) => (
            <li key={grantId} class="card row">
              <div>
                <strong>{client.name}</strong> to {account.name}
                <p class="quiet small">
                  {scopes
                    .filter(isScope)
                    .map((scope) => SCOPES[scope].title)
                    .join(', ')}
                  . Connected{' '}
                  <time datetime={grantedAt.toISOString()}>
                    {grantedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC
                  </time>
                  .
                </p>
              </div>
              <form method="post" action={`/connected-apps/${grantId}/disconnect`}>
                <button
                  class="button danger"
                  type="submit"
                  aria-label={`Disconnect ${client.name} from ${account.name}`}
                >
                  Disconnect
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </Layout>
  );
}
