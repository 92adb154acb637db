/** @jsxImportSource hono/jsx */
import type { Account } from '../../crm/account.ts';
import { Table } from './Table.tsx';

/** One way to sign in, with what a person types for an account. */
interface Way {
  entry: string;
  name: string;
  typed: (account: Account) => string[];
  note?: string;
}

const WAYS: Way[] = [
  { entry: 'sandbox', name: 'OAuth 2', typed: () => [], note: 'Choose an account on the consent page.' },
  {
    entry: 'sandboxPkce',
    name: 'OAuth 2, PKCE required',
    typed: () => [],
    note: 'Choose an account on the consent page.',
  },
  {
    entry: 'sandboxWorkspace',
    name: 'OAuth 2 with workspaces',
    typed: ({ id }) => [id],
    note: 'The region of the archive is eu; us for Globex.',
  },
  {
    entry: 'sandboxClientCredentials',
    name: 'Client credentials',
    typed: ({ id }) => [`service-${id}`, `service-${id}-secret`],
  },
  {
    entry: 'sandboxPassword',
    name: 'Password grant',
    typed: ({ user, credentials }) => [user.email, credentials.password, 'dowel-demo', 'dowel-demo-secret'],
    note: 'The last two are the demo application.',
  },
  { entry: 'sandboxApiKey', name: 'API key', typed: ({ credentials }) => [credentials.apiKey] },
  {
    entry: 'sandboxQueryKey',
    name: 'API key in the address',
    typed: ({ credentials }) => [credentials.apiKey],
  },
  {
    entry: 'sandboxBasic',
    name: 'Username and password',
    typed: ({ user, credentials }) => [user.email, credentials.password],
  },
  {
    entry: 'sandboxKeyAsBasic',
    name: 'API key as a password',
    typed: ({ credentials }) => [credentials.apiKey],
    note: 'The username does not matter.',
  },
  {
    entry: 'sandboxCustom',
    name: 'Two headers',
    typed: ({ id, credentials }) => [id, credentials.secretWord],
  },
  {
    entry: 'sandboxSteps',
    name: 'In steps',
    typed: ({ id }) => [id],
    note: 'Then press Allow on a page of Juniper.',
  },
  {
    entry: 'sandboxServiceAccount',
    name: 'Service account',
    typed: () => [],
    note: 'Make a key with RS256 below and paste the whole file.',
  },
  {
    entry: 'sandboxJwt',
    name: 'Signed tokens',
    typed: () => [],
    note: 'Make a key with ES256 below and paste three of its members.',
  },
  { entry: 'sandboxOpen', name: 'None', typed: () => [], note: 'Open data, which can only be read.' },
];

/** Each way to sign in, with credentials that work, and a button that makes keys for service accounts. */
export function SignIn({ accounts }: { accounts: Account[] }) {
  const [example] = accounts;
  return (
    <section>
      <h2 id="sign-in">Ways to sign in</h2>
      <p>
        Dowel’s catalogue has an entry for each. These credentials work for {example?.name}. Globex has its
        own: write <code>globex</code> for <code>acme</code>, and <code>idris@globex.example</code>.
      </p>
      <Table stacks labelledBy="sign-in" head={['Way and catalogue entry', 'What to type']}>
        {example &&
          WAYS.map(({ entry, name, typed, note }) => (
            <tr key={entry}>
              <th scope="row">
                {name}
                <p class="quiet small">
                  <code>{entry}</code>
                </p>
              </th>
              <td>
                {typed(example).map((text) => (
                  <code key={text} class="typed">
                    {text}
                  </code>
                ))}
                {note && <span class="quiet small"> {note}</span>}
              </td>
            </tr>
          ))}
      </Table>
      <form class="inline-form" method="post" action="/control/forms/service-accounts">
        <label>
          Account{' '}
          <select name="account">
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button class="button" name="algorithm" value="RS256" type="submit">
          Make a service account with RS256
        </button>
        <button class="button" name="algorithm" value="ES256" type="submit">
          … with ES256
        </button>
      </form>
    </section>
  );
}
