import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectAccount } from '../account.ts';
import type { DialectEnv } from '../dialect.ts';
import { readJson } from '../read-request.ts';
import { Refused } from '../refusal.ts';
import type { PropertyObject } from './properties.ts';

/** A link, as it is sent with a new record. */
export const SentAssociation = z.strictObject({
  to: z.strictObject({ id: z.string() }),
  types: z
    .array(z.strictObject({ associationCategory: z.literal('HUBSPOT_DEFINED'), associationTypeId: z.int() }))
    .min(1),
});
type SentAssociation = z.infer<typeof SentAssociation>;

/** Some of https://developers.hubspot.com/docs/api-reference/latest/crm/associations/associate-records/guide#association-type-id-values */
const TYPES: Readonly<Record<number, { from: string; to: PropertyObject; back: number }>> = {
  279: { from: 'contacts', to: 'companies', back: 280 },
  280: { from: 'companies', to: 'contacts', back: 279 },
  3: { from: 'deals', to: 'contacts', back: 4 },
  4: { from: 'contacts', to: 'deals', back: 3 },
};

interface Link {
  readonly from: string;
  readonly to: string;
  readonly typeId: number;
}

const linksOf = new WeakMap<DialectAccount, Link[]>();

/** Links the record of a new one to others, in both directions. */
export function associate(
  c: Context<DialectEnv>,
  object: PropertyObject,
  id: string,
  sent: readonly SentAssociation[] = [],
): void {
  const links = linksIn(c);
  for (const { to, types } of sent) {
    for (const { associationTypeId: typeId } of types) {
      const type = TYPES[typeId];
      if (type?.from !== object) throw new Refused('badRequest', `${typeId} is no type of association`);
      links.push({ from: id, to: to.id, typeId }, { from: to.id, to: id, typeId: type.back });
    }
  }
}

const BatchRead = z.strictObject({
  inputs: z
    .array(z.strictObject({ id: z.string(), after: z.string().optional() }))
    .min(1)
    .max(1000),
});

/** So many links of a record come at a time. The vendor has more. */
const PAGE = 2;

/** Reads the links of records to those of another object. What is linked to nothing is an error beside the results. */
export function associationRoutes() {
  const api = new Hono<DialectEnv>();
  api.post('/:from/:to/batch/read', async (c) => {
    const { from, to } = c.req.param();
    const { inputs } = await readJson(c, BatchRead);
    const types = Object.keys(TYPES).filter(
      (id) => TYPES[Number(id)]?.from === from && TYPES[Number(id)]?.to === to,
    );
    const found = inputs.map(({ id, after = '0' }) => {
      const all = linksIn(c).filter((link) => link.from === id && types.includes(String(link.typeId)));
      const start = Number(after);
      return {
        id,
        links: all.slice(start, start + PAGE),
        next: start + PAGE < all.length ? String(start + PAGE) : undefined,
      };
    });
    const none = found.filter(({ links }) => links.length === 0).map(({ id }) => id);
    const results = found.flatMap(({ id, links, next }) =>
      links.length === 0
        ? []
        : {
            from: { id },
            to: links.map((link) => ({
              toObjectId: Number(link.to),
              associationTypes: [{ category: 'HUBSPOT_DEFINED', typeId: link.typeId, label: null }],
            })),
            ...(next !== undefined && { paging: { next: { after: next, link: '?after' } } }),
          },
    );
    const errors = none.map((id) => ({
      status: 'error',
      category: 'OBJECT_NOT_FOUND',
      subCategory: 'crm.associations.NO_ASSOCIATIONS_FOUND',
      message: `No ${to} is associated with ${from} ${id}.`,
      context: { fromObjectId: [id] },
    }));
    const failed = errors.length > 0 && { numErrors: errors.length, errors };
    return c.json({ status: 'COMPLETE', results, ...failed }, errors.length > 0 ? 207 : 200);
  });
  return api;
}

function linksIn(c: Context<DialectEnv>): Link[] {
  const { account } = c.var;
  const links = linksOf.get(account) ?? [];
  linksOf.set(account, links);
  return links;
}
