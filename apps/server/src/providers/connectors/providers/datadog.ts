import type { ConnectorException, ListEndpoint, WriteEndpoints } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, numberedPages, offsetPages, onePage, type Query } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document, which its clients are made of:
// github.com/DataDog/datadog-api-client-python, .generator/schemas/v1/openapi.yaml.
const reference = 'https://docs.datadoghq.com/api/latest';

/** A list whose caller counts. It goes on until a page has no records. */
function countedAt(
  path: string,
  records: string,
  names: readonly [start: string, size: string],
  max: number,
  query?: Query,
): ListEndpoint {
  const [start, size] = names;
  return listsAt(reference, offsetPages(start, { [size]: max }, reference), records)(`/api/v1${path}`, query);
}

function numberedAt(
  path: string,
  records: string,
  names: readonly [page: string, size: string],
  max: number,
  query?: Query,
): ListEndpoint {
  const [page, size] = names;
  const paging = { ...numberedPages(page, { [size]: max }, reference), first: 0 as const };
  return listsAt(reference, paging, records)(`/api/v1${path}`, query);
}

/** A list that shows everything at once. */
const wholeAt = (path: string, records: string) => listsAt(reference, onePage(), records)(`/api/v1${path}`);

const timed = (
  created: string,
  updated: string,
  format: 'rfc3339' | 'epochSeconds' = 'rfc3339',
): ConnectorException['record'] => ({ id: 'id', ...timesOf(reference, { updated, created, format }) });

const fieldsOf = fieldsDocumentedAt(reference);

const writesAt = (
  path: string,
  more?: { readonly record?: string; readonly id?: string; readonly canGet?: boolean },
) => plainWrites(`/api/v1${path}`, { documentation: reference, update: 'PUT', ...more });

/** Records with the fields in a map, beside a word for what they are. */
function wrappedAt(path: string, type: string, update: 'PUT' | 'PATCH'): WriteEndpoints {
  const writes = plainWrites(`/api/v1${path}`, { documentation: reference, update, record: 'data' });
  const sent = { body: { data: { type } }, wrap: 'data.attributes' };
  const { create, update: change, ...others } = writes;
  return {
    ...others,
    ...(create && { create: { ...create, ...sent } }),
    ...(change && { update: { ...change, ...sent } }),
  };
}

/** @param only those that are templates, which the list leaves out otherwise */
const notebooks = (only?: { readonly is_template: 'true' }): ConnectorException => ({
  record: { ...timed('created', 'modified'), id: 'id', unwrap: ['attributes'] },
  // Otherwise they come by their last change, which would move one in front of the pages that were read.
  list: countedAt('/notebooks', 'data', ['start', 'count'], 100, {
    sort_field: 'created',
    sort_dir: 'asc',
    ...only,
  }),
  fields: fieldsOf(`id:int! type! name status cells:other time:other metadata:other template_variables:other
    author:other! created:datetime! modified:datetime!`),
});

/** Datadog's API, version 1. No list can be limited to what has changed. Lists that need a span of time are left out. */
export const datadog = usualConnector({
  provider: 'datadog',
  displayName: 'Datadog',
  errors: {
    message: 'errors.0',
    wait: [{ header: 'x-ratelimit-reset', format: 'seconds' }],
    documentation: `${reference}/rate-limits/`,
  },
  functions: {
    // What a test signs in with, which headers and the metadata of gRPC can have too:
    // https://docs.datadoghq.com/api/latest/synthetics/get-an-api-test.md
    secrets: { synthetics_tests: 'basicAuth certificate headers metadata' },
    // A change replaces what it does not say: https://docs.datadoghq.com/api/latest/logs-pipelines/#update-a-pipeline
    sentBeside: presentFields(() => datadog, {
      dashboards: [
        ...['widgets', 'template_variables', 'template_variable_presets', 'notify_list', 'reflow_type'],
        ...['restricted_roles', 'tags', 'tabs'],
      ],
      slos: [],
      notebooks: [],
      synthetics_variables: [],
      log_indexes: [],
      log_pipelines: [],
    }),
  },
  object: {
    list: wholeAt('/{objectName}', '.'),
  },
  objects: {
    monitors: {
      record: timed('created', 'modified'),
      list: numberedAt('/monitor', '.', ['page', 'page_size'], 1000, { with_downtimes: 'true' }),
      fields:
        fieldsOf(`id:int! name type query message tags:other options:other priority:int restricted_roles:other
        created:datetime! modified:datetime! deleted:datetime! creator:other! multi:boolean! overall_state! state:other!
        matching_downtimes:other! assets:other draft_status`),
      write: writesAt('/monitor'),
    },
    dashboards: {
      record: timed('created_at', 'modified_at'),
      list: countedAt('/dashboard', 'dashboards', ['start', 'count'], 100),
      fields:
        fieldsOf(`id! title description layout_type url! author_handle! is_read_only:boolean created_at:datetime!
        modified_at:datetime!`),
      write: writesAt('/dashboard'),
    },
    dashboard_lists: {
      record: timed('created', 'modified'),
      list: wholeAt('/dashboard/lists/manual', 'dashboard_lists'),
      fields:
        fieldsOf(`id:int! name type! author:other! created:datetime! modified:datetime! dashboard_count:int!
        is_favorite:boolean!`),
      write: writesAt('/dashboard/lists/manual'),
    },
    slos: {
      record: timed('created_at', 'modified_at', 'epochSeconds'),
      list: countedAt('/slo', 'data', ['offset', 'limit'], 1000),
      fields: fieldsOf(`id! name description type tags:other thresholds:other timeframe target_threshold:float
        warning_threshold:float monitor_ids:other monitor_tags:other! groups:other query:other sli_specification:other
        creator:other! created_at:int! modified_at:int!`),
      // What is new or changed is answered as a list.
      write: {
        ...writesAt('/slo', { record: 'data.0' }),
        get: { path: '/api/v1/slo/{id}', record: 'data' },
      },
    },
    slo_corrections: {
      record: { ...timed('created_at', 'modified_at', 'epochSeconds'), id: 'id', unwrap: ['attributes'] },
      list: countedAt('/slo/correction', 'data', ['offset', 'limit'], 25),
      fields:
        fieldsOf(`id! type! category description start:int end:int duration:int rrule timezone slo_id slo_query
        creator:other! modifier:other! created_at:int! modified_at:int!`),
      write: wrappedAt('/slo/correction', 'correction', 'PATCH'),
    },
    notebooks: { ...notebooks(), write: wrappedAt('/notebooks', 'notebooks', 'PUT') },
    template_notebooks: notebooks({ is_template: 'true' }),
    synthetics_tests: {
      record: { id: 'public_id' },
      list: numberedAt('/synthetics/tests', 'tests', ['page_number', 'page_size'], 100),
      fields: fieldsOf(
        readOnly(`public_id name type subtype status message tags:other locations:other options:other config:other
        monitor_id:int creator:other`),
      ),
    },
    synthetics_variables: {
      list: wholeAt('/synthetics/variables', 'variables'),
      fields:
        fieldsOf(`id! name description tags:other value:other attributes:other is_fido:boolean is_totp:boolean
        parse_test_public_id parse_test_options:other`),
      write: writesAt('/synthetics/variables'),
    },
    synthetics_locations: {
      list: wholeAt('/synthetics/locations', 'locations'),
      fields: fieldsOf(readOnly('id name')),
    },
    users: {
      record: { id: 'handle' },
      list: wholeAt('/user', 'users'),
      fields: fieldsOf('handle email name access_role disabled:boolean icon! verified:boolean!'),
      write: writesAt('/user', { record: 'user', id: 'handle' }),
    },
    log_indexes: {
      record: { id: 'name' },
      list: wholeAt('/logs/config/indexes', 'indexes'),
      fields: fieldsOf(`name filter:other exclusion_filters:other daily_limit:int daily_limit_reset:other
        daily_limit_warning_threshold_percentage:float num_retention_days:int num_flex_logs_retention_days:int tags:other
        is_rate_limited:boolean!`),
      write: writesAt('/logs/config/indexes', { id: 'name' }),
    },
    log_pipelines: {
      list: wholeAt('/logs/config/pipelines', '.'),
      fields: fieldsOf(`id! name description filter:other processors:other tags:other is_enabled:boolean
        is_read_only:boolean! type!`),
      write: writesAt('/logs/config/pipelines'),
    },
    organizations: {
      record: { id: 'public_id' },
      list: wholeAt('/org', 'orgs'),
      fields: fieldsOf(
        readOnly(
          'public_id name description created billing:other settings:other subscription:other trial:boolean',
        ),
      ),
    },
  },
});
