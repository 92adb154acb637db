import type { ConnectorException, ListEndpoint, Parents } from '@dowel/schema/connector';
import { ProviderText } from '../../provider-words/provider-text.ts';
import type { OwnPages } from '../engine/definition.ts';
import { foundBy } from './found-by.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, onePage, type Query, urlPages } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document, "Dixa API", version beta, which docs.dixa.io/openapi shows. The pages
// have a version v1 beside it (https://docs.dixa.io/docs/integration-migration-guide).
const documentation = 'https://docs.dixa.io/openapi/dixa-api/beta/';
const standards = 'https://docs.dixa.io/docs/api-standards-rules/';
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;

/** A list whose pages each name the next one. Its largest page is not documented. */
const paged = listsAt(documentation, urlPages('meta.next', { pageLimit: 50 }, documentation), 'data');
const pagedAt = (path: string) => paged(`/beta/${path}`);

/** A list that comes whole. */
const wholeAt = (path: string, query?: Query) =>
  listsAt(documentation, onePage(documentation), 'data')(`/beta/${path}`, query);

const finding = (path: string, equalsFields: string[]): ListEndpoint => ({
  ...pagedAt(path),
  conditions: foundBy(equalsFields, documentation),
});

const createdRecord: ConnectorException['record'] = {
  id: 'id',
  createTime: { member: 'createdAt', format: 'rfc3339', documentation },
};

const fieldsOf = fieldsDocumentedAt(documentation, 'id!');
const readFields = (words: string) => fieldsOf(readOnly(words));

const writesAt = (path: string, ways: readonly Way[], canGet = true) =>
  plainWrites(`/beta/${path}`, { documentation, ways, record: 'data', canGet });

const below = (object: string, placeholder: string, idField?: string): Parents => ({
  object,
  values: { [placeholder]: 'id' },
  ...(idField !== undefined && { idField }),
  documentation,
});

/** Those of flows. Without one, Dixa lists the flows of PstnPhone only. */
const CHANNELS = `PstnPhone WhatsApp Voicemail WidgetChat FacebookMessenger Email ContactForm Callback
  Messenger`.split(/\s+/);

/** Reads the flows of one channel after the other. A cursor is the name of a channel. */
const flowPages: OwnPages = async ({ cursor }, read) => {
  const channel = cursor?.toSend() ?? CHANNELS[0] ?? '';
  const next = CHANNELS[CHANNELS.indexOf(channel) + 1];
  return { ...(await read({ channel })), ...(next && { nextCursor: new ProviderText(next) }) };
};

/**
 * Dixa's API. No list of it knows what has changed, but the activity log, whose entries stay as they are. Conversations
 * are listed below the people who have them. Webhooks are left out, because they answer with secrets.
 */
export const dixa = usualConnector({
  provider: 'dixa',
  displayName: 'Dixa',
  errors: { message: ['message'], documentation },
  budgets: [
    { scope: 'connection', requests: 10, perMs: 1000, documentation: standards },
    { scope: 'connection', requests: 864_000, perMs: DAY_MS, documentation: standards },
  ],
  functions: { pagesOf: (objectName) => (objectName === 'flows' ? flowPages : undefined) },
  object: {
    list: wholeAt('{objectName}'),
  },
  objects: {
    endusers: {
      record: createdRecord,
      // The list also finds people by a telephone number, under a name that records do not have. So it is left out.
      list: finding('endusers', ['email', 'externalId']),
      fields: fieldsOf(`createdAt:datetime! displayName email phoneNumber additionalEmails:other
        additionalPhoneNumbers:other firstName lastName middleNames:other avatarUrl externalId`),
      write: writesAt('endusers', ['create', 'update']),
    },
    agents: {
      record: createdRecord,
      list: finding('agents', ['email']),
      // The address of an agent can be given once.
      fields: fieldsOf(`createdAt:datetime! displayName email avatarUrl phoneNumber additionalEmails:other
        additionalPhoneNumbers:other firstName lastName middleNames:other roles:other!`),
      write: writesAt('agents', ['create', 'update', 'delete']),
    },
    teams: { fields: fieldsOf('name'), write: writesAt('teams', ['create', 'delete']) },
    team_agents: {
      parents: below('teams', 'teamId', 'teamAndId'),
      list: wholeAt('teams/{teamId}/agents'),
      fields: readFields('name email phoneNumber'),
    },
    queues: {
      fields: readFields(`name isDefault:boolean organizationId queueThresholds:other slaCalculationMethod
        offerTimeout:int offeringAlgorithm memberListType usages:other wrapupTimeout:int priority:int
        offerAbandonedConversations:boolean doNotOfferTimeouts:other isDoNotOfferEnabled:boolean
        isPreferredAgentEnabled:boolean preferredAgentTimeouts:other preferredAgentOfflineTimeout:int
        personalAgentOfflineTimeout:int isRestricted:boolean`),
    },
    queue_members: {
      record: { id: 'agentId' },
      parents: below('queues', 'queueId', 'queueAndId'),
      list: wholeAt('queues/{queueId}/members'),
      fields: fieldsDocumentedAt(documentation)('agentId! priority:int!'),
    },
    tags: {
      list: wholeAt('tags', { includeDeactivated: 'true' }),
      fields: fieldsOf('name color state!'),
      write: writesAt('tags', ['create', 'delete']),
    },
    flows: {
      list: wholeAt('conversations/flows'),
      fields: readFields('name channel contactEndpointId'),
    },
    'custom-attributes': {
      fields: readFields(`entityType identifier label inputDefinition:other description createdAt updatedAt
        isRequired:boolean isArchived:boolean isDeactivated:boolean`),
    },
    templates: {
      list: pagedAt('templates'),
      fields: readFields(
        'name content createdBy createdAt lastEditedBy lastEditedAt translations:other subject',
      ),
      write: writesAt('templates', ['delete'], false),
    },
    collections: {
      list: pagedAt('knowledge/collections'),
      fields: readFields('title description internalKbEnabled:boolean restrictions:other'),
    },
    conversations: {
      record: createdRecord,
      parents: below('endusers', 'userId'),
      list: pagedAt('endusers/{userId}/conversations'),
      fields: fieldsDocumentedAt(documentation)(
        readOnly(`id:int requesterId channel createdAt:datetime direction state stateUpdatedAt:datetime
        anonymizedAt:datetime link:other transportExpiresAt:datetime assignment:other
        queue:other browserInfo:other language fromEmail toEmail integrationEmail subject fromContactPointId
        toContactPointId fromNumber toNumber conversationType contactPointTwitterId endUserTwitterId`),
      ),
    },
    messages: {
      record: createdRecord,
      parents: below('conversations', 'conversationId'),
      list: wholeAt('conversations/{conversationId}/messages'),
      fields: readFields('authorId externalId createdAt:datetime attributes:other'),
    },
    notes: {
      record: createdRecord,
      parents: below('conversations', 'conversationId'),
      list: wholeAt('conversations/{conversationId}/notes'),
      fields: fieldsOf('authorId! createdAt:datetime csid:int! message'),
      write: writesAt('conversations/{conversationId}/notes', ['create'], false),
    },
    activitylog: {
      record: {
        id: 'id',
        updateTime: { member: 'activityTimestamp', format: 'rfc3339', granularityMs: 1000, documentation },
        createTime: { member: 'activityTimestamp', format: 'rfc3339', documentation },
      },
      list: {
        ...pagedAt('conversations/activitylog'),
        conditions: {
          style: 'parameters',
          from: { query: 'fromDatetime' },
          until: { query: 'toDatetime' },
          documentation,
        },
      },
      changes: {
        source: 'filter',
        format: 'rfc3339',
        // Neither is said of the time itself, nor of how soon an entry is in the log.
        isFromInclusive: false,
        isUntilInclusive: false,
        settleMs: MINUTE_MS,
        overlapMs: 5 * MINUTE_MS,
        granularityMs: 1000,
        documentation,
      },
      fields: readFields(
        'conversationId:int activityTimestamp activityType:other _type author:other attributes:other',
      ),
    },
    'analytics/metrics': {
      list: pagedAt('analytics/metrics'),
      fields: readFields('description filters:other aggregations:other relatedRecordIds:other'),
    },
    'analytics/records': {
      list: pagedAt('analytics/records'),
      fields: readFields('description filters:other relatedMetricIds:other fieldsMetadata:other'),
    },
  },
});
