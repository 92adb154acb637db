import type { ConnectorException } from '@dowel/schema/connector';
import type { OtherBase } from '../engine/call.ts';
import { cursor, onePage, readOnlyObject, VERSION } from './hubspot-lists.ts';
import { fieldsDocumentedAt, readOnly } from './listed-fields.ts';

const reference = 'https://developers.hubspot.com/docs/api-reference/latest';

interface MarketingList {
  /** Relative to the base URL of the provider. */
  readonly path: string;
  /** Its page in the reference. */
  readonly page: string;
  /** Absent: `id`. */
  readonly id?: string;
  /** What the names of times end with. Absent: `At`, as in `createdAt`. */
  readonly times?: '';
  /** What asks for fields that an answer has not by itself. */
  readonly query?: Record<string, string>;
  /** The list can be limited to what has changed. */
  readonly hasChanges?: true;
  /** All comes at once. */
  readonly isOnePage?: true;
  /** The record has properties, of which it shows those that are asked for. */
  readonly hasProperties?: true;
  readonly omit?: string[];
  readonly fields: string;
}

/** What HubSpot keeps outside of its CRM, and so outside of the module `crm`. */
const LISTS: Readonly<Record<string, MarketingList>> = {
  'marketing/campaigns': {
    path: `/marketing/campaigns/${VERSION}`,
    page: 'marketing/campaigns/guide',
    hasProperties: true,
    // Properties that the vendor's document names.
    fields: `businessUnits:other createdAt:datetime hs_campaign_status hs_goal hs_name hs_notes id updatedAt:datetime`,
  },
  'marketing/emails': {
    path: `/marketing/emails/${VERSION}`,
    page: 'marketing/marketing-emails/guide',
    query: { includeStats: 'true', marketingCampaignNames: 'true', workflowNames: 'true' },
    hasChanges: true,
    fields: `activeDomain allEmailCampaignIds:other archived:boolean businessUnitId campaign campaignName campaignUtm
      clonedFrom content:other createdAt:datetime createdById deletedAt:datetime emailCampaignGroupId emailTemplateMode
      feedbackSurveyId folderId:int folderIdV2:int from:other id isAb:boolean isPublished:boolean
      isTransactional:boolean jitterSendTime:boolean language name previewKey primaryEmailCampaignId
      publishDate:datetime publishedAt:datetime publishedByEmail publishedById publishedByName rssData:other
      sendOnPublish:boolean state stats:other subcategory subject subscriptionDetails:other teamsWithAccess:other
      testing:other to:other type unpublishedAt:datetime updatedAt:datetime updatedById usersWithAccess:other
      webversion:other workflowNames:other`,
  },
  'marketing/events': {
    path: `/marketing/marketing-events/${VERSION}`,
    page: 'marketing/marketing-events/get-marketing-events',
    id: 'objectId',
    fields: `appInfo:other attendees:int cancellations:int createdAt:datetime customProperties:other
      endDateTime:datetime eventCancelled:boolean eventCompleted:boolean eventDescription eventName eventOrganizer
      eventStatus eventStatusV2 eventType eventUrl externalEventId noShows:int objectId registrants:int
      startDateTime:datetime updatedAt:datetime`,
  },
  'marketing/subscription_definitions': {
    path: `/communication-preferences/${VERSION}/definitions`,
    page: 'communication-preferences/guide',
    query: { includeTranslations: 'true' },
    isOnePage: true,
    fields: `businessUnitId:int communicationMethod createdAt:datetime description id isActive:boolean
      isDefault:boolean isInternal:boolean name purpose subscriptionTranslations:other updatedAt:datetime`,
  },
  'cms/posts': {
    path: `/cms/blogs/${VERSION}/posts`,
    page: 'cms/blogs/posts/guide',
    times: '',
    hasChanges: true,
    // A secret of the page.
    omit: ['password'],
    fields: `abStatus abTestId archivedAt:int archivedInDashboard:boolean attachedStylesheets:other authorName
      blogAuthorId campaign categoryId:int contentGroupId contentTypeCategory created:datetime createdById currentState
      currentlyPublished:boolean domain dynamicPageDataSourceId dynamicPageDataSourceType:int dynamicPageHubDbTableId
      enableDomainStylesheets:boolean enableGoogleAmpOutputOverride:boolean enableLayoutStylesheets:boolean
      featuredImage featuredImageAltText folderId footerHtml headHtml htmlTitle id includeDefaultCustomCss:boolean
      language layoutSections:other linkRelCanonicalUrl mabExperimentId metaDescription name pageExpiryDate:int
      pageExpiryEnabled:boolean pageExpiryRedirectId:int pageExpiryRedirectUrl postBody postSummary
      publicAccessRules:other publicAccessRulesEnabled:boolean publishDate:datetime publishImmediately:boolean rssBody
      rssSummary slug state tagIds:other themeSettingsValues:other translatedFromId translations:other updated:datetime
      updatedById url useFeaturedImage:boolean widgetContainers:other widgets:other`,
  },
  'cms/authors': {
    path: `/cms/blogs/${VERSION}/authors`,
    page: 'cms/blogs/authors/guide',
    times: '',
    hasChanges: true,
    fields: `avatar bio created:datetime deletedAt:datetime displayName email facebook fullName id language linkedin
      name slug translatedFromId:int twitter updated:datetime website`,
  },
  'cms/tags': {
    path: `/cms/blogs/${VERSION}/tags`,
    page: 'cms/blogs/tags/guide',
    times: '',
    hasChanges: true,
    fields: `created:datetime deletedAt:datetime id language name slug translatedFromId:int updated:datetime`,
  },
  'cms/url_redirects': {
    path: `/cms/url-redirects/${VERSION}`,
    page: 'cms/url-redirects/guide',
    times: '',
    hasChanges: true,
    fields: `created:datetime destination id isMatchFullUrl:boolean isMatchQueryString:boolean
      isOnlyAfterNotFound:boolean isPattern:boolean isProtocolAgnostic:boolean isTrailingSlashOptional:boolean
      precedence:int redirectStyle:int routePrefix updated:datetime`,
  },
  'cms/domains': {
    path: `/cms/domains/${VERSION}`,
    page: 'cms/domains/guide',
    times: '',
    hasChanges: true,
    fields: `correctCname created:datetime domain id isResolving:boolean isSslEnabled:boolean isSslOnly:boolean
      isUsedForBlogPost:boolean isUsedForEmail:boolean isUsedForKnowledge:boolean isUsedForLandingPage:boolean
      isUsedForSitePage:boolean manuallyMarkedAsResolving:boolean primaryBlogPost:boolean primaryEmail:boolean
      primaryKnowledge:boolean primaryLandingPage:boolean primarySitePage:boolean secondaryToDomain updated:datetime`,
  },
};

const root: OtherBase = (bases) => bases.root;

/** The base URL of an object that is no part of the CRM. */
export const baseOfMarketing = (objectName: string): OtherBase | undefined =>
  Object.hasOwn(LISTS, objectName) ? root : undefined;

export const hubspotMarketing: Readonly<Record<string, ConnectorException>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, exceptionOf(list)]),
);

function exceptionOf(list: MarketingList): ConnectorException {
  const {
    path,
    id = 'id',
    times = 'At',
    hasChanges = false,
    hasProperties = false,
    isOnePage = false,
  } = list;
  const documentation = `${reference}/${list.page}`;
  return {
    ...readOnlyObject,
    changes: hasChanges
      ? {
          source: 'filter',
          format: 'rfc3339',
          isFromInclusive: false,
          // The vendor promises nothing about how soon a change is in the list.
          settleMs: 60_000,
          overlapMs: 5 * 60_000,
          granularityMs: 1,
          documentation,
        }
      : { source: 'none', documentation },
    record: {
      id,
      updateTime: { member: `updated${times}`, format: 'rfc3339', granularityMs: 1, documentation },
      createTime: { member: `created${times}`, format: 'rfc3339' },
      ...(hasProperties && { unwrap: ['properties'] }),
      ...(list.omit && { omit: list.omit }),
    },
    list: {
      request: { path, ...(list.query && { query: list.query }), documentation },
      records: 'results',
      paging: isOnePage ? onePage : cursor,
      ...(hasProperties && {
        fieldsParameter: { into: { query: 'properties' }, as: 'commaList', documentation },
      }),
      ...(hasChanges && {
        conditions: { style: 'parameters', from: { query: 'updatedAfter' }, documentation },
      }),
    },
    fields: fieldsDocumentedAt(documentation)(readOnly(list.fields)),
  };
}
