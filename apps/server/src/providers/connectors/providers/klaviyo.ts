import type {
  ConnectorException,
  FilteredChanges,
  ListEndpoint,
  WriteEndpoint,
} from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { jsonApiWrites } from './json-api-writes.ts';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { listsAt, type Query, urlPages } from './pages.ts';
import type { Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

const VERSION = '2026-07-15';

// The facts are those of the vendor's OpenAPI document: github.com/klaviyo/openapi, openapi/stable.json.
const reference = 'https://developers.klaviyo.com/en/reference';
const filteringPage = 'https://developers.klaviyo.com/en/docs/filtering_';
const errorsPage = 'https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling';

/** @param max the most records of a page; lists without a size have pages of their own */
function listOf(path: string, max: number, query?: Query): ListEndpoint {
  const size = path === '/api/metrics' ? max : { 'page[size]': max };
  const paging = urlPages('links.next', size, `${reference}/api-overview#pagination`);
  return listsAt(`${reference}/api-overview`, paging, 'data')(path, query);
}

/** A filter is one text, so that a window has no end. */
const changes: FilteredChanges = changedSince({
  isFromInclusive: false,
  granularityMs: 1000,
  documentation: filteringPage,
});

const recordWith = (updated: string, created?: string): ConnectorException['record'] => ({
  id: 'id',
  ...timesOf(`${reference}/get_profiles`, { updated, created }),
  unwrap: ['attributes'],
  omit: ['type', 'links'],
});

/** What knows when it changed, and can be asked for what did. */
function changing(
  path: string,
  max: number,
  updated: string,
  { created, query }: { created?: string; query?: Record<string, string> } = {},
) {
  const list = listOf(path, max, { sort: updated, ...query });
  return {
    record: recordWith(updated, created),
    list: {
      ...list,
      conditions: {
        style: 'parameters',
        from: { query: 'filter', text: `greater-than(${updated},{value})` },
        documentation: filteringPage,
      },
    },
    changes,
    order: 'ascending',
  } as const satisfies ConnectorException;
}

/** Campaigns are only listed by their channel, which each filter has to say. */
function campaignsOf(channel: string): ConnectorException {
  const isOf = `equals(messages.channel,'${channel}')`;
  const path = '/api/campaigns';
  const documentation = `${reference}/get_campaigns`;
  return {
    record: recordWith('updated_at', 'created_at'),
    list: listOf(path, 100, { sort: 'updated_at', filter: isOf }),
    filteredList: {
      ...listOf(path, 100, { sort: 'updated_at' }),
      conditions: {
        style: 'parameters',
        from: { query: 'filter', text: `and(${isOf},greater-than(updated_at,{value}))` },
        documentation,
      },
    },
    changes: { ...changes, documentation },
    order: 'ascending',
    fields: linkedFieldsOf(
      `name status! archived:boolean! audiences:other send_options:other tracking_options:other send_strategy:other
      created_at:datetime! scheduled_at:datetime! updated_at:datetime! send_time:datetime!`,
    ),
    write: writesAt(path, 'campaign', ['update', 'delete']),
  };
}

const fieldsOf = fieldsDocumentedAt(reference, 'id!');

/** Of records that say which others they belong to. */
const linkedFieldsOf = (words: string) => fieldsOf(`${words} relationships:other!`);

const CREATED = 'created:datetime! updated:datetime!';

const writesAt = (path: string, type: string, ways?: readonly Way[]) =>
  jsonApiWrites(path, type, { documentation: reference, ways, sent: { wrap: 'data.attributes' } });

/** By which Klaviyo finds a profile: https://developers.klaviyo.com/en/docs/update_profile_properties_via_api */
const identifiers = ['email', 'phone_number', 'external_id'];

/** A profile that is known by one of them is changed. */
const imported: WriteEndpoint = {
  method: 'POST',
  path: '/api/profile-import',
  body: { data: { type: 'profile' } },
  wrap: 'data.attributes',
  repeat: { by: 'upsert' },
  documentation: 'https://developers.klaviyo.com/en/reference/create_or_update_profile',
};

const catalogued = `url image_full_url image_thumbnail_url images:other custom_metadata:other published:boolean`;

/**
 * Klaviyo's API of the revision 2026-07-15. Events are read whole each time: their time is the one that they were given,
 * which may be long ago. Variants of the catalogue are not created, because a new one needs a relationship.
 */
export const klaviyo = usualConnector({
  provider: 'klaviyo',
  displayName: 'Klaviyo',
  apiVersion: {
    name: VERSION,
    // A revision is supported for two years.
    supportedUntil: '2028-07-15',
    documentation: 'https://developers.klaviyo.com/en/docs/api_versioning_and_deprecation_policy',
  },
  headers: { revision: VERSION },
  errors: {
    message: ['errors.0.detail', 'errors.0.title'],
    details: [{ at: 'errors', text: 'source.pointer' }],
    documentation: errorsPage,
  },
  functions: {
    upsertOf: (objectName, field) =>
      objectName === 'profiles' && identifiers.includes(field) ? imported : undefined,
  },
  object: {
    record: { id: 'id', unwrap: ['attributes'], omit: ['type', 'links'] },
    list: listOf('/api/{objectName}', 100),
    changes: { source: 'none', documentation: filteringPage },
  },
  objects: {
    profiles: {
      ...changing('/api/profiles', 100, 'updated', {
        created: 'created',
        query: { 'additional-fields[profile]': 'subscriptions' },
      }),
      fields: linkedFieldsOf(
        `email phone_number external_id first_name last_name organization locale title image location:other
        properties:other subscriptions:other! ${CREATED} last_event_date:datetime!`,
      ),
      write: writesAt('/api/profiles', 'profile', ['create', 'update']),
    },
    lists: {
      ...changing('/api/lists', 10, 'updated', { created: 'created' }),
      fields: linkedFieldsOf(`name opt_in_process ${CREATED}`),
      write: writesAt('/api/lists', 'list'),
    },
    segments: {
      ...changing('/api/segments', 10, 'updated', { created: 'created' }),
      fields: linkedFieldsOf(
        `name definition:other is_active:boolean is_processing:boolean! is_starred:boolean ${CREATED}`,
      ),
      write: writesAt('/api/segments', 'segment'),
    },
    flows: {
      ...changing('/api/flows', 50, 'updated', { created: 'created' }),
      fields: linkedFieldsOf(`name status archived:boolean! trigger_type! ${CREATED}`),
      write: writesAt('/api/flows', 'flow'),
    },
    templates: {
      ...changing('/api/templates', 10, 'updated', {
        created: 'created',
        query: { 'additional-fields[template]': 'definition' },
      }),
      fields: fieldsOf(`name editor_type html definition:other text amp ${CREATED}`),
      write: writesAt('/api/templates', 'template'),
    },
    universal_content: {
      ...changing('/api/template-universal-content', 100, 'updated', { created: 'created' }),
      fields: fieldsOf(`name definition:other screenshot_status! screenshot_url! ${CREATED}`),
      write: writesAt('/api/template-universal-content', 'template-universal-content'),
    },
    web_feeds: {
      ...changing('/api/web-feeds', 20, 'updated', { created: 'created' }),
      fields: fieldsOf(`name url request_method content_type status! ${CREATED}`),
      write: writesAt('/api/web-feeds', 'web-feed'),
    },
    forms: {
      ...changing('/api/forms', 100, 'updated_at', { created: 'created_at' }),
      fields: linkedFieldsOf('name status ab_test:boolean created_at:datetime! updated_at:datetime!'),
      write: writesAt('/api/forms', 'form', ['create', 'delete']),
    },
    images: {
      ...changing('/api/images', 100, 'updated_at'),
      fields: fieldsOf('name hidden:boolean image_url! format! size:int! updated_at:datetime!'),
      write: writesAt('/api/images', 'image', ['create', 'update']),
    },
    email_campaigns: campaignsOf('email'),
    sms_campaigns: campaignsOf('sms'),
    mobile_push_campaigns: campaignsOf('mobile_push'),
    events: {
      list: listOf('/api/events', 1000, { sort: 'datetime' }),
      fields: linkedFieldsOf('timestamp:int! event_properties:other! datetime:datetime! uuid!'),
    },
    metrics: {
      list: listOf('/api/metrics', 200),
      fields: linkedFieldsOf('name! created! updated! integration:other!'),
    },
    reviews: {
      record: recordWith('updated', 'created'),
      list: listOf('/api/reviews', 100, { sort: 'created' }),
      fields: linkedFieldsOf(
        `email! status:other verified:boolean! review_type! images:other! product:other! rating:int! author! content!
        title! smart_quote! public_reply:other! ${CREATED}`,
      ),
      write: writesAt('/api/reviews', 'review', ['update']),
    },
    // Those of other integrations are in no list: https://developers.klaviyo.com/en/reference/get_catalog_items
    catalog_items: {
      displayName: 'Items of custom catalogs',
      record: recordWith('updated', 'created'),
      list: listOf('/api/catalog-items', 100, { sort: 'created' }),
      fields: linkedFieldsOf(`external_id title description price:float ${catalogued} ${CREATED}`),
      write: writesAt('/api/catalog-items', 'catalog-item'),
    },
    catalog_variants: {
      displayName: 'Variants of custom catalogs',
      record: recordWith('updated', 'created'),
      list: listOf('/api/catalog-variants', 100, { sort: 'created' }),
      fields: linkedFieldsOf(
        `external_id! title description sku inventory_policy:int inventory_quantity:float price:float ${catalogued}
        ${CREATED}`,
      ),
      write: writesAt('/api/catalog-variants', 'catalog-variant', ['update', 'delete']),
    },
    catalog_categories: {
      displayName: 'Categories of custom catalogs',
      record: recordWith('updated'),
      list: listOf('/api/catalog-categories', 100, { sort: 'created' }),
      fields: linkedFieldsOf('external_id name updated:datetime!'),
      write: writesAt('/api/catalog-categories', 'catalog-category'),
    },
    coupons: {
      fields: fieldsOf('external_id description monitor_configuration:other'),
      write: writesAt('/api/coupons', 'coupon'),
    },
    tags: {
      list: listOf('/api/tags', 50, { sort: 'id' }),
      fields: linkedFieldsOf('name'),
      write: writesAt('/api/tags', 'tag'),
    },
    tag_groups: {
      list: listOf('/api/tag-groups', 25, { sort: 'id' }),
      fields: linkedFieldsOf('name exclusive:boolean default:boolean!'),
      write: writesAt('/api/tag-groups', 'tag-group'),
    },
  },
});
