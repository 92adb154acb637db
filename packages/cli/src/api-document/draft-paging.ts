import type { Paging } from '@dowel/schema/connector';
import type { DocumentedList } from './find-lists.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

const cursors = [
  'cursor',
  'pagetoken',
  'nexttoken',
  'pagecursor',
  'startingafter',
  'after',
  'nextpagetoken',
  'offset',
  'continuationtoken',
  'position',
  'nextpage',
  'marker',
  'start',
];
const pages = ['page', 'pagenumber', 'pageno', 'pageindex'];
const offsets = ['offset', 'startat', 'skip', 'start', 'startindex'];
const sizes = [
  'limit',
  'perpage',
  'pagesize',
  'pagelimit',
  'size',
  'count',
  'maxresults',
  'max',
  'take',
  'first',
  'itemsperpage',
  'top',
];

/** Members that have the cursor or the address of the next page. */
const nextMembers = [
  'next',
  'nextpage',
  'nexturl',
  'nexturi',
  'nextpageurl',
  'nextpageuri',
  'nextlink',
  'nextcursor',
  'nextpagetoken',
  'nexttoken',
  'cursor',
  'endcursor',
  'after',
  'nextoffset',
  'nextpagecursor',
  'odatanextlink',
  'startingafter',
  'continuationtoken',
  'nextmarker',
];
const moreMembers = ['hasmore', 'hasnext', 'hasnextpage', 'more', 'moreitemsincollection'];
const totals = ['total', 'totalcount', 'totalresults', 'totalitems', 'totalrecords', 'totalsize'];

/** The most records of a page, where the document names none. */
const USUAL_SIZE = 50;

/** How a list goes on, as far as its parameters and its answer say. What is not sure has a sentence in `doubts`. */
export function draftPaging({ operation }: DocumentedList): { paging: Paging; doubts: string[] } {
  const query = operation.parameters.filter((one) => one.in === 'query');
  const named = (names: readonly string[]) =>
    names.flatMap((name) => query.find((one) => plain(one.name) === name) ?? [])[0];
  const sizeParameter = named(sizes);
  const max = sizeParameter?.schema.maximum;
  const size = {
    ...(sizeParameter && { into: { query: sizeParameter.name } }),
    max: max === undefined || max < 1 || max > 10_000 ? USUAL_SIZE : Math.floor(max),
  };
  const doubts = max === undefined ? ['the document does not say how many records a page can have'] : [];
  const answer = operation.answer;
  const next = memberNamed(answer, nextMembers, isCursor);
  const more = memberNamed(answer, moreMembers, () => true);
  const total = memberNamed(
    answer,
    totals,
    ({ types }) => types.size === 0 || types.has('integer') || types.has('number'),
  );
  const end = more ? ({ when: 'false', member: more } as const) : undefined;

  if (operation.hasLink) return { paging: { style: 'linkHeader', size }, doubts };
  if (next && isAddress(answer, next)) {
    return { paging: { style: 'nextUrl', next, end: end ?? { when: 'absent' }, size }, doubts };
  }
  const cursor = named(cursors);
  if (next && cursor) {
    return {
      paging: { style: 'cursor', next, into: { query: cursor.name }, end: end ?? { when: 'absent' }, size },
      doubts,
    };
  }
  if (next && memberName(next).startsWith('next')) {
    doubts.push(`"${next}" may be no address`);
    return { paging: { style: 'nextUrl', next, end: end ?? { when: 'absent' }, size }, doubts };
  }
  const known = end ?? (total ? ({ when: 'total', member: total } as const) : undefined);
  if (!known) doubts.push('the document does not say how the last page is known');
  const page = named(pages);
  if (page) {
    doubts.push('the first page may be 0');
    return {
      paging: {
        style: 'pageNumber',
        into: { query: page.name },
        first: 1,
        end: known ?? { when: 'emptyPage' },
        size,
      },
      doubts,
    };
  }
  const offset = named(offsets);
  if (offset) {
    return {
      paging: { style: 'offset', into: { query: offset.name }, end: known ?? { when: 'emptyPage' }, size },
      doubts,
    };
  }
  return { paging: { style: 'none', size }, doubts: ['the document names no way to the next page'] };
}

/** The member of an answer, or of a map in it, with one of these names. */
function memberNamed(
  answer: ApiSchema | undefined,
  names: readonly string[],
  fits: (member: ApiSchema) => boolean,
): string | undefined {
  const inside = [...(answer?.members ?? [])];
  const deeper = inside.flatMap(([name, member]) =>
    member.items ? [] : [...member.members].map(([own, one]) => [`${name}.${own}`, one] as const),
  );
  const deepest = deeper.flatMap(([name, member]) =>
    member.items ? [] : [...member.members].map(([own, one]) => [`${name}.${own}`, one] as const),
  );
  for (const level of [inside, deeper, deepest]) {
    for (const name of names) {
      const found = level.find(([path, member]) => memberName(path) === name && fits(member));
      if (found) return found[0];
    }
  }
  return undefined;
}

/** A cursor is one value. */
function isCursor({ types, members, items }: ApiSchema): boolean {
  return members.size === 0 && !items && !types.has('boolean');
}

function isAddress(answer: ApiSchema | undefined, path: string): boolean {
  const member = schemaAt(answer, path);
  const format = member === undefined || member === 'unknown' ? undefined : member.format;
  return format === 'uri' || format === 'url' || /ur[il]$|link$/i.test(path) || /(^|\.)_?links\./i.test(path);
}

const memberName = (path: string) => plain(path.split('.').at(-1) ?? '');

const plain = (name: string) =>
  name
    .replace(/^page\[(.*)\]$/, 'page$1')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
