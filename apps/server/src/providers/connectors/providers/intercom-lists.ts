import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { listedFields } from './listed-fields.ts';
import { listsAt, numberedPages, onePage, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';

export const reference = 'https://developers.intercom.com/docs/references/rest-api/api.intercom.io';

/** @param end how the last page is known: most answers say how many records there are */
export function numberedList(
  path: string,
  documentation: string,
  end: Extract<ListEndpoint['paging'], { style: 'pageNumber' }>['end'] = {
    when: 'total',
    member: 'total_count',
  },
): ListEndpoint {
  // The next page is an address in some answers and an object in others. Its number is the same in both.
  return listsAt(documentation, numberedPages('page', { per_page: 60 }, documentation, end), 'data')(path);
}

/** A short list without pages, which is only read. */
function shortList(
  path: string,
  records: string,
  words: string,
  { idType, query }: { readonly idType?: 'int'; readonly query?: Query } = {},
): ConnectorException {
  return plainList(words, listsAt(reference, onePage(), records)(path, query), idType);
}

const writtenArticles = plainWrites('/articles', { documentation: reference, update: 'PUT' });
const writtenCollections = plainWrites('/help_center/collections', {
  documentation: reference,
  update: 'PUT',
});

const TIMES = 'created_at:datetime! updated_at:datetime!';

/** What has fields that no call describes. */
function plainList(
  words: string,
  list: ListEndpoint,
  idType: 'string' | 'int' = 'string',
): ConnectorException {
  return {
    record: { id: 'id', omit: ['type'] },
    list,
    filteredList: null,
    changes: { source: 'none', documentation: reference },
    fields: {
      source: 'list',
      fields: [{ name: 'id', label: 'ID', type: idType, readOnly: true }, ...listedFields(words)],
      documentation: reference,
    },
    write: null,
  };
}

/** What a contact of a company has. */
const CONTACT = `external_id! workspace_id! role! email! email_domain! phone! formatted_phone! name! owner_id:int!
  has_hard_bounced:boolean! marked_email_as_spam:boolean! unsubscribed_from_emails:boolean!
  created_at:int! updated_at:int! signed_up_at:int! last_seen_at:int! last_replied_at:int!
  last_contacted_at:int! last_email_opened_at:int! last_email_clicked_at:int! language_override!
  browser! browser_version! browser_language! os! android_app_name! android_app_version!
  android_device! android_os_version! android_sdk_version! android_last_seen_at:int! ios_app_name!
  ios_app_version! ios_device! ios_os_version! ios_sdk_version! ios_last_seen_at:int!
  custom_attributes:other! avatar:other! tags:other! notes:other! companies:other! location:other!
  social_profiles:other!`;

interface BelowList {
  readonly path: string;
  /** Absent: `data`. */
  readonly records?: string;
  readonly isPaged?: boolean;
  readonly words: string;
}

function below(object: string, place: string, list: BelowList): ConnectorException {
  const { path, records = 'data', isPaged = false, words } = list;
  return {
    ...(isPaged
      ? plainList(words, { ...numberedList(path, reference), records })
      : shortList(path, records, words)),
    parents: { object, values: { [place]: 'id' }, idField: 'idBoth', documentation: reference },
  };
}

/** What Intercom cannot limit to changes. */
export const intercomLists: Readonly<Record<string, ConnectorException>> = {
  admins: shortList(
    '/admins',
    'admins',
    'name! email! job_title! away_mode_enabled:boolean! away_mode_reassign:boolean! has_inbox_seat:boolean! team_ids:other! avatar:other! team_priority_level:other!',
    { query: { display_avatar: 'true' } },
  ),
  teams: shortList('/teams', 'teams', 'name! admin_ids:other! admin_priority_level:other!'),
  tags: shortList('/tags', 'data', 'name!'),
  articles: {
    ...plainList(
      `workspace_id! title description body author_id:int state ${TIMES} url! parent_id:int parent_ids:other!
      parent_type default_locale! translated_content:other`,
      numberedList('/articles', `${reference}/articles/listarticles`),
    ),
    write: writtenArticles,
  },
  collections: {
    ...plainList(
      `workspace_id! name description ${TIMES} url! icon! order:int! default_locale! translated_content:other
      parent_id help_center_id:int`,
      numberedList('/help_center/collections', `${reference}/help-center/listallcollections`),
    ),
    write: writtenCollections,
  },
  help_centers: plainList(
    `workspace_id! ${TIMES} identifier! website_turned_on:boolean! display_name! url! custom_domain!`,
    numberedList('/help_center/help_centers', `${reference}/help-center/listhelpcenters`, {
      when: 'emptyPage',
    }),
  ),
  notes: {
    ...plainList(
      'created_at:datetime! contact:other! author:other! body!',
      numberedList('/contacts/{contact_id}/notes', `${reference}/notes/listnotes`),
    ),
    parents: { object: 'contacts', values: { contact_id: 'id' } },
  },
  segments: shortList('/segments', 'segments', `name! ${TIMES} person_type! count:int!`, {
    query: { include_count: 'true' },
  }),
  subscription_types: shortList(
    '/subscription_types',
    'data',
    'state! default_translation:other! translations:other! consent_type! content_types:other!',
  ),
  ticket_types: shortList(
    '/ticket_types',
    'ticket_types',
    `category! name! description! icon! workspace_id! ticket_type_attributes:other! archived:boolean! ${TIMES}`,
  ),

  // What hangs together. Another contact or company has it too, so its id has both.
  'contacts/companies': below('contacts', 'contact_id', {
    path: '/contacts/{contact_id}/companies',
    records: 'companies',
    isPaged: true,
    words: `name! app_id! plan:other! company_id! remote_created_at:int! ${TIMES} last_request_at:int! size:int!
      website! industry! monthly_spend:int! session_count:int! user_count:int! custom_attributes:other! tags:other!
      segments:other!`,
  }),
  'contacts/segments': below('contacts', 'contact_id', {
    path: '/contacts/{contact_id}/segments',
    words: `name! ${TIMES} person_type! count:int!`,
  }),
  'contacts/subscriptions': below('contacts', 'contact_id', {
    path: '/contacts/{contact_id}/subscriptions',
    words: 'state! default_translation:other! translations:other! consent_type! content_types:other!',
  }),
  'contacts/tags': below('contacts', 'contact_id', {
    path: '/contacts/{contact_id}/tags',
    words: 'name! applied_at:int! applied_by:other!',
  }),
  'companies/contacts': below('companies', 'company', {
    path: '/companies/{company}/contacts',
    isPaged: true,
    words: CONTACT,
  }),
  'companies/segments': below('companies', 'company', {
    path: '/companies/{company}/segments',
    words: `name! ${TIMES} person_type! count:int!`,
  }),
  data_attributes: shortList(
    '/data_attributes',
    'data',
    `model! name! full_name! label! description! data_type! options:other! api_writable:boolean!
      messenger_writable:boolean! ui_writable:boolean! custom:boolean! archived:boolean! ${TIMES} admin_id!`,
    { idType: 'int', query: { include_archived: 'true' } },
  ),
  // Their answers count all, as those of articles do, so they are read by pages too.
  news_items: {
    ...plainList(
      `workspace_id! title body sender_id:int state newsfeed_assignments:other labels:other cover_image_url!
        reactions:other deliver_silently:boolean ${TIMES}`,
      numberedList('/news/news_items', `${reference}/news/listnewsitems`),
    ),
    write: plainWrites('/news/news_items', { documentation: reference, update: 'PUT' }),
  },
  newsfeeds: plainList(`name! ${TIMES}`, numberedList('/news/newsfeeds', `${reference}/news/listnewsfeeds`)),
};
