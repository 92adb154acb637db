/** @jsxImportSource hono/jsx */
import type { Account } from '../crm/account.ts';
import { SCOPES } from '../oauth/scopes.ts';
import { Layout } from './Layout.tsx';

/** Asks a person whether an application may sign in to their account, in a sign-in in steps. */
export function ApprovalPage({
  account,
  ticket,
  returnsTo,
}: {
  account: Account;
  ticket: string;
  returnsTo: string;
}) {
  return (
    <Layout title={`Let an application into ${account.name}`} narrow>
      <form class="card" method="post" action="/steps/approve">
        <input type="hidden" name="ticket" value={ticket} />
        <h1>
          Let an application into <strong>{account.name}</strong>?
        </h1>
        <p>
          An application at {new URL(returnsTo).host} gave the code of this account. It asks for everything:
        </p>
        <ul class="scopes">
          {Object.values(SCOPES).map(({ title, detail }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span class="quiet">{detail}</span>
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
      </form>
    </Layout>
  );
}
