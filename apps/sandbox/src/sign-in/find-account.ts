import type { Account } from '../crm/account.ts';
import type { World } from '../world.ts';

/** The account that an API key belongs to. */
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

/** The account that a username and a password stand for. With the username `api`, the password is an API key. */
export function findAccountByBasic(world: World, username: string, password: string): Account | undefined {
  if (username === 'api') return findAccountByKey(world, password);
  return findAccountByPassword(world, username, password);
}

function find(world: World, isIt: (account: Account) => boolean): Account | undefined {
  return [...world.accounts.values()].find(isIt);
}
