import type { ListEndpoint, Paging } from '@dowel/schema/connector';

type Of<Style> = Extract<Paging, { style: Style }>;
type End = Of<'offset'>['end'];

/** How many records a page has at most: the query parameter that takes the number with it, if there is one. */
export type Size = number | Readonly<Record<string, number>>;

/** What a list is always asked. */
export type Query = Readonly<Record<string, string>>;

function toSize(size: Size): Paging['size'] {
  if (typeof size === 'number') return { max: size };
  const [[query, max] = ['', 0]] = Object.entries(size);
  return { into: { query }, max };
}

/** Pages that are asked for by how many records were read before. */
export function offsetPages(
  parameter: string,
  size: Size,
  documentation: string,
  end: End = { when: 'emptyPage' },
): Of<'offset'> {
  return { style: 'offset', into: { query: parameter }, end, size: toSize(size), documentation };
}

/** Pages that are asked for by their number, from 1. */
export function numberedPages(
  parameter: string,
  size: Size,
  documentation: string,
  end: End = { when: 'emptyPage' },
): Of<'pageNumber'> {
  return {
    style: 'pageNumber',
    into: { query: parameter },
    first: 1,
    end,
    size: toSize(size),
    documentation,
  };
}

/** Pages that are asked for by the cursor in the member `next` of the answer before. */
export function cursorPages(
  next: string,
  parameter: string,
  size: Size,
  documentation: string,
  end: End = { when: 'absent' },
): Of<'cursor'> {
  return { style: 'cursor', next, into: { query: parameter }, end, size: toSize(size), documentation };
}

/** Pages of which each has the address of the next one, in its member `next`. */
export function urlPages(
  next: string,
  size: Size,
  documentation: string,
  end: Of<'nextUrl'>['end'] = { when: 'absent' },
): Of<'nextUrl'> {
  return { style: 'nextUrl', next, end, size: toSize(size), documentation };
}

/** Pages of which each has the address of the next one in the header `Link`. */
export function linkPages(size: Size, documentation: string): Of<'linkHeader'> {
  return { style: 'linkHeader', size: toSize(size), documentation };
}

/** A list that comes whole. */
export function onePage(documentation?: string, max = 10_000): Of<'none'> {
  return { style: 'none', size: { max }, ...(documentation !== undefined && { documentation }) };
}

/** Lists whose answers look alike. Each has a path of its own. */
export function listsAt(documentation: string, paging: Paging, records: string) {
  return (path: string, query?: Query): ListEndpoint => ({
    request: { path, ...(query && { query: { ...query } }), documentation },
    records,
    paging,
  });
}
