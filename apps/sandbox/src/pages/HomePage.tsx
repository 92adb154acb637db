import type { Account } from '../crm/account.ts';
import { OBJECT_NAMES, OBJECTS } from '../crm/objects.ts';
import { SCOPES } from '../oauth/scopes.ts';
import type { OAuthClient } from '../world.ts';
import { Layout } from './Layout.tsx';

/** What the home page shows. */
export interface HomePageProps {
  accounts: Account[];
  client: OAuthClient | undefined;
  origin: string;
}

const SWITCHES = [
  ['POST', 'clients', 'Register an application', '{"name": "My app", "redirectUris": ["http://…"]}'],
  ['POST', 'accounts', 'Open another account', '{"name": "Test Ltd", "customFields": "globex"}'],
  ['POST', 'faults', 'Make calls fail or wait', '{"path": "/api/v1", "status": 429, "retryAfterSeconds": 2}'],
  ['DELETE', 'faults', 'Remove all faults', ''],
  ['POST', 'token-lifetime', 'Expire access tokens soon', '{"accessTokenSeconds": 5}'],
  ['POST', 'revocations', 'Disconnect an application', '{"clientId": "dowel-demo", "account": "acme"}'],
  ['POST', 'fields', 'Add thousands of fields', '{"account": "acme", "object": "contacts", "count": 3000}'],
  ['POST', 'reset', 'Put everything back', ''],
] as const;

/** Explains what the sandbox is and how to use it. */
export function HomePage({ accounts, client, origin }: HomePageProps) {
  return (
    <Layout title="Home">
      <h1>A pretend CRM to connect to</h1>
      <p class="lead">
        Juniper CRM does not exist. It is the sandbox provider of Dowel: real OAuth 2, a real REST API,
        invented people and companies. All of it lives in memory and starts afresh with the process.
      </p>
      <p>
        <a href="/connected-apps">Connected apps</a> shows who is connected, and lets you disconnect them.
      </p>
      <Accounts accounts={accounts} />
      {client && <Application client={client} origin={origin} />}
      <Api origin={origin} />
      <section>
        <h2 id="switches">Switches</h2>
        <p>
          For tests and demos. Bodies are JSON. Faults and token lifetimes can be kept to one{' '}
          <code>apiKey</code> or <code>clientId</code>; the README of the sandbox lists every option.
        </p>
        <Table labelledBy="switches" head={['Call', 'Does', 'Body']}>
          {SWITCHES.map(([method, path, does, body]) => (
            <tr key={method + path}>
              <td>
                <code class="nowrap">
                  {method} /control/{path}
                </code>
              </td>
              <td>{does}</td>
              <td>{body && <code class="nowrap">{body}</code>}</td>
            </tr>
          ))}
        </Table>
      </section>
    </Layout>
  );
}

function Accounts({ accounts }: { accounts: Account[] }) {
  return (
    <section>
      <h2 id="accounts">Accounts</h2>
      <Table
        labelledBy="accounts"
        head={['Account', 'API key', ...OBJECT_NAMES.map((name) => OBJECTS[name].pluralLabel)]}
      >
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              {account.name}
              <span class="quiet small"> {account.id}</span>
            </th>
            <td>
              <code class="nowrap">{account.credentials.apiKey}</code>
            </td>
            {OBJECT_NAMES.map((name) => (
              <td key={name}>
                {account.records[name].size}{' '}
                <span class="quiet small nowrap">{account.fields[name].length} fields</span>
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Application({ client, origin }: { client: OAuthClient; origin: string }) {
  return (
    <section>
      <h2 id="oauth">OAuth 2</h2>
      <p>
        Authorization code, with PKCE (S256) if you send a challenge. Refresh tokens rotate: each works once.
      </p>
      <dl class="facts">
        <dt>Client ID</dt>
        <dd>
          <code>{client.id}</code>
        </dd>
        <dt>Client secret</dt>
        <dd>
          <code>{client.secret}</code>
        </dd>
        <dt>Redirect addresses</dt>
        <dd>
          {client.redirectUris.map((uri) => (
            <code key={uri}>{uri} </code>
          ))}
        </dd>
        <dt>Scopes</dt>
        <dd>
          <code>{Object.keys(SCOPES).join(' ')}</code>
        </dd>
        <dt>Authorize</dt>
        <dd>
          <code>{origin}/oauth/authorize</code>
        </dd>
        <dt>Token</dt>
        <dd>
          <code>{origin}/oauth/token</code>
        </dd>
        <dt>Revoke</dt>
        <dd>
          <code>{origin}/oauth/revoke</code>
        </dd>
      </dl>
    </section>
  );
}

function Api({ origin }: { origin: string }) {
  return (
    <section>
      <h2 id="api">REST API</h2>
      <p>
        Send a bearer token or <code>X-Api-Key</code>. Objects: {OBJECT_NAMES.join(', ')}. Each has standard
        fields and four custom ones, which differ between accounts.
      </p>
      <pre tabindex={0}>
        <code>
          {`curl ${origin}/api/v1/me -H 'X-Api-Key: juniper_demo_acme'

GET    /api/v1/me
GET    /api/v1/objects
GET    /api/v1/objects/{name}/fields
GET    /api/v1/objects/{name}/records?limit=50&cursor=…&updatedSince=2025-06-01T00:00:00Z&fields=email,city
POST   /api/v1/objects/{name}/records
GET    /api/v1/objects/{name}/records/{id}
PATCH  /api/v1/objects/{name}/records/{id}
DELETE /api/v1/objects/{name}/records/{id}`}
        </code>
      </pre>
    </section>
  );
}

function Table({ labelledBy, head, children }: { labelledBy: string; head: string[]; children: unknown }) {
  return (
    <section class="table" aria-labelledby={labelledBy} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
