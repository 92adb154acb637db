import type { Account, Person } from '../crm/account.ts';
import type { World } from '../world.ts';

export function findAccountByKey(world: World, apiKey: string): Account | undefined {
  return find(world, ({ credentials }) => credentials.apiKey === apiKey);
}

/** The account of a person, by e-mail address and password. */
export function findAccountByPassword(world: World, email: string, password: string): Account | undefined {
  return find(world, ({ user, credentials }) => user.email === email && credentials.password === password);
}

/** The account of a person, by e-mail address alone. */
export function findAccountByEmail(world: World, email: string): Account | undefined {
  return find(world, ({ user }) => user.email === email);
}

/** Everybody who may sign in to an account. Its own user comes first. */
export function peopleOf({ user, colleagues }: Account): Person[] {
  return [user, ...colleagues];
}

/** Everybody who can be chosen on the consent page. */
export function listChoices(accounts: Iterable<Account>): { account: Account; person: Person }[] {
  return [...accounts].flatMap((account) => peopleOf(account).map((person) => ({ account, person })));
}

/** Whom a consent form names: a `person`, or the own user of an `account`. */
export function findChoice(accounts: Iterable<Account>, form: Record<string, string>) {
  return listChoices(accounts).find(({ account, person }) =>
    form.person === undefined ? account.id === form.account : person.id === form.person,
  );
}

/** The account that a username and a password stand for. With the username `api`, the password is an API key. */
export function findAccountByBasic(world: World, username: string, password: string): Account | undefined {
  if (username === 'api') return findAccountByKey(world, password);
  return findAccountByPassword(world, username, password);
}

function find(world: World, isIt: (account: Account) => boolean): Account | undefined {
  return [...world.accounts.values()].find(isIt);
}
