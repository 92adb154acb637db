import { createHash } from 'node:crypto';

/** The id of the nth seeded record. Like Stripe's own, ids are in no order. */
export function seededId(idPrefix: string, index: number): string {
  return `${idPrefix}${shortHash(`${idPrefix}${index}`)}`;
}

/** Letters and digits that stand for a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64').replaceAll(/[+/=]/g, '').slice(0, 14);
}
