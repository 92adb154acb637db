import { Links, type OpenRestAssociations, untold } from '../engine/associations.ts';
import { VERSION } from './hubspot-lists.ts';

/** https://developers.hubspot.com/docs/api-reference/latest/crm/associations/associate-records/batch/get-associations */
const request = {
  method: 'POST',
  path: `/associations/${VERSION}/{objectName}/{to}/batch/read`,
} as const;

/** What HubSpot takes in one request. */
const MAX = 1000;
/** With these errors a record has no links, or it was deleted meanwhile. After any other error, it may have some. */
const LINKED_TO_NOTHING = ['OBJECT_NOT_FOUND', 'crm.associations.NO_ASSOCIATIONS_FOUND'];

/** A record with many links has more of them behind a cursor of its own. What is linked to nothing has no result, but an error. */
export function hubspotAssociations(objectName: string, to: string): OpenRestAssociations {
  return (api) => async (records) => {
    const links = new Links();
    const known = new Set<string>();
    let open: { id: string; after?: string }[] = records.map(({ id }) => ({ id }));
    while (open.length > 0) {
      const inputs = open.slice(0, MAX);
      const { body, secrets } = await api.getJson(request, { objectName, to }, { inputs });
      const more: typeof open = [];
      for (const error of body.list('errors') ?? []) {
        const kinds = [error.text('subCategory'), error.text('category')];
        if (kinds.some((kind) => kind?.among(LINKED_TO_NOTHING))) continue;
        throw untold('HubSpot', error.text('message')?.words(secrets) ?? 'it gave no reason');
      }
      for (const result of body.list('results') ?? []) {
        const from = result.text('from.id')?.data(secrets);
        if (from === undefined) continue;
        for (const linked of result.list('to') ?? []) {
          const id = linked.text('toObjectId')?.data(secrets);
          const whole = linked.record('.', secrets);
          if (id === undefined || !whole) continue;
          const { toObjectId: _, ...said } = whole;
          links.add(from, { id, providerAssociationMetadata: said });
        }
        const after = result.text('paging.next.after')?.toSend();
        const place = `${from} ${after}`;
        if (after === undefined) continue;
        if (known.has(place)) throw untold('HubSpot', 'the same page of links came twice');
        more.push({ id: from, after });
        known.add(place);
      }
      open = [...open.slice(MAX), ...more];
    }
    return links.all;
  };
}
