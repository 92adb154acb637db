import { named } from './named.ts';

const NAMED = 3;

/** Whether others have the same trouble, in a sentence: `No: Acme, Globex and 4 more customers have it too.` */
export function othersWords(
  names: readonly string[],
  { isOwn, isMore, among }: { isOwn?: boolean | undefined; isMore: boolean; among: string },
): string {
  if (isOwn) return 'Yes: it is about the account of this customer.';
  const others = [...new Set(names)].map(named);
  if (others.length === 0)
    return `Yes: no other customer has it among ${isMore ? 'the latest of ' : ''}${among}.`;
  const first = others.slice(0, NAMED);
  const left = others.length - first.length;
  const more = left > 0 ? [`${isMore ? 'at least ' : ''}${left} more customers`] : [];
  const has = others.length === 1 ? 'has' : 'have';
  return `No: ${new Intl.ListFormat('en').format([...first, ...more])} ${has} it too.`;
}
