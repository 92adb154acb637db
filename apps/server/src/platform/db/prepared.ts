import { type Column, type DriverValueEncoder, Param, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lastingHandle } from './lasting-handle.ts';
import { handleBelow, sentOver } from './row-limits.ts';
import { acrossProjects, type Scoped } from './scope.ts';
import { assertUsable } from './transaction.ts';

/** How a value is sent: as a value of this column, or as the encoder says. */
type Encoder = DriverValueEncoder<never, unknown> | Column;
interface Optional<E extends Encoder> {
  readonly optional: E;
}
type Inputs = Readonly<Record<string, Encoder | Optional<Encoder>>>;

type ValueOf<E> = E extends Column
  ? E['_']['data']
  : E extends DriverValueEncoder<infer Value, unknown>
    ? Value
    : never;
type OptionalName<I extends Inputs> = { [N in keyof I]: I[N] extends Optional<Encoder> ? N : never }[keyof I];

export type Values<I extends Inputs> = {
  readonly [N in Exclude<keyof I, OptionalName<I>>]: ValueOf<I[N]>;
} & {
  readonly [N in OptionalName<I>]?: (I[N] extends Optional<infer E> ? ValueOf<E> : never) | undefined;
};

/** What stands in the statement for each value. An optional value that is not given has none. */
type Given<I extends Inputs> = {
  readonly [N in keyof I]: I[N] extends typeof rowLimit
    ? Placeholder
    : I[N] extends Optional<infer E>
      ? SQL<ValueOf<E>> | undefined
      : SQL<ValueOf<I[N]>>;
};

/**
 * The context while a statement is built. Its project, group and consumer stand for those of the caller who runs the
 * statement.
 */
export interface BuildContext {
  readonly db: Database;
  readonly project: { readonly id: SQL<string> };
  readonly scope: {
    readonly groupRef?: SQL<string>;
    readonly consumerRef?: SQL<string>;
    readonly isPage?: true;
  };
}

/** A query of drizzle, before it runs. */
interface Query<Result> {
  prepare(name: string): Built<Result>;
}
interface Built<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}

/** Marks a value that may be left out. The statement is built once with it and once without. */
export function optional<E extends Encoder>(encoder: E): Optional<E> {
  return { optional: encoder };
}

/** The number of rows for `limit`. */
export const rowLimit = { mapToDriverValue: (rows: number) => rows, isLimit: true } as const;

/**
 * A statement for callers of one project. drizzle needs longer to write a statement than PostgreSQL needs to run it, so
 * a frequent statement is written only once: `build` runs once for each connection and for each set of given values,
 * not once for each request.
 *
 * Every value that can differ must be in `inputs`. Anything else that `build` puts into the statement stays as it was
 * the first time. That includes the default of a column that JavaScript makes, such as an id.
 */
export function prepared<const I extends Inputs, Result>(
  inputs: I,
  build: (context: BuildContext, given: Given<I>) => Query<Result>,
): (context: Scoped & { readonly db: Database }, values: Values<I>) => Promise<Result> {
  const statement = buildOnce(inputs, (db, given, kind) =>
    build({ db, project: { id: standIn(projectName) }, scope: scopes[kind] }, given),
  );
  return ({ db, project, scope }, values) =>
    statement(db, kindOf(scope), values).execute({
      ...values,
      [projectName]: project.id,
      [groupName]: scope.groupRef,
      [consumerName]: scope.consumerRef,
    });
}

/** Like `prepared`, for a statement `acrossProjects` that finds out which project it is about. */
export function preparedAcrossProjects<const I extends Inputs, Result>(
  why: string,
  inputs: I,
  build: (context: { readonly db: Database }, given: Given<I>) => Query<Result>,
): (context: { readonly db: Database }, values: Values<I>) => Promise<Result> {
  const statement = buildOnce(inputs, (db, given) => build({ db }, given));
  return (context, values) =>
    statement(acrossProjects(context, why), 'builder', values).execute({ ...values });
}

const projectName = 'context.project.id';
const groupName = 'context.scope.groupRef';
const consumerName = 'context.scope.consumerRef';

/** What stands for the scope of each kind of caller. */
const scopes = {
  builder: {},
  page: { isPage: true },
  group: { groupRef: standIn(groupName) },
  person: { groupRef: standIn(groupName), consumerRef: standIn(consumerName) },
} as const satisfies Record<string, BuildContext['scope']>;
type CallerKind = keyof typeof scopes;

function kindOf({ groupRef, consumerRef, isPage }: Scoped['scope']): CallerKind {
  if (groupRef !== undefined) return consumerRef === undefined ? 'group' : 'person';
  return isPage ? 'page' : 'builder';
}

/** Finds the built statement for a connection, a kind of caller and a set of given values, or builds it. */
function buildOnce<I extends Inputs, Result>(
  inputs: I,
  build: (db: Database, given: Given<I>, kind: CallerKind) => Query<Result>,
): (db: Database, kind: CallerKind, values: Values<I>) => Built<Result> {
  const names = Object.keys(inputs);
  const builtFor = new WeakMap<Database, Map<string, Built<Result>>>();
  return (db, kind, values: Readonly<Record<string, unknown>>) => {
    assertUsable(db);
    const handle = lastingHandle(handleBelow(db));
    const builds = builtFor.get(handle) ?? new Map<string, Built<Result>>();
    builtFor.set(handle, builds);
    const shape = names.reduce((text, name) => text + (values[name] === undefined ? '-' : '+'), kind);
    const known = builds.get(shape);
    if (known) return sentOver(db, known);
    // PostgreSQL keeps no statement under the empty name. Poolers that share connections could not keep one.
    const built = build(handle, standIns(inputs, values), kind).prepare('');
    builds.set(shape, built);
    return sentOver(db, built);
  };
}

/** `Given` says of each input what stands for it, as the loop does. */
function standIns<I extends Inputs>(inputs: I, values: Readonly<Record<string, unknown>>): Given<I> {
  const given: Record<string, unknown> = {};
  for (const [name, input] of Object.entries(inputs)) {
    const encoder = 'optional' in input ? input.optional : input;
    if (values[name] === undefined) continue;
    given[name] = encoder === rowLimit ? sql.placeholder(name) : standIn(name, encoder);
  }
  return given as Given<I>;
}

function standIn(name: string, encoder?: Encoder): SQL<never> {
  return sql`${new Param(sql.placeholder(name), encoder)}`;
}
