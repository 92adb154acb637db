/** @jsxImportSource hono/jsx */
import type { NamedFault } from '../../control/named-faults.ts';
import type { Account } from '../../crm/account.ts';
import type { OAuthClient } from '../../world.ts';
import { Layout } from '../Layout.tsx';
import { Accounts } from './Accounts.tsx';
import { Faults } from './Faults.tsx';
import { Api, Application } from './Reference.tsx';
import { SignIn } from './SignIn.tsx';
import { Table } from './Table.tsx';

export interface HomePageProps {
  accounts: Account[];
  client: OAuthClient | undefined;
  /** The faults of the accounts that are on. */
  faults: NamedFault[];
  origin: string;
}

const SWITCHES = [
  ['POST', 'clients', 'Register an application', '{"name": "My app", "redirectUris": ["http://…"]}'],
  ['POST', 'accounts', 'Open another account', '{"name": "Test Ltd", "customFields": "globex"}'],
  [
    'POST',
    'faults',
    'Switch one of the faults above',
    '{"name": "forbidObject", "account": "acme", "object": "deals"}',
  ],
  ['POST', 'faults', 'Make calls fail or wait', '{"path": "/api/v1", "status": 429, "retryAfterSeconds": 2}'],
  ['DELETE', 'faults', 'Remove all faults', ''],
  ['POST', 'credentials', 'Make new secrets for an account', '{"account": "acme"}'],
  ['POST', 'service-accounts', 'Make a service account', '{"account": "acme", "algorithm": "ES256"}'],
  ['POST', 'token-lifetime', 'Expire access tokens soon', '{"accessTokenSeconds": 5}'],
  ['POST', 'revocations', 'Disconnect an application', '{"clientId": "dowel-demo", "account": "acme"}'],
  [
    'POST',
    'records',
    'Add thousands of records',
    '{"account": "acme", "object": "contacts", "count": 10000}',
  ],
  ['POST', 'fields', 'Add thousands of fields', '{"account": "acme", "object": "contacts", "count": 3000}'],
  ['POST', 'reset', 'Put everything back', ''],
] as const;

/** Explains what the sandbox is and how to use it. */
export function HomePage({ accounts, client, faults, origin }: HomePageProps) {
  return (
    <Layout title="Home">
      <h1>A pretend CRM to connect to</h1>
      <p class="lead">
        Juniper CRM does not exist. It is the sandbox provider of Dowel: every way to sign in, a real REST
        API, invented people and companies. All of it lives in memory and starts afresh with the process.
      </p>
      <p>
        <a href="/connected-apps">Connected apps</a> shows who is connected, and lets you disconnect them.
      </p>
      <Accounts accounts={accounts} />
      <SignIn accounts={accounts} />
      <Faults accounts={accounts} faults={faults} />
      {client && <Application client={client} origin={origin} />}
      <Api origin={origin} />
      <section>
        <h2 id="switches">Switches for programs</h2>
        <p>
          For tests and demos. Bodies are JSON. Faults can be limited to one <code>account</code>,{' '}
          <code>apiKey</code> or <code>clientId</code>. The README of the sandbox lists every option.
        </p>
        <Table stacks labelledBy="switches" head={['Call', 'Does', 'Body']}>
          {SWITCHES.map(([method, path, does, body]) => (
            <tr key={method + path}>
              <td>
                <code class="nowrap">
                  {method} /control/{path}
                </code>
              </td>
              <td>{does}</td>
              <td>{body && <code>{body}</code>}</td>
            </tr>
          ))}
        </Table>
      </section>
    </Layout>
  );
}
