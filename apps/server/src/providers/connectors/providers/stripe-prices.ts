import { ProviderText } from '../../provider-words/provider-text.ts';
import type { OwnPages } from '../engine/definition.ts';
import { partsOf } from '../engine/paging/parts-of.ts';
import { textAt } from '../engine/record-facts.ts';
import { expanding } from './stripe-object.ts';

export const expandedOfPrices = 'tiers currency_options';

/** Reads active prices, then inactive ones: one question is answered with either. https://docs.stripe.com/api/prices/list */
export const pricePages: OwnPages = async ({ cursor, filters = [] }, read) => {
  const [active = 'true', after] = cursor ? partsOf(cursor.toSend()) : [];
  const place = typeof after === 'string' && { starting_after: after };
  const { nextCursor, ...page } = await read({
    active: String(active),
    ...expanding(expandedOfPrices, 'data.'),
    ...place,
  });
  const last = nextCursor && textAt(page.originals.at(-1) ?? {}, 'id');
  const isLast = active === 'false' || filters.some(({ fieldName }) => fieldName === 'active');
  const next = last ? [active, last] : !isLast && ['false'];
  return { ...page, ...(next && { nextCursor: new ProviderText(JSON.stringify(next)) }) };
};
