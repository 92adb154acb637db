import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { Entry, type EntryFacts, type FieldChanges, showFields } from './entry.ts';

/** What is needed to write a record. */
export interface Clock {
  /** The time at the provider, which may be wrong. */
  shown(): number;
  /** The right time. */
  right(): number;
  /** The update time of what is written now. */
  update(): number;
  /** All records get the same update time. */
  isTied(): boolean;
}

/** All records of one object in one account. */
export interface ObjectStore {
  readonly definition: SimulatedObject;
  /** Every record by id, with those that were deleted. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Counts the changes, so that a list made earlier is known to be old. */
  readonly version: number;
  readonly fields: SimulatedField[];
  changeFields(changes: FieldChanges): void;
  /** Adds seeded records. The last one changed now, each one before it `everyMs` earlier. */
  seed(count: number, everyMs: number): Entry[];
  create(values: Record<string, unknown>, given?: Given): Entry;
  update(id: string, values: Record<string, unknown>, given?: Given): Entry | undefined;
  delete(id: string): Entry | undefined;
}

/** What a caller of the control routes may decide about a record. */
export interface Given {
  id?: string | undefined;
  updateTime?: number | undefined;
}

/** Makes an empty store. */
export function createObjectStore(definition: SimulatedObject, clock: Clock): ObjectStore {
  const entries = new Map<string, Entry>();
  let nextIndex = 0;
  let version = 0;
  let changes: FieldChanges = { hidden: [], added: 0, retyped: {} };

  function put(facts: Omit<EntryFacts, 'writtenAt' | 'sequence'>, writtenAt = clock.right()): Entry {
    version += 1;
    const entry = new Entry({ ...facts, writtenAt, sequence: version }, definition, () => changes);
    entries.set(entry.id, entry);
    return entry;
  }

  function replace(id: string, facts: Pick<EntryFacts, 'updateTime' | 'own' | 'isDeleted'>) {
    const previous = entries.get(id);
    if (!previous || previous.isDeleted) return undefined;
    const { index, createTime } = previous;
    return put({ id, index, createTime, previous, ...facts });
  }

  return {
    definition,
    entries,
    get version() {
      return version;
    },
    get fields() {
      return showFields(definition.fields, changes);
    },
    changeFields(made) {
      changes = made;
      version += 1;
    },
    seed(count, everyMs) {
      const [last, right] = [clock.update(), clock.right()];
      const stepMs = clock.isTied() ? 0 : everyMs;
      return Array.from({ length: count }, (_, number) => {
        const age = (count - 1 - number) * stepMs;
        const index = nextIndex;
        nextIndex += 1;
        const time = last - age;
        return put({ id: definition.idOf(index), index, createTime: time, updateTime: time }, right - age);
      });
    },
    create(values, { id, updateTime } = {}) {
      const index = nextIndex;
      nextIndex += 1;
      const time = updateTime ?? clock.update();
      return put({
        id: id ?? definition.idOf(index),
        index,
        createTime: clock.shown(),
        updateTime: time,
        own: values,
      });
    },
    update(id, values, { updateTime = clock.update() } = {}) {
      const before = entries.get(id);
      const own = { ...(before?.own ?? (before && definition.valuesOf(before.index))), ...values };
      return replace(id, { updateTime, own });
    },
    delete(id) {
      const own = entries.get(id)?.own;
      return replace(id, { updateTime: clock.update(), own, isDeleted: true });
    },
  };
}
