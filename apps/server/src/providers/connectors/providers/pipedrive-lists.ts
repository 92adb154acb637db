import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt } from './listed-fields.ts';
import { cursorPages, offsetPages } from './pages.ts';
import { customOfDeals, likeDeals } from './pipedrive-fields.ts';
import { plainWrites, type Way } from './plain-writes.ts';

const documentation = 'https://developers.pipedrive.com/docs/api/v1';
const paginationPage = 'https://pipedrive.readme.io/docs/core-api-concepts-pagination';

interface PipedriveList {
  readonly displayName?: string;
  readonly path: string;
  /** The object below each of whose records it is listed, by its place in the path or by a parameter. */
  readonly in?: { readonly object: string; readonly named: string; readonly isParameter?: boolean };
  /** How pages follow each other. A number: by `start`, with at most so many records. Absent: by the cursor of version 2. */
  readonly paging?: 'start' | 'none' | number;
  /** Absent: `id`. */
  readonly id?: string;
  /** The ways it is written, and `get` if a record can be had alone. Absent: it is only read. */
  readonly ways?: string;
  readonly update?: 'PUT';
  /** Fields of answers that have to be named. */
  readonly named?: string;
  readonly fields: string;
}

/** The pages of version 2 of the API. */
export const pages: ListEndpoint['paging'] = cursorPages(
  'additional_data.next_cursor',
  'cursor',
  { limit: 500 },
  paginationPage,
);

const startPages = (max: number) => offsetPages('start', { limit: max }, paginationPage);
const PAGING: Readonly<Record<'cursor' | 'start' | 'none', ListEndpoint['paging']>> = {
  cursor: pages,
  start: startPages(500),
  none: { style: 'none', size: { max: 10_000 } },
};

/** By the vendor's own client: the package pipedrive, versions/v1 and v2. None of them can be limited to changes. */
const LISTS: Readonly<Record<string, PipedriveList>> = {
  activityTypes: {
    path: '/v1/activityTypes',
    paging: 'none',
    ways: 'create update delete',
    update: 'PUT',
    fields: `id:int! name icon_key color order_nr:int key_string! active_flag:boolean! is_custom_flag:boolean!
      add_time! update_time!`,
  },
  callLogs: {
    displayName: 'Call logs of the user',
    path: '/v1/callLogs',
    paging: 50,
    ways: 'create delete get',
    fields: `outcome to_phone_number start_time end_time user_id:int activity_id:int subject duration
      from_phone_number person_id:int org_id:int deal_id:int lead_id note id! has_recording:boolean!
      company_id:int!`,
  },
  currencies: {
    path: '/v1/currencies',
    paging: 'none',
    fields: `id:int! code! name! decimal_points:int! symbol! active_flag:boolean! is_custom_flag:boolean!`,
  },
  files: {
    path: '/v1/files',
    paging: 100,
    ways: 'update delete get',
    update: 'PUT',
    fields: `id:int! user_id:int! deal_id:int! person_id:int! org_id:int! product_id:int! activity_id:int!
      lead_id! project_id:int! add_time! update_time! file_name! file_size:int! active_flag:boolean!
      inline_flag:boolean! remote_location! remote_id! cid! s3_bucket! mail_message_id! mail_template_id!
      deal_name! person_name! org_name! product_name! lead_name! project_name! url! name! description!`,
  },
  filters: {
    path: '/v1/filters',
    paging: 'none',
    ways: 'delete get',
    fields: `id:int! name filter_code! is_editable:boolean! active_flag:boolean! type temporary_flag:boolean!
      user_id:int! add_time! update_time! visible_to! last_used_time! custom_view_id:int!`,
  },
  leadLabels: {
    path: '/v1/leadLabels',
    paging: 'none',
    ways: 'create update delete',
    fields: `id! name color add_time! update_time!`,
  },
  legacyTeams: {
    path: '/v1/legacyTeams',
    paging: 'none',
    ways: 'create update get',
    update: 'PUT',
    fields: `id:int! add_time! created_by_user_id:int! name description manager_id:int users:other
      active_flag:other deleted_flag:other`,
  },
  permissionSets: {
    path: '/v1/permissionSets',
    paging: 'none',
    fields: `id! name! description! app! type! assignment_count:int!`,
  },
  roles: {
    path: '/v1/roles',
    paging: 'start',
    ways: 'create update delete get',
    update: 'PUT',
    fields: `level:int! parent_role_id:int name id:int! active_flag:boolean! assignment_count! sub_role_count!`,
  },
  tasks: {
    path: '/api/v2/tasks',
    ways: 'create update delete get',
    fields: `id:int! title creator_id:int! description project_id:int is_done:boolean! is_milestone:boolean!
      due_date start_date parent_task_id:int assignee_ids:other priority:int add_time:datetime!
      update_time:datetime! marked_as_done_time!`,
  },
  projects: {
    path: '/api/v2/projects',
    ways: 'create update delete get',
    fields: `id:int! title description status board_id:int phase_id:int owner_id:int start_date end_date
      deal_ids:other person_ids:other org_ids:other label_ids:other health_status:int add_time:datetime!
      update_time:datetime! status_change_time! archive_time!`,
  },
  boards: {
    path: '/api/v2/boards',
    paging: 'none',
    ways: 'create update delete get',
    fields: `id:int! name order_nr:int add_time:datetime! update_time:datetime!`,
  },
  phases: {
    path: '/api/v2/phases',
    in: { object: 'boards', named: 'board_id', isParameter: true },
    paging: 'none',
    fields: `id:int! name! board_id:int! order_nr:int! add_time:datetime! update_time:datetime!`,
  },
  projectTemplates: {
    path: '/api/v2/projectTemplates',
    ways: 'get',
    fields: `id:int! title! description! projects_board_id:int! owner_id:int! add_time:datetime!
      update_time:datetime!`,
  },
  'projects/archived': {
    path: '/api/v2/projects/archived',
    fields: `id:int! title! description! status! board_id:int! phase_id:int! owner_id:int! start_date! end_date!
      deal_ids:other! person_ids:other! org_ids:other! label_ids:other! health_status:int!
      add_time:datetime! update_time:datetime! status_change_time! archive_time!`,
  },
  'deals/archived': {
    path: '/api/v2/deals/archived',
    named: 'source_lead_id',
    fields: `id:int! title! owner_id:int! person_id:int! org_id:int! pipeline_id:int! stage_id:int! value:float!
      currency! add_time:datetime! update_time:datetime! stage_change_time! is_deleted:boolean!
      is_archived:boolean! status! probability:int! lost_reason! visible_to:int! close_time! won_time!
      lost_time! expected_close_date! label_ids:other! origin! origin_id! channel:int! channel_id!
      source_lead_id! arr:float! mrr:float! acv:float!`,
  },
  // https://developers.pipedrive.com/changelog/post/breaking-change-archived-deals-and-leads-will-not-be-returned-in-existing-endpoints-and-will-not-be-editable
  'leads/archived': {
    path: '/v1/leads/archived',
    paging: 'start',
    fields: `id! add_time:datetime! update_time:datetime! title! owner_id:int! creator_id:int! person_id:int!
      organization_id:int! label_ids:other! value:other! expected_close_date! is_archived:boolean!
      was_seen:boolean! source_name! origin! origin_id! channel:int! channel_id! source_deal_id:int!
      next_activity_id:int! visible_to! cc_email!`,
  },
  'deals/products': {
    displayName: 'Products of deals without those of archived deals',
    path: '/api/v2/deals/{deal}/products',
    in: { object: 'deals', named: 'deal' },
    fields: `id:int! sum:float! tax:float! deal_id:int! name! product_id:int! product_variation_id:int!
      order_nr:int! add_time:datetime! update_time:datetime! comments! currency! discount:float!
      discount_type! quantity:float! item_price:float! tax_method! is_enabled:boolean! billing_frequency!
      billing_frequency_cycles:int! billing_start_date!`,
  },
  'deals/discounts': {
    displayName: 'Discounts of deals without those of archived deals',
    path: '/api/v2/deals/{deal}/discounts',
    in: { object: 'deals', named: 'deal' },
    paging: 'none',
    fields: `id! type! amount:float! description! deal_id:int! created_at! created_by:int! updated_at!
      updated_by:int!`,
  },
  'deals/participants': {
    displayName: 'Participants of deals without those of archived deals',
    path: '/v1/deals/{deal}/participants',
    in: { object: 'deals', named: 'deal' },
    paging: 'start',
    fields: `id:int! person_id:other! add_time! active_flag:boolean! related_item_data:other! person:other!
      added_by_user_id:other! related_item_type! related_item_id:int!`,
  },
  'products/variations': {
    path: '/api/v2/products/{product}/variations',
    in: { object: 'products', named: 'product' },
    fields: `id:int! name! product_id:int! prices:other!`,
  },
  'notes/comments': {
    path: '/v1/notes/{note}/comments',
    in: { object: 'notes', named: 'note' },
    paging: 'start',
    id: 'uuid',
    fields: `uuid! active_flag:boolean! add_time! update_time! content! object_id! object_type! user_id:int!
      updater_id:int! company_id:int!`,
  },
};

export const pipedriveLists: Readonly<Record<string, ConnectorException>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, exceptionOf(name, list)]),
);

function exceptionOf(name: string, list: PipedriveList): ConnectorException {
  const { path, in: above, paging = 'cursor', id = 'id', ways, update = 'PATCH', fields, named } = list;
  const { displayName } = list;
  const listed = fieldsDocumentedAt(documentation)(fields);
  const has = (name: string) => fields.includes(`${name}:datetime`);
  const query =
    (above?.isParameter === true && { query: { [above.named]: `{${above.named}}` } }) ||
    (named !== undefined && { query: { include_fields: named } });
  const wanted = ways?.split(' ') ?? [];
  return {
    ...(displayName && { displayName }),
    ...(above && { parents: { object: above.object, values: { [above.named]: 'id' }, documentation } }),
    record: {
      id,
      // The times of version 1 have no zone, so they are not understood as times.
      ...(has('update_time') && {
        updateTime: { member: 'update_time', format: 'rfc3339', granularityMs: 1000, documentation },
      }),
      ...(has('add_time') && { createTime: { member: 'add_time', format: 'rfc3339', documentation } }),
      ...(path.startsWith('/api/v2/') && { unwrap: ['custom_fields'] }),
    },
    list: {
      request: { path, ...query, documentation },
      records: 'data',
      paging: typeof paging === 'number' ? startPages(paging) : PAGING[paging],
    },
    changes: { source: 'none', documentation },
    order: 'none',
    deletes: { source: 'unknown' },
    fields: likeDeals.includes(name) ? customOfDeals(listed) : listed,
    write:
      ways === undefined
        ? null
        : plainWrites(path, {
            documentation,
            ways: wanted.filter((way): way is Way => way !== 'get'),
            update,
            record: 'data',
            canGet: wanted.includes('get'),
          }),
  };
}
