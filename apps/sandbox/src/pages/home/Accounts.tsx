/** @jsxImportSource hono/jsx */
import type { Account } from '../../crm/account.ts';
import { OBJECT_NAMES, OBJECTS } from '../../crm/objects.ts';
import { Table } from './Table.tsx';

export function Accounts({ accounts }: { accounts: Account[] }) {
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
