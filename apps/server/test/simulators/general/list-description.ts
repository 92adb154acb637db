import type { Template } from './template.ts';

/** How times are written: `2026-03-01T12:00:00.345Z`, with nine places, to the second, or with a space and no zone; a day; seconds; ms; `/Date(…)/`. */
export type TimeFormat =
  | 'rfc3339'
  | 'rfc3339Nanos'
  | 'rfc3339Seconds'
  | 'spaced'
  | 'date'
  | 'epochSeconds'
  | 'epochMs'
  | 'dotNet';
/** How times are written, unless a description says otherwise. */
export const USUAL_TIMES: TimeFormat = 'rfc3339Seconds';

/** A list of records, in words that the general simulator plays. */
export interface ListDescription {
  /** With POST, parameters are members of the body, and a dot leads into one: `filter.created_at.$gte`. */
  readonly method?: 'GET' | 'POST';
  /** Default: the path of the object. */
  readonly path?: string;
  /** Parameters that say which object is meant, where several are listed at one path. */
  readonly of?: Readonly<Record<string, string>>;
  readonly paging: PagingDescription;
  /** Absent: the provider decides how large a page is. */
  readonly size?: { readonly parameter: string; readonly max: number; readonly usual?: number };
  /** All others are refused, because the provider's pages do not name them. */
  readonly parameters?: Readonly<Record<string, ParameterDescription>>;
  /** The same as headers, in lower case. */
  readonly headerParameters?: Readonly<Record<string, ParameterDescription>>;
  /** A list of conditions in the body. */
  readonly filters?: FiltersDescription;
  /** Default: as records were made. */
  readonly orderBy?: Ordered;
  readonly isDescending?: boolean;
  /** The list comes from an index that shows changes late. Default: only when a parameter limits it. */
  readonly isIndexed?: boolean;
  /** The parameter by which callers go on after a record, so that they need not count from the beginning. */
  readonly goesOnBy?: string;
  /** Deleted records are always listed. */
  readonly showsDeleted?: boolean;
  /** How long a deleted record is listed, where it is listed at all. Default: for ever. */
  readonly deletedForMs?: number;
  /**
   * The answer: `{records}` (or `{some}`, which is nothing on an empty page), `{object}` for its name, `{count}`, `{total}`, `{more}`, `{isLast}`, `{size}`, `{start}`, `{page}`, `{pages}`, and while there are
   * more: `{next}` (the cursor, or the number to go on with), `{nextUrl}`, `{nextPath}`, `{last}` (the id of the last one).
   */
  readonly answer: Template;
  /** Headers with the same places. One without a value is left out, such as `Link: <{nextUrl}>; rel="next"`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Ordered = 'createTime' | 'updateTime' | 'id';

/** Conditions in a list, each a map with these members. They compare what answers have. */
export interface FiltersDescription {
  /** The dotted path of the list. */
  readonly at: string;
  /** All of them have to be met, unless this place has this value. */
  readonly any?: { readonly at: string; readonly value: string };
  /** What else stands beside the list and changes nothing. */
  readonly beside?: readonly string[];
  readonly field: string;
  readonly operator: string;
  readonly value: string;
  readonly operators: Readonly<Record<string, FilterOperator>>;
  /** Members that can be compared and are no fields. */
  readonly alsoOf?: readonly string[];
  /** Times in seconds of which only the days are compared. */
  readonly days?: readonly string[];
}

/** With `=`, the value can be a list, of which one has to be the same. */
export type FilterOperator = '=' | '!=' | Comparison;

/**
 * How pages follow each other.
 * - `cursor`: a text that the answer has. `ending` is what it ends with.
 * - `offset`: a number of records, which the answer has. `counted`: the same, and the caller counts.
 * - `page`: the number of a page.
 * - `lastId`: the id of the last record of the page before.
 * - `none`: there is one page.
 */
export type PagingDescription =
  | { readonly by: 'cursor'; readonly parameter: string; readonly ending?: string }
  | { readonly by: 'offset' | 'counted' | 'lastId'; readonly parameter: string }
  | { readonly by: 'page'; readonly parameter: string; readonly first: 0 | 1 }
  | { readonly by: 'none' };

/** What a parameter of a list does. */
export type ParameterDescription =
  /** Only records whose time is so. `as` is how it is written; default: as in records. */
  | { readonly time: 'createTime' | 'updateTime'; readonly is: Comparison; readonly as?: TimeFormat }
  /**
   * Only records with this value; with `several`, with one of them, separated by commas. `deleted` is the value for those,
   * `all` lets every record through, and `usual` holds if nobody asks. After a minus, only records with another value.
   */
  | {
      readonly field: string;
      readonly several?: true;
      readonly deleted?: string;
      readonly all?: string;
      readonly usual?: string;
    }
  /** Deleted records too, or only they, if the parameter has this value. */
  | { readonly showsDeleted: 'too' | 'only'; readonly when: string }
  /** The order, by value. A minus is descending. */
  | { readonly orders: Readonly<Record<string, Ordered | `-${Ordered}`>> }
  | { readonly descendsWhen: string }
  /** Only these members of a record, or of a map in it, separated by commas, and its id. */
  | { readonly fields: true; readonly inside?: string }
  /** The value is a text such as `greater-than(updated,{value})`, or several of them with this between them. */
  | { readonly texts: Readonly<Record<string, ParameterDescription>>; readonly between?: string }
  /** The parameter may be there with one of these values, or any, and changes nothing. */
  | { readonly allows: 'any' | readonly string[] };

export type Comparison = '>' | '>=' | '<' | '<=';
