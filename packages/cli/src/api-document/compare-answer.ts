import type { ConnectorObject, Finding, Path } from '@dowel/schema/connector';
import { error, memberFindings, unchecked } from './finding.ts';
import type { ApiOperation } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

/** A member that a list reads of an answer, and what it has to be. */
interface ReadMember {
  readonly member: string;
  readonly where: Path;
  readonly types: readonly string[];
  /** In words. */
  readonly kind: string;
}

const text = { types: ['string'], kind: 'an address' };
const cursor = { types: ['string', 'integer', 'number'], kind: 'a cursor' };
const flag = { types: ['boolean', 'string'], kind: 'true or false' };
const count = { types: ['integer', 'number', 'string'], kind: 'a number' };

/** What a list reads of an answer, where the document denies it or does not say it. */
export function answerFindings(
  operation: ApiOperation,
  list: ConnectorObject['list'],
  path: Path,
): Finding[] {
  const { answer, method, path: called } = operation;
  if (!answer) return [unchecked([...path, 'records'], `What ${method} ${called} answers`)];
  return readMembers(list).flatMap(({ member, where, types, kind }) => {
    const place = [...path, ...where];
    const found = schemaAt(answer, member);
    if (found === undefined) return memberFindings(answer, member, 'The answer', place);
    if (found === 'unknown') return [unchecked(place, `"${member}" of what ${method} ${called} answers`)];
    return isOneOf(found, types) ? [] : [wrongKind(member, found, kind, place)];
  });
}

function readMembers({ records, paging }: ConnectorObject['list']): ReadMember[] {
  const members: ReadMember[] = [
    { member: records, where: ['records'], types: ['array'], kind: 'a list of records' },
  ];
  if ('next' in paging) {
    const what = paging.style === 'nextUrl' ? text : cursor;
    members.push({ member: paging.next, where: ['paging', 'next'], ...what });
  }
  if ('end' in paging && 'member' in paging.end) {
    const { when, member } = paging.end;
    members.push({ member, where: ['paging', 'end'], ...(when === 'total' ? count : flag) });
  }
  return members;
}

/** Where the document gives no type, any will do. */
function isOneOf({ types }: ApiSchema, possible: readonly string[]): boolean {
  return types.size === 0 || possible.some((type) => types.has(type));
}

function wrongKind(member: string, { types }: ApiSchema, kind: string, path: Path): Finding {
  const isPage = kind === text.kind && (types.has('integer') || types.has('number'));
  const fix = isPage
    ? 'It is the number of the next page: write the style pageNumber.'
    : 'Write a member that is one.';
  return error(
    path,
    `"${member}" is no ${kind.replace(/^an? /, '')}: it is a ${[...types].join(' or ')} in the document.`,
    fix,
  );
}
