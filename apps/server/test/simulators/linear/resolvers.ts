import type { OperationTypeNode } from 'graphql';
import type { DialectAccount } from '../account.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';
import { OBJECTS, singleOf } from './objects.ts';

interface ListArguments {
  first?: number;
  after?: string | null;
  filter?: Readonly<Record<string, Comparator>> | null;
  includeArchived?: boolean;
}
type Comparator = Readonly<Record<string, unknown>>;
type Input = Record<string, unknown> & { id?: string };

const USUAL_FIRST = 50;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What the operations of the schema do. Of mutations, those of issues are simulated. A query can have the same name. */
export function resolversOf(account: DialectAccount, kind: OperationTypeNode | undefined) {
  if (kind === 'mutation') {
    return {
      issueCreate: ({ input }: { input: Input }) => create(account, input),
      issueUpdate: ({ id, input }: { id: string; input: Input }) => update(account, id, input),
      issueDelete: ({ id }: { id: string }) => remove(account, id),
    };
  }
  const calls = Object.entries(OBJECTS).flatMap(([name, object]): [string, unknown][] => [
    [name, (asked: ListArguments) => list(account, name, asked)],
    [singleOf(object), ({ id }: { id: string }) => render(name, found(account, name, id))],
  ]);
  return {
    viewer: { id: '9b1d7c8e-0f2a-4c3d-9e4f-a1b2c3d4e5f6', name: 'Ada', email: 'ada@mail.example' },
    organization: { id: account.id, name: 'Acme', urlKey: 'acme' },
    ...Object.fromEntries(calls),
  };
}

function list(
  account: DialectAccount,
  object: string,
  { first = USUAL_FIRST, after, filter, includeArchived }: ListArguments,
) {
  const conditions = Object.entries(filter ?? {});
  const page = account.page({
    object,
    size: first,
    cursor: after ?? undefined,
    cursors: 'position',
    isIndexed: conditions.length > 0,
    // What is deleted goes to the trash, and is archived there: packages/sdk/src/schema.graphql, `trashed` and `issueDelete`.
    includesDeleted: includeArchived === true && trashes(account, object),
    ...(conditions.length > 0 && {
      where: (record: StoredRecord) =>
        conditions.every((condition) => isMet(render(object, record), condition)),
      whereKey: JSON.stringify([conditions, includeArchived]),
    }),
  });
  return {
    nodes: page.records.map((record) => render(object, record)),
    pageInfo: { hasNextPage: page.hasMore, hasPreviousPage: false, endCursor: page.next ?? null },
  };
}

/** Whether a record meets all that a comparator asks of one of its fields. */
function isMet(shown: Readonly<Record<string, unknown>>, [field, comparator]: [string, Comparator]): boolean {
  const value = shown[field];
  return Object.entries(comparator).every(([operator, wanted]) => {
    if (operator === 'eq') return value === wanted;
    const [a, b] = [Date.parse(String(value)), Date.parse(String(wanted))];
    if (operator === 'gte') return a >= b;
    if (operator === 'lte') return a <= b;
    throw new Refused('badValue', `The comparator ${operator} of ${field} is not simulated.`);
  });
}

function found(account: DialectAccount, object: string, id: string): StoredRecord {
  const record = account.find(object, id);
  if (record) return record;
  throw new Refused('notFound', `Entity not found: ${OBJECTS[object]?.typeName}`);
}

const trashes = (account: DialectAccount, object: string): boolean =>
  account.fieldsOf(object).some(({ name }) => name === 'trashed');

function render(
  object: string,
  { id, createTime, updateTime, values, isDeleted }: StoredRecord,
): Record<string, unknown> {
  return {
    ...OBJECTS[object]?.needed,
    ...values,
    id,
    createdAt: new Date(createTime).toISOString(),
    updatedAt: new Date(updateTime).toISOString(),
    archivedAt: isDeleted ? new Date(updateTime).toISOString() : null,
    ...(isDeleted && { trashed: true }),
  };
}

/** The caller may choose the id, as a UUID. */
function create(account: DialectAccount, { id, teamId: _, ...values }: Input) {
  if (id !== undefined && !UUID.test(id)) {
    throw new Refused('badValue', 'Argument Validation Error: id must be a UUID', { field: 'id' });
  }
  if (id !== undefined && account.find('issues', id)) {
    throw new Refused('badValue', 'Argument Validation Error: an issue has this id', { field: 'id' });
  }
  return written(account.create('issues', values, id === undefined ? undefined : { id }));
}

function update(account: DialectAccount, id: string, input: Input) {
  account.update('issues', found(account, 'issues', id).id, input);
  return written(found(account, 'issues', id));
}

function remove(account: DialectAccount, id: string) {
  account.delete('issues', found(account, 'issues', id).id);
  return { lastSyncId: 1, success: true };
}

function written(record: StoredRecord) {
  return { issue: render('issues', record), lastSyncId: 1, success: true };
}
