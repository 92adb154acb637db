/** @jsxImportSource hono/jsx */
import type { Account } from '../crm/account.ts';
import { SCOPES, type Scope } from '../oauth/scopes.ts';
import { listChoices } from '../sign-in/find-account.ts';
import type { OAuthClient } from '../world.ts';
import { Layout } from './Layout.tsx';

/** What the consent page shows. The form sends `parameters` back. */
export interface ConsentPageProps {
  client: OAuthClient;
  accounts: Account[];
  scopes: Scope[];
  /** Where the form goes. */
  action: string;
  parameters: Record<string, string>;
}

/** Asks who signs in, and whether an application may use their account. Works without JavaScript. */
export function ConsentPage({ client, accounts, scopes, action, parameters }: ConsentPageProps) {
  return (
    <Layout title={`Connect ${client.name}`} narrow>
      <form class="card" method="post" action={action}>
        {Object.entries(parameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <h1>
          Connect <strong>{client.name}</strong> to Juniper CRM?
        </h1>
        <fieldset>
          <legend>Sign in to</legend>
          <div class="choices">
            {listChoices(accounts).map(({ account, person }, index) => (
              <label key={person.id} class="choice">
                <input type="radio" name="person" value={person.id} checked={index === 0} required />
                <span class="choice-text">
                  <span class="choice-name">{account.name}</span>
                  <span class="quiet">{person.email}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <h2 id="scopes">{client.name} will be able to</h2>
        <ul class="scopes" aria-labelledby="scopes">
          {scopes.map((scope) => (
            <li key={scope}>
              <strong>{SCOPES[scope].title}</strong>
              <span class="quiet">{SCOPES[scope].detail}</span>
            </li>
          ))}
        </ul>
        <div class="actions">
          <button class="button primary" name="decision" value="allow" type="submit">
            Allow
          </button>
          <button class="button" name="decision" value="deny" type="submit">
            Deny
          </button>
        </div>
        <p class="quiet small">
          You will return to {hostOf(parameters.redirect_uri)}. You can disconnect at any time under{' '}
          <a href="/connected-apps" target="_blank" rel="noopener">
            Connected apps
          </a>
          .
        </p>
      </form>
    </Layout>
  );
}

function hostOf(redirectUri: string | undefined): string {
  return new URL(redirectUri ?? '').host;
}
