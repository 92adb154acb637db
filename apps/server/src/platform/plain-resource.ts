import type { PageQuery } from '@dowel/schema';
import type { PlainResource } from '@dowel/schema/rules';
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

/**
 * The service of a plain resource: one function per endpoint, with the problems that the server and the mocks share.
 * @param toShape turns a row into what callers see
 */
export function plainResource<Row extends { id: string }, New extends object, Shape>(
  rows: Rows<Row, New>,
  resource: PlainResource<keyof New & string>,
  toShape: (row: Row, context: Context) => Shape | Promise<Shape>,
) {
  const { unique } = resource;
  const notFound = (id: string) => new ProblemError(resource.notFound.code, resource.notFound.words(id));
  const found = (context: Context, row: Row | undefined, id: string): Shape | Promise<Shape> => {
    if (row === undefined) throw notFound(id);
    return toShape(row, context);
  };
  const taken = (values: Partial<New>, cause?: unknown) => {
    if (!unique) return new Error('A row was refused, though nothing of it has to be unique.', { cause });
    return new ProblemError(unique.code, unique.words(String(values[unique.member])));
  };
  return {
    notFound,

    /** @throws {ProblemError} `invalid_request` for a page token that does not belong to this list */
    async list(context: Context, query: PageQuery): Promise<Page<Shape>> {
      const page = await readPage(context, [resource.name], query, (slice) => rows.list(context, slice));
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
