import { nameIn } from '@dowel/schema/connector';
import { headerOf, nextLinkOf, type ProviderBody } from '../../../provider-words/provider-body.ts';
import type { Paging } from '../../format.ts';
import type { ProviderAnswer } from '../call.ts';
import type { RestDefinition } from '../definition.ts';
import { ProviderError } from '../provider-error.ts';
import { textAt } from '../record-facts.ts';
import type { ProviderRecord } from '../records.ts';
import type { PagePosition } from './page-position.ts';

export interface PageRead {
  readonly objectName: string;
  readonly answer: ProviderAnswer;
  readonly position: PagePosition;
  /** How many records were asked for. */
  readonly size: number;
  /** How many entries the page has. */
  readonly entries: number;
  readonly last: ProviderRecord | undefined;
}

/**
 * Where the next page is. Undefined after the last one.
 * @throws {ProviderError} if the provider says that there is more, but not where
 */
export function nextPage(
  connector: RestDefinition,
  paging: Paging,
  page: PageRead,
): PagePosition | undefined {
  const { objectName, size, last, answer } = page;
  const count = page.position.count + (isGap(paging, page) ? size : page.entries);
  const { after } = page.position;
  const goesOn =
    last &&
    connector.functions?.continueAfter?.(nameIn(connector, objectName))?.({
      body: answer.body,
      header: (name) => headerOf(answer.response, name)?.toSend(),
      count,
      size,
      last,
      after,
    });
  if (goesOn) return goesOn;
  if (hasEnded(connector, paging, page, count)) return undefined;
  if (paging.style === 'keyset') {
    const value = last && textAt(last, paging.after.member);
    if (value === undefined) throw notFound(connector, `the "${paging.after.member}" of the last record`);
    return { count: 0, after: value };
  }
  const next = following(connector, paging, page);
  return { ...next, count, ...(after !== undefined && { after }) };
}

/**
 * Whether a page is empty in the middle of a list, as where the account may not see its records. Such a list is numbered, so
 * that the records behind the gap can be asked for.
 */
function isGap(paging: Paging, { answer: { body }, entries }: PageRead): boolean {
  if (paging.style !== 'offset' && paging.style !== 'pageNumber') return false;
  return entries === 0 && paging.end.when === 'total' && totalOf(body, paging.end.member) !== undefined;
}

function hasEnded(
  connector: RestDefinition,
  paging: Paging,
  { answer: { body, response }, entries, size }: PageRead,
  count: number,
): boolean {
  if (paging.style === 'none') {
    if (nextLinkOf(response) || response.status === 206)
      throw notFound(connector, 'a place for them: its list is read as one page');
    return true;
  }
  if (paging.style === 'linkHeader') return nextLinkOf(response) === undefined;
  const { end } = paging;
  switch (end.when) {
    case 'absent':
      return saysNoNext(paging, body, entries);
    case 'true':
      return flagOf(connector, body, end.member) ?? saysNoNext(paging, body, entries);
    case 'false': {
      const flag = flagOf(connector, body, end.member);
      if (flag !== undefined) return !flag;
      // Whoever counts on would count for ever where the pages are not numbered at all.
      return !('next' in paging) || saysNoNext(paging, body, entries);
    }
    case 'emptyPage':
      return entries === 0;
    case 'shortPage':
      // Pages that are all equally short may be the largest that the provider gives, whatever was asked for.
      if (entries === 0 || entries >= size) return entries === 0;
      return count % entries !== 0 || ('next' in paging && saysNoNext(paging, body, entries));
    case 'total': {
      const total = totalOf(body, end.member);
      return total === undefined ? entries === 0 : count >= total;
    }
  }
}

/** Below zero, it says that nobody has counted. */
function totalOf(body: ProviderBody, member: string): number | undefined {
  const total = body.number(member);
  return total !== undefined && total >= 0 ? total : undefined;
}

/** Whether the cursor of a page says that the list has ended. In a list without cursors, its records say it. */
function saysNoNext(paging: Paging, body: ProviderBody, entries: number): boolean {
  return 'next' in paging ? isNothing(body, paging.next) : entries === 0;
}

/** A cursor in a form that nobody knows, such as a map, is no end: the records behind it would be missing. */
function isNothing(body: ProviderBody, member: string): boolean {
  return body.isAbsent(member) || body.isFalse(member);
}

/**
 * Undefined when the answer does not have the flag, so that the cursor has to say it.
 * @throws {ProviderError} if the flag is something else than true or false
 */
function flagOf({ displayName }: RestDefinition, body: ProviderBody, member: string): boolean | undefined {
  if (body.isTrue(member)) return true;
  if (body.isFalse(member)) return false;
  if (body.isAbsent(member)) return undefined;
  throw new ProviderError(
    'unreachable',
    `${displayName} did not say with "${member}" whether there are more records: it is neither true nor false.`,
  );
}

function following(
  connector: RestDefinition,
  paging: Exclude<Paging, { style: 'keyset' }>,
  { answer: { body, response }, position, size, last }: PageRead,
): Pick<PagePosition, 'cursor' | 'size'> {
  switch (paging.style) {
    case 'cursor': {
      const cursor = body.text(paging.next)?.toSend();
      if (cursor === undefined) throw notFound(connector, `"${paging.next}" as a text or a number`);
      const number = body.isText(paging.next) ? undefined : Number(cursor);
      // A number with more digits than JavaScript keeps stays a text.
      return { cursor: String(number) === cursor && number !== undefined ? number : cursor };
    }
    case 'lastRecord': {
      const cursor = last && textAt(last, paging.member);
      if (cursor === undefined) throw notFound(connector, `the "${paging.member}" of the last record`);
      return { cursor };
    }
    case 'nextUrl':
    case 'linkHeader': {
      const link = paging.style === 'nextUrl' ? body.text(paging.next) : nextLinkOf(response);
      if (!link) throw notFound(connector, 'the address of the next page');
      return { cursor: absolute(connector, link.toSend(), response.address) };
    }
    case 'pageNumber':
      return { cursor: Number(position.cursor ?? paging.first) + 1, size };
    case 'offset':
    case 'none':
      return {};
  }
}

/** Whatever the address is, only the provider's own origin gets the credentials. */
function absolute(
  { displayName, functions }: RestDefinition,
  link: string,
  address: string | undefined,
): string {
  try {
    return new URL(functions?.nextAddress?.(link) ?? link, address).href;
  } catch {
    throw new ProviderError('unreachable', `${displayName} gave an address of the next page that is none.`);
  }
}

function notFound({ displayName }: RestDefinition, what: string): ProviderError {
  return new ProviderError(
    'unreachable',
    `${displayName} said that there are more records, but its answer does not have ${what}.`,
  );
}
