import type { ConnectorException, Parents } from '@dowel/schema/connector';
import { shownAs } from './by-reference.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';
import { listsAt, offsetPages, onePage, type Query } from './pages.ts';
import { plainWrites, type Way } from './plain-writes.ts';
import { usualConnector } from './usual-connector.ts';

// The facts are those of the vendor's OpenAPI document: github.com/webflow/openapi-spec, openapi/v2.yml.
const reference = 'https://developers.webflow.com/data/reference';

/** A list whose caller counts. */
const countedListAt = (path: string, records: string, query?: Query) =>
  listsAt(reference, offsetPages('offset', { limit: 100 }, reference), records)(path, query);

/** A list that shows everything at once. */
const wholeListAt = (path: string, records: string) => listsAt(reference, onePage(), records)(path);

const time = { format: 'rfc3339', documentation: reference } as const;

const timedRecord: NonNullable<ConnectorException['record']> = {
  id: 'id',
  updateTime: { member: 'lastUpdated', granularityMs: 1, ...time },
  createTime: { member: 'createdOn', ...time },
};

const belowSites = (idField?: string): Parents => ({
  object: 'sites',
  values: { site_id: 'id' },
  ...(idField !== undefined && { idField }),
  documentation: `${reference}/sites/list`,
});

const fieldsOf = fieldsDocumentedAt(reference);
const TIMES = 'createdOn:datetime! lastUpdated:datetime!';

interface Written {
  readonly ways: readonly Way[];
  readonly createAt?: string;
  readonly update?: 'PUT';
  readonly id?: string;
}

const writesAt = (path: string, written: Written) =>
  plainWrites(path, { documentation: reference, ...written });

/**
 * Webflow's Data API 2. Items are left out, because they are below collections, which are below sites. No list can be
 * limited to what has changed.
 */
export const webflow = usualConnector({
  provider: 'webflow',
  displayName: 'Webflow',
  errors: {
    message: ['message', 'err'],
    details: [{ at: 'details', text: 'description' }],
    documentation: reference,
  },
  functions: { toFields: shownAs({ sites: { name: 'displayName' } }) },
  object: {
    list: wholeListAt('/v2/sites', 'sites'),
  },
  objects: {
    sites: {
      record: timedRecord,
      list: wholeListAt('/v2/sites', 'sites'),
      fields:
        fieldsOf(`id! workspaceId! displayName! name shortName! lastPublished:datetime! previewUrl! timeZone!
        parentFolderId customDomains:other! locales:other! dataCollectionEnabled:boolean! dataCollectionType! ${TIMES}`),
      write: writesAt('/v2/sites', { ways: ['update', 'delete'] }),
    },
    collections: {
      parents: belowSites(),
      record: timedRecord,
      list: wholeListAt('/v2/sites/{site_id}/collections', 'collections'),
      fields: fieldsOf(`id! displayName singularName slug ${TIMES}`),
      write: writesAt('/v2/collections', {
        ways: ['create', 'delete'],
        createAt: '/v2/sites/{site_id}/collections',
      }),
    },
    pages: {
      parents: belowSites(),
      record: timedRecord,
      list: countedListAt('/v2/sites/{site_id}/pages', 'pages'),
      fields:
        fieldsOf(`id! siteId! title slug parentId! collectionId! archived:boolean! draft:boolean! canBranch:boolean!
        isBranch:boolean! branchId! seo:other openGraph:other localeId! publishedPath! ${TIMES}`),
      write: writesAt('/v2/pages', { ways: ['update'], update: 'PUT' }),
    },
    components: {
      parents: belowSites('siteAndId'),
      list: countedListAt('/v2/sites/{site_id}/components', 'components'),
      fields: fieldsOf(readOnly('id name group description readonly:boolean')),
    },
    forms: {
      parents: belowSites(),
      record: timedRecord,
      list: countedListAt('/v2/sites/{site_id}/forms', 'forms'),
      fields: fieldsOf(
        readOnly(`id displayName siteId siteDomainId pageId pageName formElementId workspaceId fields:other
        responseSettings:other createdOn:datetime lastUpdated:datetime`),
      ),
    },
    form_submissions: {
      parents: belowSites(),
      record: { id: 'id', createTime: { member: 'dateSubmitted', ...time } },
      list: countedListAt('/v2/sites/{site_id}/form_submissions', 'formSubmissions'),
      fields: fieldsOf(
        'id! displayName! siteId! workspaceId! dateSubmitted:datetime! formResponse:other! localeId!',
      ),
      write: writesAt('/v2/form_submissions', { ways: ['delete'] }),
    },
    assets: {
      parents: belowSites(),
      record: timedRecord,
      list: countedListAt('/v2/sites/{site_id}/assets', 'assets'),
      fields:
        fieldsOf(`id! displayName contentType! size:int! siteId! hostedUrl! originalFileName! variants:other!
        altText folderId! ${TIMES}`),
      write: writesAt('/v2/assets', { ways: ['update', 'delete'] }),
    },
    asset_folders: {
      parents: belowSites(),
      record: timedRecord,
      list: wholeListAt('/v2/sites/{site_id}/asset_folders', 'assetFolders'),
      fields: fieldsOf(`id! displayName parentFolder assets:other! siteId! ${TIMES}`),
      write: writesAt('/v2/asset_folders', {
        ways: ['create'],
        createAt: '/v2/sites/{site_id}/asset_folders',
      }),
    },
    products: {
      parents: belowSites('siteAndId'),
      record: { ...timedRecord, unwrap: ['product'] },
      list: countedListAt('/v2/sites/{site_id}/products', 'items'),
      fields: fieldsOf(
        readOnly(`id cmsLocaleId lastPublished:datetime isArchived:boolean isDraft:boolean fieldData:other skus:other
        createdOn:datetime lastUpdated:datetime`),
      ),
    },
    orders: {
      parents: belowSites('siteAndId'),
      record: { id: 'orderId', createTime: { member: 'acceptedOn', ...time } },
      list: countedListAt('/v2/sites/{site_id}/orders', 'orders'),
      fields:
        fieldsOf(`orderId! status! comment orderComment! acceptedOn:datetime! fulfilledOn:datetime! refundedOn:datetime!
        disputedOn:datetime! disputeUpdatedOn:datetime! disputeLastStatus! customerPaid:other! netAmount:other!
        applicationFee:other! allAddresses:other! shippingAddress:other! billingAddress:other! shippingProvider
        shippingTracking shippingTrackingURL customerInfo:other! purchasedItems:other! purchasedItemsCount:int!
        stripeDetails:other! stripeCard:other! paypalDetails:other! customData:other! metadata:other!
        isCustomerDeleted:boolean! isShippingRequired:boolean! hasDownloads:boolean! paymentProcessor! totals:other!
        downloadFiles:other!`),
      write: writesAt('/v2/sites/{site_id}/orders', { ways: ['update'], id: 'orderId' }),
    },
    comments: {
      parents: belowSites(),
      record: timedRecord,
      // Oldest first, so that a comment that comes while pages are read moves none of the others.
      list: countedListAt('/v2/sites/{site_id}/comments', 'comments', {
        sortBy: 'createdOn',
        sortOrder: 'asc',
      }),
      fields: fieldsOf(
        readOnly(`id siteId pageId localeId itemId breakpoint url content isResolved:boolean author:other
        mentionedUsers:other createdOn:datetime lastUpdated:datetime`),
      ),
    },
    webhooks: {
      parents: belowSites(),
      record: { id: 'id', createTime: { member: 'createdOn', ...time } },
      list: wholeListAt('/v2/sites/{site_id}/webhooks', 'webhooks'),
      fields: fieldsOf(
        'id! triggerType url workspaceId! siteId! filter:other lastTriggered:datetime! createdOn:datetime!',
      ),
      write: writesAt('/v2/webhooks', {
        ways: ['create', 'delete'],
        createAt: '/v2/sites/{site_id}/webhooks',
      }),
    },
  },
});
