import type { Connector, ConnectorException, ConnectorObject, ListEndpoint } from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, listedFields } from './listed-fields.ts';
import { linkPages, listsAt, onePage, type Query } from './pages.ts';
import { plainWrites, repeatable } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/okta/okta-management-openapi-spec, dist/current/management-minimal.yaml.
const reference = 'https://developer.okta.com/docs/api/openapi/okta-management/management';
const paginationPage = 'https://developer.okta.com/docs/api/#pagination';
const MINUTE_MS = 60_000;

/** @param max how many records a page has at most. Null: nobody can choose it, because there is one page. */
function listOf(path: string, max: number | null, query?: Query): ListEndpoint {
  const paging = max === null ? onePage(undefined, 1000) : linkPages({ limit: max }, paginationPage);
  return listsAt(reference, paging, '.')(path, query);
}

/** A list that a text limits to what has changed. */
const changedIn = (list: ListEndpoint, query: string, operator: 'gt' | 'ge'): ListEndpoint => ({
  ...list,
  conditions: {
    style: 'parameters',
    from: { query, text: `lastUpdated ${operator} "{value}"` },
    documentation: 'https://developer.okta.com/docs/api/#filter',
  },
});

const changes = changedSince({
  isFromInclusive: false,
  granularityMs: 1000,
  documentation: 'https://developer.okta.com/docs/api/#filter',
}) satisfies ConnectorObject['changes'];

const timed = {
  id: 'id',
  updateTime: { member: 'lastUpdated', format: 'rfc3339', granularityMs: 1000, documentation: reference },
  createTime: { member: 'created', format: 'rfc3339', documentation: reference },
  omit: ['_links', '_embedded'],
} satisfies ConnectorObject['record'];

const times = 'created:datetime! lastUpdated:datetime!';

const fieldsOf = fieldsDocumentedAt(reference, 'id!');

/**
 * Records are created and deleted. They are not changed: a change with PUT replaces a whole record, so that each field
 * that is not sent is lost.
 */
const writesAt = (path: string, wrap?: string) =>
  plainWrites(path, { ways: ['create', 'delete'], sent: wrap ? { wrap } : {}, documentation: reference });

/** What an org has added to the profiles of its people, only their records tell. */
const userFields: ConnectorException['fields'] = {
  source: 'sampled',
  also: listedFields(`id! status! ${times} activated:datetime! statusChanged:datetime! lastLogin:datetime!
    passwordChanged:datetime! realmId! transitioningToStatus! type:other! credentials:other! login email secondEmail
    firstName lastName middleName honorificPrefix honorificSuffix displayName nickName title userType employeeNumber
    organization department division costCenter manager managerId mobilePhone primaryPhone streetAddress city state
    zipCode countryCode postalAddress preferredLanguage locale timezone profileUrl`),
  documentation: `${reference}/tag/User/`,
};

const person: ConnectorException['record'] = { ...timed, unwrap: ['profile'] };

const users: ConnectorException = {
  record: person,
  // Without a filter, the list lacks people who are deactivated.
  list: listOf('/api/v1/users', 200, { filter: 'lastUpdated ge "1970-01-01T00:00:00.000Z"' }),
  filteredList: changedIn(listOf('/api/v1/users', 200), 'filter', 'ge'),
  changes: { ...changes, isFromInclusive: true },
  fields: userFields,
  write: {
    create: {
      method: 'POST',
      path: '/api/v1/users',
      wrap: 'profile',
      // No two people have the same login.
      repeat: {
        by: 'probe',
        path: '/api/v1/users?filter=profile.login%20eq%20%22{value}%22',
        field: 'login',
        records: '.',
      },
      documentation: `${reference}/tag/User/`,
    },
    // POST changes what is sent, and PUT everything.
    update: {
      method: 'POST',
      path: '/api/v1/users/{id}',
      wrap: 'profile',
      repeat: { by: 'upsert' },
      documentation: `${reference}/tag/User/`,
    },
    // A first DELETE only deactivates a person, and a second one deletes, so none is offered.
    get: { path: '/api/v1/users/{id}' },
    answer: { record: '.', id: 'id' },
  },
};

const below = (object: 'groups' | 'apps', placeholder: string): ConnectorException['parents'] => ({
  object,
  values: { [placeholder]: 'id' },
  // The same person or group can be below several.
  idField: `${placeholder}AndId`,
  documentation: reference,
});

const objects: Connector['objects'] = {
  users,
  groups: {
    record: { ...timed, unwrap: ['profile'], omit: [...timed.omit, 'lastMembershipUpdated'] },
    list: changedIn(listOf('/api/v1/groups', 200), 'filter', 'gt'),
    changes,
    fields: {
      source: 'sampled',
      also: listedFields(`id! type! ${times} objectClass:other! name description`),
      documentation: `${reference}/tag/Group/`,
    },
    write: writesAt('/api/v1/groups', 'profile'),
  },
  group_members: {
    displayName: 'Members of groups',
    parents: below('groups', 'group'),
    record: person,
    list: listOf('/api/v1/groups/{group}/users', 1000),
    fields: userFields,
    write: {
      delete: repeatable('DELETE', '/api/v1/groups/{group}/users/{id}', `${reference}/tag/Group/`),
      answer: { id: 'id' },
    },
  },
  group_rules: {
    list: listOf('/api/v1/groups/rules', 200),
    fields: fieldsOf(`name type status! conditions:other actions:other ${times}`),
    write: writesAt('/api/v1/groups/rules'),
  },
  apps: {
    displayName: 'Applications',
    record: { ...timed, omit: [...timed.omit, 'credentials'] },
    list: listOf('/api/v1/apps', 200, { includeNonDeleted: 'true' }),
    fields:
      fieldsOf(`name label status! signOnMode features:other! ${times} accessibility:other visibility:other
      settings:other licensing:other profile:other orn! universalLogout:other!
      expressConfiguration:other!`),
    // Only an app that is deactivated can be deleted.
    write: writesAt('/api/v1/apps'),
  },
  app_users: {
    displayName: 'Users of applications',
    parents: below('apps', 'app'),
    list: listOf('/api/v1/apps/{app}/users', 500),
    fields: fieldsOf(`externalId! scope status! syncState! ${times} statusChanged:datetime! lastSync:datetime!
      passwordChanged:datetime! credentials:other profile:other`),
    write: {
      create: repeatable('POST', '/api/v1/apps/{app}/users', `${reference}/tag/ApplicationUsers/`),
      update: repeatable('POST', '/api/v1/apps/{app}/users/{id}', `${reference}/tag/ApplicationUsers/`),
      delete: repeatable('DELETE', '/api/v1/apps/{app}/users/{id}', `${reference}/tag/ApplicationUsers/`),
      get: { path: '/api/v1/apps/{app}/users/{id}' },
      answer: { record: '.', id: 'id' },
    },
  },
  app_groups: {
    displayName: 'Groups of applications',
    parents: below('apps', 'app'),
    record: {
      id: 'id',
      updateTime: { member: 'lastUpdated', format: 'rfc3339', granularityMs: 1000, documentation: reference },
      omit: ['_links', '_embedded'],
    },
    list: listOf('/api/v1/apps/{app}/groups', 200),
    fields: fieldsOf('priority:int! profile:other! lastUpdated:datetime!'),
    write: {
      delete: repeatable('DELETE', '/api/v1/apps/{app}/groups/{id}', `${reference}/tag/ApplicationGroups/`),
      answer: { id: 'id' },
    },
  },
  devices: {
    record: { ...timed, unwrap: ['profile'] },
    list: changedIn(listOf('/api/v1/devices', 200), 'search', 'gt'),
    // Of other searches, the vendor says that they show changes late.
    changes: { ...changes, settleMs: 5 * MINUTE_MS },
    fields:
      fieldsOf(`status! ${times} resourceAlternateId! resourceDisplayName:other! resourceId! resourceType!
      displayName! platform! manufacturer! model! osVersion! serialNumber! imei! meid! udid! sid! tpmPublicKeyHash!
      registered:boolean! managed:boolean! secureHardwarePresent:boolean! integrityJailbreak:boolean!
      diskEncryptionType!`),
    write: plainWrites('/api/v1/devices', { ways: ['delete'], documentation: `${reference}/tag/Device/` }),
  },
  authorization_servers: {
    list: listOf('/api/v1/authorizationServers', 200),
    fields:
      fieldsOf(`name description status! issuer issuerMode audiences:other ${times} credentials:other jwks:other
      jwks_uri accessTokenEncryptedResponseAlgorithm`),
    write: writesAt('/api/v1/authorizationServers'),
  },
  trusted_origins: {
    list: listOf('/api/v1/trustedOrigins', 200),
    fields: fieldsOf(`name origin status! scopes:other ${times} createdBy! lastUpdatedBy!`),
    write: writesAt('/api/v1/trustedOrigins'),
  },
  realms: {
    list: listOf('/api/v1/realms', 200),
    fields: fieldsOf(`isDefault:boolean! profile:other ${times}`),
    write: writesAt('/api/v1/realms'),
  },
  log_streams: {
    list: listOf('/api/v1/logStreams', 200),
    fields: fieldsOf(`name! type! status! ${times}`),
  },
  user_types: {
    list: listOf('/api/v1/meta/types/user', null),
    fields: fieldsOf(`name displayName description default:boolean! ${times} createdBy! lastUpdatedBy!`),
    write: writesAt('/api/v1/meta/types/user'),
  },
  event_hooks: {
    // Headers of a channel may have secrets.
    record: { ...timed, omit: [...timed.omit, 'channel'] },
    list: listOf('/api/v1/eventHooks', null),
    fields: fieldsOf(`name! description! status! verificationStatus! events:other! ${times} createdBy!`),
  },
};

/**
 * Okta's API of an org. The next page of a list is in a header, as a whole address. The System Log is left out: a list of
 * events whose end nobody says always has a next page. Identity providers are left out too, because their records have secrets of clients.
 */
export const okta = usualConnector({
  provider: 'okta',
  displayName: 'Okta',
  errors: {
    message: 'errorSummary',
    details: [{ at: 'errorCauses', text: 'errorSummary' }],
    wait: [{ header: 'X-Rate-Limit-Reset', format: 'epochSeconds' }],
    documentation: 'https://developer.okta.com/docs/reference/rl-best-practices/',
  },
  functions: { secrets: { apps: 'client_secret', event_hooks: 'channel' } },
  object: {
    record: timed,
    list: listOf('/api/v1/apps', 200),
  },
  objects,
});
