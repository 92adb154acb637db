/** @jsxImportSource hono/jsx */
import {
  FAULT_NAMES,
  type FaultName,
  NAMED_FAULTS,
  type NamedFault,
  touches,
} from '../../control/named-faults.ts';
import type { Account } from '../../crm/account.ts';
import { Table } from './Table.tsx';

const TITLES: Record<FaultName, string> = {
  denyConsent: 'Deny consent',
  expireTokens: 'Expire now',
  revoke: 'Revoke',
  rotateOnce: 'Rotate refresh tokens',
  loseRefreshAnswer: 'Lose a refresh',
  openerPolicy: 'Cut off the opener',
  forbidObject: 'Forbid an object',
  rateLimit: 'Too many calls',
  slow: 'Slow',
  serverError: 'Server error',
  cutConnection: 'Cut connections',
  changeSchema: 'Change the schema',
};

/** The demo accounts. Tests open others, and switch faults for these by the API. */
const SHOWN = ['acme', 'globex'];

/** A switch for each fault and each demo account. */
export function Faults({ accounts, faults }: { accounts: Account[]; faults: NamedFault[] }) {
  const shown = accounts.filter(({ id }) => SHOWN.includes(id));
  return (
    <section>
      <h2 id="faults">Break it</h2>
      <p>
        Each switch makes Juniper fail for one account, as real providers do. The opener is cut off for both,
        because the account is chosen later. All are off at the start, except that refresh tokens rotate.
      </p>
      <Table labelledBy="faults" head={['Fault', ...shown.map(({ name }) => name)]}>
        {FAULT_NAMES.map((name) => (
          <tr key={name}>
            <th scope="row">
              {TITLES[name]}
              <p class="quiet small">{NAMED_FAULTS[name]}</p>
            </th>
            {shown.map((account) => (
              <td key={account.id}>
                <Switch name={name} account={account} isOn={isOn(name, account, faults)} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <form class="inline-form" method="post" action="/control/forms/mend">
        <button class="button" type="submit">
          Mend everything
        </button>
      </form>
    </section>
  );
}

function isOn(name: FaultName, { id }: Account, faults: NamedFault[]): boolean {
  const caller = { account: id, clientId: 'dowel-demo' };
  const fault = faults.find((candidate) => candidate.name === name && touches(candidate, caller));
  return fault?.on ?? name === 'rotateOnce';
}

function Switch({ name, account, isOn }: { name: FaultName; account: Account; isOn: boolean }) {
  // Running out happens once, so there is no state to show.
  const isAction = name === 'expireTokens';
  return (
    <form method="post" action="/control/forms/faults">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="account" value={account.id} />
      <button
        class={name === 'rotateOnce' ? 'switch calm' : 'switch'}
        name="on"
        value={String(!isOn)}
        type="submit"
        {...(!isAction && { 'aria-pressed': isOn ? 'true' : 'false' })}
        aria-label={`${TITLES[name]}, ${account.name}`}
      >
        {isAction ? 'Now' : isOn ? 'On' : 'Off'}
      </button>
    </form>
  );
}
