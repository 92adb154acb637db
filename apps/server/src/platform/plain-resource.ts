import type { PageQuery, ProblemCode } from '@dowel/schema';
import { nameTakenProblem, rowNotFoundProblem } from '@dowel/schema/rules';
import type { Context } from '../context.ts';
import { violatedConstraint } from './db/constraint-violation.ts';
import type { Slice } from './db/slice.ts';
import { type Page, readPage } from './paging/read-page.ts';
import { ProblemError } from './problems/problem-error.ts';

/** The statements of a plain resource. `ownRows` makes them for a table. */
interface Rows<Row, New> {
  list(context: Context, slice?: Slice): Promise<Row[]>;
  find(context: Context, id: string): Promise<Row | undefined>;
  insert(context: Context, values: New): Promise<Row | undefined>;
  change(context: Context, id: string, changes: Partial<New>): Promise<Row | undefined>;
  remove(context: Context, id: string): Promise<boolean>;
}

interface PlainResource<Member> {
  /** What page tokens call its list. */
  readonly name: string;
  readonly notFound: ProblemCode;
  /** The member that must differ between the rows of a project. */
  readonly unique?: Member;
}

/**
 * The service of a resource that is only stored, with rows of one project each: one function per endpoint.
 * @param toShape turns a row into what callers see
 */
export function plainResource<Row extends { id: string }, New extends object, Shape>(
  rows: Rows<Row, New>,
  { name, notFound: code, unique }: PlainResource<keyof New & string>,
  toShape: (row: Row, context: Context) => Shape | Promise<Shape>,
) {
  const notFound = (id: string) => new ProblemError(code, rowNotFoundProblem(code, id));
  const found = (context: Context, row: Row | undefined, id: string): Shape | Promise<Shape> => {
    if (row === undefined) throw notFound(id);
    return toShape(row, context);
  };
  const taken = (values: Partial<New>, cause?: unknown) => {
    if (!unique) return new Error('A row was refused, though nothing of it has to be unique.', { cause });
    return new ProblemError('name_taken', nameTakenProblem(String(values[unique])));
  };
  return {
    notFound,

    /** @throws {ProblemError} `invalid_request` for a page token that does not belong to this list */
    async list(context: Context, query: PageQuery): Promise<Page<Shape>> {
      const page = await readPage(context, [name], query, (slice) => rows.list(context, slice));
      return { ...page, items: await Promise.all(page.items.map((row) => toShape(row, context))) };
    },

    async get(context: Context, id: string): Promise<Shape> {
      return found(context, await rows.find(context, id), id);
    },

    async create(context: Context, values: New): Promise<Shape> {
      const row = await rows.insert(context, values);
      if (row === undefined) throw taken(values);
      return toShape(row, context);
    },

    async update(context: Context, id: string, changes: Partial<New>): Promise<Shape> {
      const row = await rows.change(context, id, changes).catch((error: unknown) => {
        throw violatedConstraint(error) ? taken(changes, error) : error;
      });
      return found(context, row, id);
    },

    async remove(context: Context, id: string): Promise<void> {
      if (!(await rows.remove(context, id))) throw notFound(id);
    },
  };
}
