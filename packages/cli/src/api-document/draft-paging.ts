import type { Paging, PagingEnd } from '@dowel/schema/connector';
import type { DocumentedList } from './find-lists.ts';
import type { ApiParameter } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

const cursors = [
  'cursor',
  'iterator',
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
/** Parameters that take the id of the last record. */
const lasts = ['startingafter', 'startafter', 'after', 'afterid', 'lastid'];
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
  'iterator',
];
const doneMembers = ['done', 'isdone', 'islast', 'islastpage', 'lastpage', 'finished', 'complete'];
const moreMembers = ['hasmore', 'hasnext', 'hasnextpage', 'more', 'moreitemsincollection'];
const totals = ['total', 'totalcount', 'totalresults', 'totalitems', 'totalrecords', 'totalsize'];

/** The most records of a page, where the document names none. */
const USUAL_SIZE = 50;

export interface DraftedPaging {
  readonly paging: Paging;
  /** What is not sure. */
  readonly doubts: readonly string[];
  /** What the connector would do wrong as it is drafted. */
  readonly faults: readonly string[];
}

/** How a list goes on, as far as its parameters and its answer say. */
export function draftPaging({ operation, id }: DocumentedList): DraftedPaging {
  const { answer, hasLink, parameters } = operation;
  const query = parameters.filter((one) => one.in === 'query');
  const named = (names: readonly string[]) =>
    names.flatMap((name) => query.find((one) => plain(one.name) === name) ?? [])[0];
  const { size, doubts } = draftSize(named(sizes));
  const drafted = (paging: Paging, ...more: string[]) => ({
    paging,
    doubts: [...doubts, ...more],
    faults: [],
  });

  if (hasLink) return drafted({ style: 'linkHeader', size });
  // A parameter that sounds like a cursor, and a member of the answer that is called the same.
  const twins = query
    .map((one) => plain(one.name))
    .filter((name) => /cursor|token|bookmark|marker|scroll/.test(name));
  const next = memberNamed(
    answer,
    [...nextMembers, ...twins, ...twins.map((name) => `next${name}`)],
    isCursor,
  );
  const flag = endFlag(answer);
  const end = flag ?? ({ when: 'absent' } as const);
  if (next && isAddress(answer, next)) return drafted({ style: 'nextUrl', next, end, size });
  const page = named(pages);
  const isNumber = next !== undefined && isNumberAt(answer, next);
  const cursor = named(cursors) ?? (next && named([memberName(next), memberName(next).replace(/^next/, '')]));
  if (next && cursor && !(isNumber && page)) {
    return drafted({ style: 'cursor', next, into: { query: cursor.name }, end, size });
  }
  if (next && !isNumber && memberName(next).startsWith('next')) {
    return drafted({ style: 'nextUrl', next, end, size }, `"${next}" may be no address`);
  }
  const last = named(lasts);
  if (last && flag) {
    return drafted(
      { style: 'lastRecord', member: id, into: { query: last.name }, end: flag, size },
      `"${last.name}" may take something else than the id of the last record`,
    );
  }
  const total = memberNamed(answer, totals, isCount);
  const known = flag ?? (total ? ({ when: 'total', member: total } as const) : undefined);
  const unsure = known ? [] : ['the document does not say how the last page is known'];
  const counted = { end: known ?? ({ when: 'emptyPage' } as const), size };
  if (page) {
    const into = { query: page.name };
    return drafted({ style: 'pageNumber', into, first: 1, ...counted }, ...unsure, 'the first page may be 0');
  }
  const offset = named(offsets);
  if (offset) return drafted({ style: 'offset', into: { query: offset.name }, ...counted }, ...unsure);
  return {
    paging: { style: 'none', size },
    doubts: [],
    faults: [
      'the document names no way to the next page, so only the first page is read. Write the "paging" of this list, unless it always has one page',
    ],
  };
}

function draftSize(parameter: ApiParameter | undefined): { size: Paging['size']; doubts: string[] } {
  const max = parameter?.schema.maximum;
  return {
    size: {
      ...(parameter && { into: { query: parameter.name } }),
      max: max === undefined || max < 1 || max > 10_000 ? USUAL_SIZE : Math.floor(max),
    },
    doubts: max === undefined ? ['the document does not say how many records a page can have'] : [],
  };
}

/** The member that says whether there are more pages. */
function endFlag(answer: ApiSchema | undefined): Extract<PagingEnd, { when: 'true' | 'false' }> | undefined {
  const isFlag = ({ types }: ApiSchema) => types.size === 0 || types.has('boolean');
  const more = memberNamed(answer, moreMembers, isFlag);
  if (more) return { when: 'false', member: more };
  const done = memberNamed(answer, doneMembers, isFlag);
  return done ? { when: 'true', member: done } : undefined;
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

function isCount({ types }: Pick<ApiSchema, 'types'>): boolean {
  return types.size === 0 || types.has('integer') || types.has('number');
}

function isNumberAt(answer: ApiSchema | undefined, path: string): boolean {
  const member = schemaAt(answer, path);
  return member !== undefined && member !== 'unknown' && member.types.size > 0 && isCount(member);
}

function isAddress(answer: ApiSchema | undefined, path: string): boolean {
  const member = schemaAt(answer, path);
  if (member === undefined || member === 'unknown') return false;
  const { format, types } = member;
  if (types.size > 0 && !types.has('string')) return false;
  return format === 'uri' || format === 'url' || /ur[il]$|link$/i.test(path) || /(^|\.)_?links\./i.test(path);
}

const memberName = (path: string) => plain(path.split('.').at(-1) ?? '');

const plain = (name: string) =>
  name
    .replace(/^page\[(.*)\]$/, 'page$1')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
