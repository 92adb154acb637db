import type { ConnectorException, FilteredChanges } from '@dowel/schema/connector';
import { changedSince } from './changed-since.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, offsetPages, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { timesOf } from './record-times.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document "ActiveCampaign API v3", which its pages are made of, and of the
// page about paging.
const documentation = 'https://developers.activecampaign.com/reference/overview';
const pagingPage = 'https://developers.activecampaign.com/reference/pagination';
const limitsPage = 'https://developers.activecampaign.com/reference/rate-limits';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BASE = '/api/3';

const size = { into: { query: 'limit' }, max: 100 } as const;

const listAt = listsAt(documentation, offsetPages('offset', { limit: 100 }, pagingPage), '{objectName}');
const listOf = (query?: Query) => listAt(`${BASE}/{objectName}`, query);

/** A filter takes a day. Nobody says whether that day is found, too. */
const changes: FilteredChanges = changedSince({
  format: 'date',
  isFromInclusive: false,
  granularityMs: DAY_MS,
  documentation,
});

const recordWith = (updated: string, created: string): Pick<ConnectorException, 'record'> => ({
  record: {
    id: 'id',
    ...timesOf(documentation, { updated, created }),
    omit: ['links'],
  },
});

const fieldsOf = fieldsDocumentedAt(documentation, 'id!');
const readFields = (words: string) => fieldsOf(readOnly(words));

/** A record stands in a member with its name. A create that is sent twice is done twice. */
const writesOf = (name: string, ways?: readonly Way[]) =>
  plainWrites(`${BASE}/{objectName}`, {
    documentation,
    ways,
    update: 'PUT',
    record: name,
    sent: { wrap: name },
  });

/**
 * ActiveCampaign's API of the version 3. Only contacts are asked for what has changed. Other lists are read whole, and
 * their callers count: if a record is deleted between two pages, the next page begins one too late, and only a later read
 * of the whole list finds what was passed over. So deals are not limited to what has changed, although they could be.
 */
export const activeCampaign = usualConnector({
  provider: 'activeCampaign',
  displayName: 'ActiveCampaign',
  errors: {
    message: ['errors.0.title', 'message'],
    // Of a wrong field, the detail is empty.
    details: [
      { at: 'errors', text: 'detail' },
      { at: 'errors', text: 'source.pointer' },
    ],
    documentation: 'https://developers.activecampaign.com/reference/errors',
  },
  budgets: [{ scope: 'account', requests: 5, perMs: 1000, documentation: limitsPage }],
  functions: { secrets: { lists: 'twitter_token twitter_token_secret facebook_session' } },
  object: {
    record: { id: 'id', omit: ['links'] },
    list: listOf(),
  },
  objects: {
    contacts: {
      // Nobody says which time is filtered. In examples of the document, udate is weeks before the last change, so it is
      // not taken for that: what the filter finds is compared with what was delivered.
      record: {
        id: 'id',
        createTime: { member: 'cdate', format: 'rfc3339', documentation },
        omit: ['links'],
      },
      list: {
        ...listOf({ 'orders[id]': 'asc' }),
        // As the page about paging advises for many contacts.
        paging: {
          style: 'keyset',
          after: { field: 'id', member: 'id' },
          end: { when: 'emptyPage' },
          size,
          documentation: pagingPage,
        },
        conditions: {
          style: 'parameters',
          after: { query: 'id_greater' },
          from: { query: 'filters[updated_after]' },
          equals: { query: '{fieldName}' },
          // Telephone numbers are found by what they begin with.
          equalsFields: ['email'],
          documentation,
        },
      },
      changes,
      fields: fieldsOf(`email firstName lastName phone cdate:datetime! udate:datetime! orgid
        organization:other! segmentio_id! bounced_hard! bounced_soft! bounced_date:other! ip! ua:other! hash!
        socialdata_lastcheck:other! email_local! email_domain! sentcnt! rating_tstamp:other! gravatar! deleted
        anonymized! adate:other! edate:other! deleted_at:other!`),
      write: writesOf('contact'),
    },
    accounts: {
      ...recordWith('updatedTimestamp', 'createdTimestamp'),
      // Otherwise, each account has no contacts and no deals.
      list: listOf({ count_deals: 'true' }),
      fields: fieldsOf('name accountUrl owner:int createdTimestamp:datetime! updatedTimestamp:datetime!'),
      write: writesOf('account'),
    },
    accountContacts: {
      ...recordWith('updatedTimestamp', 'createdTimestamp'),
      fields: fieldsOf('account contact jobTitle createdTimestamp:datetime! updatedTimestamp:datetime!'),
      write: writesOf('accountContact'),
    },
    deals: {
      ...recordWith('mdate', 'cdate'),
      list: {
        ...listOf({ 'orders[cdate]': 'ASC' }),
        conditions: {
          style: 'parameters',
          equals: { query: 'filters[{fieldName}]' },
          // For texts, no page says whether the value has to be equal, or only to be contained.
          equalsFields: ['stage', 'group', 'status', 'owner'],
          documentation,
        },
      },
      fields:
        fieldsOf(`title description account customerAccount! contact organization! group stage owner percent value
        currency status winProbability:int! winProbabilityMdate! activitycount! nextdate:other!
        nexttaskid:other! nextdealid! edate! isDisabled:boolean! cdate:datetime! mdate:datetime!`),
      write: writesOf('deal'),
    },
    dealGroups: {
      list: listOf({ 'orders[title]': 'ASC' }),
      fields: fieldsOf(`title currency allgroups allusers autoassign stages:other! cdate:datetime!
        udate:datetime!`),
      write: writesOf('dealGroup'),
    },
    dealStages: {
      list: listOf({ 'orders[title]': 'ASC' }),
      fields:
        fieldsOf(`title group order dealOrder color width cardRegion1 cardRegion2 cardRegion3 cardRegion4
        cardRegion5 cdate:datetime! udate:datetime!`),
      write: writesOf('dealStage'),
    },
    dealTasks: {
      fields:
        fieldsOf(`title:other note relid reltype! status:int duedate edate! dealTasktype assignee owner:other!
        user! automation:other! doneAutomation:other outcomeId:other outcomeInfo:other
        cdate:datetime! udate:datetime!`),
      write: writesOf('dealTask'),
    },
    dealTasktypes: {
      fields: fieldsOf('title status defduration! cdate:other! udate:other!'),
      write: writesOf('dealTasktype'),
    },
    contactDeals: {
      fields: fieldsOf('deal contact cdate:datetime!'),
      write: writesOf('contactDeal'),
    },
    lists: {
      record: { id: 'id', omit: ['links', 'twitter_token', 'twitter_token_secret', 'facebook_session'] },
      list: listOf({ 'orders[name]': 'ASC' }),
      fields: fieldsOf(`name stringid user userid! sender_url sender_reminder send_last_broadcast
        carboncopy:other subscription_notify:other unsubscription_notify:other p_use_tracking! p_use_analytics_read!
        p_use_analytics_link! p_use_twitter! p_use_facebook! p_embed_image! p_use_captcha! private!
        analytics_domains:other! analytics_source! analytics_ua! require_name! get_unsubscribe_reason! to_name!
        optinoptout! sender_name! sender_addr1! sender_addr2! sender_city! sender_state! sender_zip! sender_country!
        sender_phone! fulladdress! optinmessageid! optoutconf! deletestamp:other! cdate:datetime! udate:other!`),
      write: writesOf('list', ['create', 'delete']),
    },
    tags: { fields: fieldsOf('tag tagType description cdate:datetime!'), write: writesOf('tag') },
    messages: {
      fields: fieldsOf(`name fromname fromemail email reply2 subject preheader_text text html userid! user!
        ed_instanceid! ed_version! priority! charset! encoding! format! htmlfetch! textfetch! hidden! preview_mime!
        preview_data:other! cdate:datetime! mdate:datetime!`),
      write: writesOf('message'),
    },
    automations: {
      fields: readFields(`name userid status entered exited hidden defaultscreenshot screenshot cdate:datetime
        mdate:datetime`),
    },
    contactAutomations: {
      fields:
        fieldsOf(`contact automation seriesid! startid! status! batchid:other! adddate! remdate! timespan!
        lastblock! lastlogid! lastdate! completedElements! totalElements! completed:int! completeValue:int!`),
      write: writesOf('contactAutomation', ['create', 'delete']),
    },
    fields: {
      fields:
        fieldsOf(`title type descript:other perstag defval:other show_in_list rows cols visible service ordernum
        isrequired! options:other! relations:other! cdate:datetime! udate:datetime!`),
      write: writesOf('field'),
    },
    fieldValues: {
      fields: fieldsOf('contact field value owner! cdate:datetime! udate:datetime!'),
      write: writesOf('fieldValue'),
    },
    notes: {
      fields: fieldsOf(
        'note reltype relid userid! user! owner:other! is_draft! cdate:datetime! mdate:datetime!',
      ),
      write: writesOf('note'),
    },
    users: { fields: readFields('username firstName lastName email phone signature:other') },
    scores: { fields: readFields('name reltype descript status cdate:datetime mdate:datetime') },
    connections: {
      fields: fieldsOf(`service externalid name logoUrl linkUrl listId status syncStatus isInternal! lastSync!
        cdate:datetime! udate:datetime!`),
      write: writesOf('connection'),
    },
    ecomCustomers: {
      fields: fieldsOf(`connectionid externalid email connection! totalRevenue! totalOrders!
        totalProducts! avgRevenuePerOrder! avgProductCategory! tstamp:datetime!`),
      write: writesOf('ecomCustomer'),
    },
    ecomOrderProducts: {
      fields:
        readFields(`orderid connectionid externalid sku name description price quantity category imageUrl
        productUrl ecomOrder createdDate:datetime updatedDate:datetime tstamp:datetime`),
    },
    savedResponses: {
      fields: fieldsOf(
        'title subject body ldate:other! last_sent_user_id:other! cdate:datetime! mdate:other!',
      ),
      write: writesOf('savedResponse'),
    },
  },
});
