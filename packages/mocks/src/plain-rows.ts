import type { PlainResource } from '@dowel/schema/rules';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';
import type { MockStore } from './store.ts';

/** The caller and the state. */
interface Asking {
  readonly store: MockStore;
  readonly caller: Principal;
}

interface OwnRow {
  readonly projectId: string;
}

/**
 * The operations of a plain resource's endpoints on the rows in the store, with the problems that server and mocks
 * share.
 * @param rowsOf the list in the store, oldest first
 * @param idOf the part of a row that identifies it in addresses
 */
export function plainRows<Row extends OwnRow>(
  rowsOf: (store: MockStore) => Row[],
  resource: PlainResource<keyof Row & string>,
  idOf: (row: Row) => string,
) {
  const { notFound, unique } = resource;
  const list = ({ store, caller }: Asking): Row[] =>
    rowsOf(store).filter(({ projectId }) => projectId === caller.project.id);

  function get(asking: Asking, id: string): Row {
    const row = list(asking).find((one) => idOf(one) === id);
    if (row) return row;
    throw new MockProblem(notFound.code, notFound.words(id));
  }

  /** Enforces the same uniqueness as the server's unique index. */
  function assertFree(asking: Asking, values: Partial<Row>, self?: Row): void {
    if (!unique || values[unique.member] === undefined) return;
    const value = values[unique.member];
    if (!list(asking).some((row) => row !== self && row[unique.member] === value)) return;
    throw new MockProblem(unique.code, unique.words(String(value)));
  }

  return {
    list,
    get,

    /** Adds a row, which must already name the caller's project. */
    insert(asking: Asking, row: Row): Row {
      assertFree(asking, row);
      rowsOf(asking.store).push(row);
      return row;
    },

    change(asking: Asking, id: string, changes: Partial<Row>): Row {
      const row = get(asking, id);
      assertFree(asking, changes, row);
      return Object.assign(row, changes);
    },

    /** Returns the row that was removed. */
    remove(asking: Asking, id: string): Row {
      const row = get(asking, id);
      const rows = rowsOf(asking.store);
      rows.splice(rows.indexOf(row), 1);
      return row;
    },
  };
}

/** The members that the service gives to every new row. */
export function newRow({ store, caller }: Asking) {
  return { id: store.newId(), projectId: caller.project.id, createTime: store.timestamp() };
}
