import type { ConnectorException, ListEndpoint } from '@dowel/schema/connector';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, onePage, type Query, urlPages } from './pages.ts';
import { plainWrites } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's Swagger document: github.com/Iterable/api-client, api-docs.json. Of the times of templates
// and catalogue items it says another form than the client beside it, which has tried what is answered (src/types).
const documentation = 'https://api.iterable.com/api/docs';

/** A list with numbered pages, whose next address is in the answer. */
function pagedAt(path: string, records: string, max: number, query?: Query): ListEndpoint {
  const paging = urlPages('nextPageUrl', { pageSize: max }, documentation);
  return listsAt(documentation, paging, records)(`/api/${path}`, query);
}

/** A list that comes whole. */
const wholeAt = (path: string, records: string) =>
  listsAt(documentation, onePage(documentation), records)(`/api/${path}`);

/** Times of most records are in milliseconds, those of snippets in ISO 8601. */
const timed = (format: 'epochMs' | 'rfc3339', id = 'id'): Pick<ConnectorException, 'record'> => ({
  record: {
    id,
    ...timesOf(documentation, { updated: 'updatedAt', created: 'createdAt', format, granularityMs: 1 }),
  },
});

const fieldsOf = fieldsDocumentedAt(documentation);
const readFields = (words: string) => fieldsOf(readOnly(words));

/**
 * Iterable's API. Its people can only be exported as files, or asked for one by one, so they are not read here. No list
 * can be limited to what has changed.
 */
export const iterable = usualConnector({
  provider: 'iterable',
  displayName: 'Iterable',
  errors: { message: ['msg', 'message', 'error'], documentation },
  // The strictest limit of these lists is 100 calls a second.
  budgets: [{ scope: 'account', requests: 100, perMs: 1000, documentation }],
  object: {
    list: wholeAt('{objectName}', '{objectName}'),
  },
  objects: {
    campaigns: {
      ...timed('epochMs'),
      list: pagedAt('campaigns', 'campaigns', 1000, { sort: 'id' }),
      fields:
        readFields(`id:int name campaignState type messageMedium templateId:int workflowId:int listIds:other
        suppressionListIds:other labels:other recurringCampaignId:int sendSize:int startAt:int endedAt:int
        createdAt:int createdByUserId updatedAt:int updatedByUserId`),
    },
    templates: {
      ...timed('epochMs', 'templateId'),
      list: pagedAt('templates', 'templates', 1000, { sort: 'id' }),
      fields: readFields(`templateId:int name campaignId:int clientTemplateId messageTypeId:int creatorUserId
        createdAt:int updatedAt:int`),
    },
    // Those that are archived are in no list that has the others too.
    journeys: {
      ...timed('epochMs'),
      list: pagedAt('journeys', 'journeys', 50, { sort: 'id' }),
      fields: readFields(`id:int name description journeyType enabled:boolean isArchived:boolean draft:other
        startTileId:int triggerEventNames:other lifetimeLimit:int simultaneousLimit:int creatorUserId createdAt:int
        updatedAt:int`),
    },
    lists: {
      record: { id: 'id', createTime: { member: 'createdAt', format: 'epochMs', documentation } },
      fields: fieldsOf(
        'id:int! name description listType! isGlobalSuppressionEnabled:boolean! createdAt:int!',
      ),
      write: {
        ...plainWrites('/api/lists', { documentation, ways: ['create', 'delete'], canGet: false }),
        answer: { id: 'listId' },
      },
    },
    channels: { fields: readFields('id:int name channelType messageMedium') },
    messageTypes: {
      ...timed('epochMs'),
      fields:
        readFields(`id:int name channelId:int subscriptionPolicy rateLimitPerMinute:int frequencyCap:other
        createdAt:int updatedAt:int`),
    },
    snippets: {
      ...timed('rfc3339'),
      fields: fieldsOf(`id:other! name content description variables:other projectId:int! createdAt:datetime!
        createdBy! updatedAt:datetime! updatedBy!`),
      write: {
        ...plainWrites('/api/snippets', { documentation, update: 'PUT' }),
        get: { path: '/api/snippets/{id}', record: 'snippet' },
        answer: { id: 'snippetId' },
      },
    },
    webhooks: {
      fields: readFields(`id:int endpoint enabled:boolean authType blastSendEnabled:boolean
        triggeredSendEnabled:boolean channelIds:other messageTypeIds:other`),
    },
    // The client takes no more than 100 names a page. Of the items of a catalogue it takes ten times as many.
    catalogs: {
      record: { id: 'name' },
      list: pagedAt('catalogs', 'catalogNames', 100),
      fields: readFields('name'),
    },
    catalog_items: {
      record: {
        id: 'itemId',
        updateTime: { member: 'lastModified', format: 'epochMs', granularityMs: 1, documentation },
      },
      parents: {
        object: 'catalogs',
        values: { catalog: 'name' },
        idField: 'catalogAndItem',
        documentation,
      },
      list: pagedAt('catalogs/{catalog}/items', 'catalogItemsWithProperties', 100),
      fields: readFields('catalogName itemId lastModified:int size:int value:other'),
    },
  },
});
