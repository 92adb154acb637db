import type { DialectAccount } from '../account.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { LOGIN, newGist, newIssue, newRepository, OBJECTS, repositoryOf } from './objects.ts';
import { numbersIn } from './pulls.ts';

type Values = Record<string, unknown>;

/** The members that a caller may send for each object. GitHub ignores any other. */
const WRITABLE: Readonly<Record<string, readonly string[]>> = {
  repos: ['name', 'description', 'private', 'default_branch', 'archived', 'visibility', 'topics'],
  issues: ['title', 'body', 'state', 'state_reason', 'assignees', 'labels', 'milestone'],
  gists: ['description', 'public', 'files'],
  'user/keys': ['title', 'key'],
  'user/emails': ['email'],
  'user/gpg_keys': ['name', 'key_id'],
};

function writable(object: string, body: Values): Values {
  const names = WRITABLE[object] ?? [];
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

/** @throws {Refused} for a name that is missing or taken */
export function createRepository(account: DialectAccount, body: Values): StoredRecord {
  const name = required(body, 'name');
  if (findRepository(account, LOGIN, name)) throw taken('name already exists on this account');
  return account.create('repos', newRepository(name, writable('repos', body)));
}

/** @throws {Refused} */
export function updateRepository(
  account: DialectAccount,
  { owner, repo }: { owner: string; repo: string },
  body: Values,
): StoredRecord {
  const { id } = found(findRepository(account, owner, repo));
  const change = writable('repos', body);
  const renamed = typeof change.name === 'string' ? repositoryOf(change.name) : {};
  return found(account.update('repos', id, { ...change, ...renamed }));
}

/** A repository by its owner and its name. */
export function findRepository(account: DialectAccount, owner: string, repo: string) {
  const name = `${owner}/${repo}`;
  return account
    .everyRecord('repos')
    .find(({ isDeleted, values }) => !isDeleted && values.full_name === name);
}

/** @throws {Refused} */
export function createIssue(
  account: DialectAccount,
  { owner, repo }: { owner: string; repo: string },
  body: Values,
): StoredRecord {
  found(findRepository(account, owner, repo));
  required(body, 'title');
  const given = { ...writable('issues', body), state: 'open' };
  const number = Math.max(0, ...numbersIn(account, `${owner}/${repo}`)) + 1;
  return account.create('issues', newIssue(repo, number, given));
}

/** @throws {Refused} */
export function updateIssue(
  account: DialectAccount,
  { owner, repo, number }: { owner: string; repo: string; number: string },
  body: Values,
): StoredRecord {
  const { id } = findIssue(account, { owner, repo, number });
  const change = writable('issues', body);
  if (change.state !== undefined && change.state !== 'open' && change.state !== 'closed') {
    throw invalid('state');
  }
  return found(account.update('issues', id, change));
}

/** @throws {Refused} when there is none */
export function findIssue(
  account: DialectAccount,
  { owner, repo, number }: { owner: string; repo: string; number: string },
): StoredRecord {
  return found(issuesOf(account, owner, repo).find(({ values }) => String(values.number) === number));
}

function issuesOf(account: DialectAccount, owner: string, repo: string): StoredRecord[] {
  const name = `${owner}/${repo}`;
  return account
    .everyRecord('issues')
    .filter(({ isDeleted, values }) => !isDeleted && Object(values.repository).full_name === name);
}

/** @throws {Refused} for a gist without files, and wrong values */
export function createGist(account: DialectAccount, body: Values): StoredRecord {
  if (Object.keys(Object(body.files)).length === 0) throw invalid('files');
  return account.create('gists', newGist(checkedGist(body)));
}

/** @throws {Refused} */
export function updateGist(account: DialectAccount, id: string, body: Values): StoredRecord {
  return found(account.update('gists', id, checkedGist(body)));
}

function checkedGist(body: Values): Values {
  const { description = null } = body;
  if (description !== null && typeof description !== 'string') throw invalid('description');
  return writable('gists', body);
}

/** A key or an email address of the user. @throws {Refused} */
export function createOwn(account: DialectAccount, object: string, body: Values): StoredRecord {
  const needed = { 'user/keys': 'key', 'user/emails': 'email' }[object] ?? 'key_id';
  required(body, needed);
  const seeded = OBJECTS[object]?.valuesOf(0) ?? {};
  return account.create(object, { ...seeded, ...writable(object, body) });
}

/** @throws {Refused} when there is none */
export function found(record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', 'Not Found');
}

function required(body: Values, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(name);
}

function invalid(field: string): Refused {
  return new Refused('badValue', 'Validation Failed', { field });
}

function taken(message: string): Refused {
  return new Refused('badValue', message, { field: 'name' });
}
