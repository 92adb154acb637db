import type { ConnectorException } from '@dowel/schema/connector';
import { shownAs } from './by-reference.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { cursorPages, listsAt, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's own client: github.com/segmentio/public-api-sdk-typescript, api and model.
const reference = 'https://docs.segmentapis.com/';

const pages = cursorPages(
  'data.pagination.next',
  'pagination[cursor]',
  { 'pagination[count]': 200 },
  reference,
);
const listAt = (path: string, records: string, query?: Query) =>
  listsAt(reference, pages, `data.${records}`)(path, query);

const time = { format: 'rfc3339', documentation: reference } as const;
const createTime = { member: 'createdAt', ...time };
const updateTime = { member: 'updatedAt', granularityMs: 1, ...time };
const fieldsOf = fieldsDocumentedAt(reference, 'id!');

const writesAt = (path: string, record: string, ways?: readonly Way[]) =>
  plainWrites(path, { documentation: reference, record: `data.${record}`, ways });

const read = (path: string, records: string, words: string): ConnectorException => ({
  list: listAt(path, records),
  fields: fieldsOf(readOnly(words)),
});

/** Functions of one kind: the list has to be told which. */
const functionsOf = (resourceType: string): ConnectorException => ({
  record: { id: 'id', createTime },
  list: listAt('/functions', 'functions', { resourceType }),
  fields: fieldsOf('resourceType displayName description logoUrl catalogId! createdBy! createdAt:datetime!'),
  write: writesAt('/functions', 'function'),
});

const belowSpaces = (kind: string, records: string, words: string, query?: Query): ConnectorException => ({
  parents: { object: 'spaces', values: { spaceId: 'id' }, documentation: reference },
  record: { id: 'id', createTime, updateTime },
  list: listAt(`/spaces/{spaceId}/${kind}`, records, query),
  fields: fieldsOf(
    readOnly(`name description key enabled:boolean definition:other status createdBy updatedBy
    createdAt:datetime updatedAt:datetime options:other ${words}`),
  ),
});

/** What the catalogue of Segment has to choose from. */
const METADATA = 'name slug description logos:other options:other';

const metadata = { metadataId: 'metadata' };

/** Segment's Public API. No list can be limited to what has changed. */
export const segment = usualConnector({
  provider: 'segment',
  displayName: 'Segment',
  errors: {
    message: ['errors.0.message', 'errors.0.type'],
    documentation: reference,
  },
  functions: {
    // The document shows write keys only to administrators. Settings have what opens another product:
    // https://github.com/segmentio/terraform-provider-segment/blob/main/docs/resources/warehouse.md
    secrets: { sources: 'writeKeys settings', destinations: 'settings', warehouses: 'settings' },
    toFields: shownAs({ sources: metadata, destinations: metadata, warehouses: metadata }),
  },
  object: {
    list: listAt('/sources', 'sources'),
  },
  objects: {
    sources: {
      record: { id: 'id', omit: ['writeKeys'] },
      fields: fieldsOf(`slug name metadataId metadata:other! workspaceId! enabled:boolean labels:other!`),
      write: writesAt('/sources', 'source'),
    },
    destinations: {
      list: listAt('/destinations', 'destinations'),
      fields: fieldsOf('name enabled:boolean metadataId metadata:other! sourceId'),
      write: writesAt('/destinations', 'destination'),
    },
    warehouses: {
      list: listAt('/warehouses', 'warehouses'),
      fields: fieldsOf('metadataId metadata:other! workspaceId! enabled:boolean'),
      write: writesAt('/warehouses', 'warehouse'),
    },
    tracking_plans: {
      record: { id: 'id', createTime, updateTime },
      list: listAt('/tracking-plans', 'trackingPlans'),
      fields: fieldsOf('name slug! description type updatedAt:datetime! createdAt:datetime!'),
      write: writesAt('/tracking-plans', 'trackingPlan'),
    },
    source_functions: functionsOf('SOURCE'),
    destination_functions: functionsOf('DESTINATION'),
    insert_functions: functionsOf('INSERT_DESTINATION'),
    reverse_etl_models: {
      list: listAt('/reverse-etl-models', 'models'),
      fields: fieldsOf('sourceId name description enabled:boolean query queryIdentifierColumn'),
      write: writesAt('/reverse-etl-models', 'reverseEtlModel'),
    },
    transformations: {
      list: listAt('/transformations', 'transformations'),
      fields: fieldsOf(`name sourceId destinationMetadataId enabled:boolean if drop:boolean newEventName
        propertyRenames:other propertyValueTransformations:other fqlDefinedProperties:other allowProperties:other
        hashPropertiesConfiguration:other`),
      write: writesAt('/transformations', 'transformation'),
    },
    spaces: read('/spaces', 'spaces', 'slug name'),
    audiences: belowSpaces(
      'audiences',
      'audiences',
      'audienceType computeCadence:other size:other schedules:other',
      // Otherwise no audience says when it is computed.
      { include: 'schedules' },
    ),
    computed_traits: belowSpaces('computed-traits', 'computedTraits', ''),
    users: read('/users', 'users', 'name email permissions:other'),
    user_groups: {
      list: listAt('/groups', 'userGroups'),
      fields: fieldsOf('name memberCount:int! permissions:other!'),
      write: writesAt('/groups', 'userGroup'),
    },
    roles: read('/roles', 'roles', 'name description'),
    audit_events: {
      ...read(
        '/audit-events',
        'events',
        'timestamp:datetime type actor actorEmail resourceId resourceType resourceName',
      ),
      record: { id: 'id', createTime: { member: 'timestamp', ...time } },
    },
    source_catalog: read(
      '/catalog/sources',
      'sourcesCatalog',
      `${METADATA} categories:other isCloudEventSource:boolean status partnerOwned:boolean`,
    ),
    destination_catalog: read(
      '/catalog/destinations',
      'destinationsCatalog',
      `${METADATA} status previousNames:other categories:other website components:other supportedFeatures:other
      supportedMethods:other supportedPlatforms:other actions:other presets:other contacts:other partnerOwned:boolean
      supportedRegions:other regionEndpoints:other multiInstanceSupportedVersion`,
    ),
    warehouse_catalog: read('/catalog/warehouses', 'warehousesCatalog', METADATA),
  },
});
