import type { DialectAccount } from '../account.ts';
import { found } from '../record-routes.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { LOGIN, newGist, newIssue, newRepository, OBJECTS, repositoryOf } from './objects.ts';
import { numbersIn } from './pulls.ts';

type Values = Record<string, unknown>;

export const NOT_FOUND = 'Not Found';

/** Only these members of what was sent. */
export function only(names: readonly string[] = [], body: Values): Values {
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

const writable = (object: string, body: Values) => only(OBJECTS[object]?.writable, body);

/** @throws {Refused} for a name that is missing or taken */
export function createRepository(account: DialectAccount, body: Values): StoredRecord {
  const name = required(body, 'name');
  if (findRepository(account, `${LOGIN}/${name}`)) {
    throw new Refused('badValue', 'name already exists on this account', { field: 'name' });
  }
  return account.create('repos', newRepository(name, writable('repos', body)));
}

/** @throws {Refused} */
export function updateRepository(account: DialectAccount, repository: string, body: Values): StoredRecord {
  const { id } = found(findRepository(account, repository), NOT_FOUND);
  const change = writable('repos', body);
  const renamed = typeof change.name === 'string' ? repositoryOf(change.name) : {};
  return found(account.update('repos', id, { ...change, ...renamed }), NOT_FOUND);
}

/** A repository by its full name, such as `acme/site`. */
export function findRepository(account: DialectAccount, name: string): StoredRecord | undefined {
  return account
    .everyRecord('repos')
    .find(({ isDeleted, values }) => !isDeleted && values.full_name === name);
}

/** @throws {Refused} */
export function createIssue(account: DialectAccount, repository: string, body: Values): StoredRecord {
  const { values } = found(findRepository(account, repository), NOT_FOUND);
  required(body, 'title');
  const given = { ...writable('issues', body), state: 'open' };
  const number = Math.max(0, ...numbersIn(account, repository)) + 1;
  return account.create('issues', newIssue(String(values.name), number, given));
}

/** @throws {Refused} */
export function updateIssue(account: DialectAccount, issue: StoredRecord, body: Values): StoredRecord {
  const change = writable('issues', body);
  assertState(change);
  return found(account.update('issues', issue.id, change), NOT_FOUND);
}

/** @throws {Refused} when there is none */
export function findIssue(
  account: DialectAccount,
  repository: string,
  number: string | undefined,
): StoredRecord {
  const issue = account
    .everyRecord('issues')
    .find(
      ({ isDeleted, values }) =>
        !isDeleted && Object(values.repository).full_name === repository && String(values.number) === number,
    );
  return found(issue, NOT_FOUND);
}

/** @throws {Refused} for a gist without files, and wrong values */
export function createGist(account: DialectAccount, body: Values): StoredRecord {
  if (Object.keys(Object(body.files)).length === 0) throw invalid('files');
  return account.create('gists', newGist(gistIn(body)));
}

/** What a change of a gist writes. @throws {Refused} */
export function gistIn(body: Values): Values {
  const { description = null } = body;
  if (description !== null && typeof description !== 'string') throw invalid('description');
  return writable('gists', body);
}

/** A key or an email address of the user. @throws {Refused} */
export function createOwn(account: DialectAccount, object: string, body: Values): StoredRecord {
  required(body, OBJECTS[object]?.writable[0] ?? '');
  return account.create(object, { ...OBJECTS[object]?.valuesOf(0), ...writable(object, body) });
}

/** @throws {Refused} for a state that neither issues nor pull requests have */
export function assertState({ state }: Values): void {
  if (state !== undefined && state !== 'open' && state !== 'closed') throw invalid('state');
}

/** @throws {Refused} for what is missing or no text */
export function required(body: Values, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(name);
}

function invalid(field: string): Refused {
  return new Refused('badValue', 'Validation Failed', { field });
}
