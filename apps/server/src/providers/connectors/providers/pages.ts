import type { Paging } from '@dowel/schema/connector';

type Of<Style> = Extract<Paging, { style: Style }>;
type End = Of<'offset'>['end'];

/** How many records a page has at most: the query parameter that takes the number with it, if there is one. */
type Size = number | Readonly<Record<string, number>>;

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
