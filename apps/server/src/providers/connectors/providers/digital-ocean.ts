import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import type { PlainObject } from '@dowel/schema/rules';
import { byReference, shownAs } from './by-reference.ts';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, onePage, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { presentFields } from './present-fields.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/digitalocean/openapi, specification.
const reference = 'https://docs.digitalocean.com/reference/api/digitalocean/';
const HOUR_MS = 3_600_000;

function listAt(path: string, records: string, equalsFields?: string[]): ListEndpoint {
  const paging = urlPages('links.pages.next', { per_page: 200 }, reference);
  return {
    ...listsAt(reference, paging, records)(path),
    ...(equalsFields && { conditions: foundBy(equalsFields, reference) }),
  };
}

const time = { format: 'rfc3339', documentation: reference } as const;
const createTime = { member: 'created_at', ...time };
const updateTime = { member: 'updated_at', granularityMs: 1000, ...time };
const fieldsOf = fieldsDocumentedAt(reference);
const CREATED = 'created_at:datetime!';

const writesAt = (
  path: string,
  record: string,
  more: { ways?: readonly Way[]; id?: string; update?: 'PATCH' } = {},
) => plainWrites(path, { documentation: reference, update: 'PUT', record, ...more });

/** What is only read. */
const read = (path: string, records: string, words: string, id = 'id'): ConnectorException => ({
  record: { id, ...(words.includes('created_at:datetime') && { createTime }) },
  list: listAt(path, records),
  fields: fieldsOf(readOnly(words)),
});

const allDroplets = listAt('/v2/droplets', 'droplets');

const droplet = {
  fields:
    fieldsOf(`id:int! name memory:int! vcpus:int! disk:int! disk_info:other! locked:boolean! status! kernel:other!
    features:other! backup_ids:other! next_backup_window:other! snapshot_ids:other! image:other volume_ids:other!
    size:other size_slug! networks:other! region:other tags:other vpc_uuid gpu_info:other! volumes:other
    ${CREATED}`),
  write: writesAt('/v2/droplets', 'droplet', { ways: ['create', 'delete'] }),
} satisfies ConnectorException;

/** What a new droplet takes of what it is answered with. */
const taken = { image: ({ slug, id }: PlainObject) => slug ?? id, size: 'slug', region: 'slug' };

/** DigitalOcean's API 2. No list can be limited to what has changed. */
export const digitalOcean = usualConnector({
  provider: 'digitalOcean',
  displayName: 'DigitalOcean',
  errors: {
    message: 'message',
    wait: [{ header: 'ratelimit-reset', format: 'epochSeconds' }],
    documentation: reference,
  },
  budgets: [{ scope: 'connection', requests: 5000, perMs: HOUR_MS, documentation: reference }],
  functions: {
    secrets: {
      // Of the administrators too: models/database_connection.yml and database_user.yml of the document.
      databases: 'uri password access_key',
      // Where logs are sent to: models/app_log_destination_definition.yml, and what that refers to.
      apps: 'api_key token password',
      // Whoever has it writes in the channel: models/slack_details.yml.
      alert_policies: 'url',
    },
    toFields: shownAs({ droplets: { volumes: 'volume_ids' }, gpu_droplets: { volumes: 'volume_ids' } }),
    toRecord: byReference({
      droplets: taken,
      gpu_droplets: taken,
      volumes: { region: 'slug' },
    }),
    // What a change of them does not say is set back: https://docs.digitalocean.com/reference/pydo/reference/firewalls/update/
    sentBeside: presentFields(() => digitalOcean, { firewalls: [], alert_policies: [], uptime_checks: [] }),
  },
  object: {
    record: { id: 'id', createTime },
    list: listAt('/v2/tags', 'tags'),
  },
  objects: {
    droplets: { ...droplet, list: { ...allDroplets, conditions: foundBy(['name'], reference) } },
    // They are in no list that has the others too.
    gpu_droplets: {
      ...droplet,
      displayName: 'GPU Droplets',
      list: { ...allDroplets, request: { ...allDroplets.request, query: { type: 'gpus' } } },
    },
    domains: {
      record: { id: 'name' },
      list: listAt('/v2/domains', 'domains'),
      fields: fieldsOf('name ip_address ttl:int! zone_file!'),
      write: writesAt('/v2/domains', 'domain', { ways: ['create', 'delete'], id: 'name' }),
    },
    domain_records: {
      parents: {
        object: 'domains',
        values: { domain_name: 'name' },
        // A path below a domain needs both ids.
        idField: 'domainAndId',
        documentation: reference,
      },
      record: { id: 'id' },
      // Its parameter `name` takes the name with that of the domain, which a record does not have.
      list: listAt('/v2/domains/{domain_name}/records', 'domain_records', ['type']),
      fields: fieldsOf('id:int! type name data priority:int port:int ttl:int weight:int flags:int tag'),
      write: writesAt('/v2/domains/{domain_name}/records', 'domain_record'),
    },
    ssh_keys: {
      record: { id: 'id' },
      list: listAt('/v2/account/keys', 'ssh_keys'),
      fields: fieldsOf('id:int! fingerprint! public_key name'),
      write: writesAt('/v2/account/keys', 'ssh_key'),
    },
    actions: read(
      '/v2/actions',
      'actions',
      `id:int status type started_at:datetime completed_at:datetime resource_id:int resource_type region:other
      region_slug`,
    ),
    apps: {
      record: { id: 'id', createTime, updateTime },
      list: {
        ...listAt('/v2/apps', 'apps'),
        request: { path: '/v2/apps', query: { with_projects: 'true' }, documentation: reference },
      },
      fields: fieldsOf(
        readOnly(`id owner_uuid spec:other default_ingress live_domain live_url live_url_base region:other tier_slug
        domains:other project_id active_deployment:other in_progress_deployment:other pending_deployment:other
        pinned_deployment:other last_deployment_created_at:datetime dedicated_ips:other vpc:other created_at:datetime
        updated_at:datetime`),
      ),
    },
    cdn_endpoints: {
      list: listAt('/v2/cdn/endpoints', 'endpoints'),
      fields: fieldsOf(`id! origin endpoint! ttl:int certificate_id custom_domain ${CREATED}`),
      write: writesAt('/v2/cdn/endpoints', 'endpoint'),
    },
    certificates: {
      list: listAt('/v2/certificates', 'certificates', ['name']),
      fields: fieldsOf(
        `id! name type dns_names:other state! not_after:datetime! sha1_fingerprint! ${CREATED}`,
      ),
      write: writesAt('/v2/certificates', 'certificate', { ways: ['create', 'delete'] }),
    },
    invoices: read(
      '/v2/customers/my/invoices',
      'invoices',
      'invoice_uuid invoice_id amount invoice_period updated_at',
      'invoice_uuid',
    ),
    databases: {
      list: listsAt(reference, onePage(), 'databases')('/v2/databases'),
      fields: fieldsOf(
        readOnly(`id name engine version semantic_version num_nodes:int size region status private_network_uuid tags:other
        db_names:other ui_connection:other schema_registry_connection:other connection:other private_connection:other
        standby_connection:other standby_private_connection:other users:other maintenance_window:other project_id
        rules:other version_end_of_life version_end_of_availability storage_size_mib:int metrics_endpoints:other
        do_settings:other created_at:datetime`),
      ),
    },
    firewalls: {
      list: listAt('/v2/firewalls', 'firewalls'),
      fields:
        fieldsOf(`id! name status! pending_changes:other! droplet_ids:other tags:other inbound_rules:other
        outbound_rules:other ${CREATED}`),
      write: writesAt('/v2/firewalls', 'firewall'),
    },
    images: {
      // Its parameter `type` takes other words than the member of a record has.
      list: listAt('/v2/images', 'images'),
      fields:
        fieldsOf(`id:int! name type! distribution slug! public:boolean! regions:other! min_disk_size:int!
        size_gigabytes:float! description tags:other! status! error_message! ${CREATED}`),
      write: writesAt('/v2/images', 'image', { ways: ['update', 'delete'] }),
    },
    kubernetes_clusters: {
      record: { id: 'id', createTime, updateTime },
      list: listAt('/v2/kubernetes/clusters', 'kubernetes_clusters'),
      fields: fieldsOf(
        readOnly(`id name region version cluster_subnet service_subnet vpc_uuid worker_subnet_uuid ipv4 endpoint
        tags:other node_pools:other maintenance_policy:other auto_upgrade:boolean isolated_workers:boolean status:other
        surge_upgrade:boolean ha:boolean registry_enabled:boolean registries:other control_plane_firewall:other
        cluster_autoscaler_configuration:other sso:other routing_agent:other coredns_autoscaler:other
        amd_gpu_device_plugin:other amd_gpu_device_metrics_exporter_plugin:other nvidia_gpu_device_plugin:other
        rdma_shared_dev_plugin:other p2p_oci_registry_plugin:other created_at:datetime updated_at:datetime`),
      ),
    },
    projects: {
      record: { id: 'id', createTime, updateTime },
      list: listAt('/v2/projects', 'projects'),
      fields:
        fieldsOf(`id! owner_uuid! owner_id:int! name description purpose environment is_default:boolean ${CREATED}
        updated_at:datetime!`),
      write: writesAt('/v2/projects', 'project', { update: 'PATCH' }),
    },
    reserved_ips: read(
      '/v2/reserved_ips',
      'reserved_ips',
      'ip region:other droplet:other locked:boolean project_id',
      'ip',
    ),
    snapshots: {
      list: listAt('/v2/snapshots', 'snapshots', ['resource_type']),
      fields: fieldsOf(
        `id! name! regions:other! min_disk_size:int! size_gigabytes:float! resource_id! resource_type! tags:other!
        ${CREATED}`,
      ),
      write: writesAt('/v2/snapshots', 'snapshot', { ways: ['delete'] }),
    },
    volumes: {
      list: listAt('/v2/volumes', 'volumes', ['name']),
      fields: fieldsOf(`id! droplet_ids:other! name description size_gigabytes:int tags:other region:other
        filesystem_type filesystem_label created_at!`),
      write: writesAt('/v2/volumes', 'volume', { ways: ['create', 'delete'] }),
    },
    vpcs: {
      list: listAt('/v2/vpcs', 'vpcs'),
      fields: fieldsOf(`id! urn! name description region ip_range default:boolean ${CREATED}`),
      write: writesAt('/v2/vpcs', 'vpc', { update: 'PATCH' }),
    },
    uptime_checks: {
      record: { id: 'id' },
      list: listAt('/v2/uptime/checks', 'checks'),
      fields: fieldsOf('id! name type target regions:other enabled:boolean'),
      write: writesAt('/v2/uptime/checks', 'check'),
    },
    alert_policies: {
      record: { id: 'uuid' },
      list: listAt('/v2/monitoring/alerts', 'policies'),
      fields: fieldsOf(
        'uuid! type description compare value:float window entities:other tags:other alerts:other enabled:boolean',
      ),
      write: writesAt('/v2/monitoring/alerts', 'policy', { id: 'uuid' }),
    },
    tags: {
      record: { id: 'name' },
      list: listAt('/v2/tags', 'tags'),
      fields: fieldsOf('name resources:other!'),
      write: writesAt('/v2/tags', 'tag', { ways: ['create', 'delete'], id: 'name' }),
    },
  },
});
