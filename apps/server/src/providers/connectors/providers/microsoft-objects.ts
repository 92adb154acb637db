import type { ConnectorException } from '@dowel/schema/connector';
import { readOnly } from './listed-fields.ts';
import type { Way } from './plain-writes.ts';

// The facts are those of the vendor's own schema: github.com/microsoftgraph/msgraph-metadata, schemas/v1.0-Prod.csdl.
const reference = 'https://learn.microsoft.com/en-us/graph/api';

/** An object of Microsoft Graph, by what the schema says of it. */
export interface MicrosoftObject {
  readonly path: string;
  /** The most records of a page: a hundred where the documentation names no number. Absent: it names no parameter for it. */
  readonly max?: number;
  /** Words of its fields, as `listedFields` reads them. */
  readonly fields: string;
  readonly documentation: string;
  /** The times that its records have. */
  readonly times?: 'created' | 'both';
  /** What can be done with its records. Absent: nothing. */
  readonly writes?: readonly Way[];
  readonly parents?: ConnectorException['parents'];
  /** What its list needs to show everything. */
  readonly query?: Record<string, string>;
  readonly displayName?: string;
  /** `false`: its list always has all members. */
  readonly takesSelect?: false;
  /** The member by which a create is done once. */
  readonly key?: string;
}

const all = ['create', 'update', 'delete'] as const;
const OUTLOOK = 'categories:other changeKey! createdDateTime:datetime! lastModifiedDateTime:datetime!';

export const microsoftObjects: Readonly<Record<string, MicrosoftObject>> = {
  users: {
    path: '/users',
    max: 999,
    times: 'created',
    documentation: `${reference}/user-list`,
    writes: all,
    fields: `deletedDateTime:datetime! accountEnabled:boolean ageGroup assignedLicenses:other! assignedPlans:other!
      businessPhones:other city companyName consentProvidedForMinor country createdDateTime:datetime! creationType!
      department displayName employeeHireDate:datetime employeeId employeeOrgData:other employeeType externalUserState
      externalUserStateChangeDateTime:datetime! faxNumber givenName identities:other imAddresses:other!
      isResourceAccount:boolean! jobTitle lastPasswordChangeDateTime:datetime! legalAgeGroupClassification!
      licenseAssignmentStates:other! mail mailNickname mobilePhone officeLocation onPremisesDistinguishedName!
      onPremisesDomainName! onPremisesExtensionAttributes:other onPremisesImmutableId
      onPremisesLastSyncDateTime:datetime! onPremisesProvisioningErrors:other! onPremisesSamAccountName!
      onPremisesSecurityIdentifier! onPremisesSyncEnabled:boolean! onPremisesUserPrincipalName! otherMails:other
      passwordPolicies passwordProfile:other postalCode preferredDataLocation preferredLanguage provisionedPlans:other!
      proxyAddresses:other! securityIdentifier! serviceProvisioningErrors:other! showInAddressList:boolean
      signInSessionsValidFromDateTime:datetime! state streetAddress surname usageLocation userPrincipalName userType`,
  },
  groups: {
    path: '/groups',
    max: 999,
    times: 'created',
    documentation: `${reference}/group-list`,
    writes: all,
    fields: `deletedDateTime:datetime! assignedLabels:other assignedLicenses:other! classification
      createdDateTime:datetime! description displayName expirationDateTime:datetime! groupTypes:other
      isAssignableToRole:boolean licenseProcessingState:other! mail! mailEnabled:boolean mailNickname membershipRule
      membershipRuleProcessingState onPremisesDomainName! onPremisesLastSyncDateTime:datetime!
      onPremisesNetBiosName! onPremisesProvisioningErrors:other! onPremisesSamAccountName!
      onPremisesSecurityIdentifier! onPremisesSyncEnabled:boolean! preferredDataLocation preferredLanguage
      proxyAddresses:other! renewedDateTime:datetime! securityEnabled:boolean securityIdentifier!
      serviceProvisioningErrors:other! theme uniqueName visibility`,
  },
  contacts: {
    displayName: 'Contacts of the default folder',
    path: '/me/contacts',
    max: 100,
    times: 'both',
    documentation: `${reference}/user-list-contacts`,
    writes: all,
    fields: `${OUTLOOK} assistantName birthday:datetime businessAddress:other businessHomePage businessPhones:other
      children:other companyName department displayName emailAddresses:other fileAs generation givenName
      homeAddress:other homePhones:other imAddresses:other initials jobTitle manager middleName mobilePhone nickName
      officeLocation otherAddress:other parentFolderId! personalNotes profession spouseName surname title
      yomiCompanyName yomiGivenName yomiSurname`,
  },
  messages: {
    path: '/me/messages',
    max: 100,
    times: 'both',
    documentation: `${reference}/user-list-messages`,
    writes: all,
    fields: `${OUTLOOK} bccRecipients:other body:other bodyPreview! ccRecipients:other conversationId! conversationIndex!
      flag:other from:other hasAttachments:boolean! importance inferenceClassification internetMessageId
      isDeliveryReceiptRequested:boolean isDraft:boolean! isRead:boolean isReadReceiptRequested:boolean
      parentFolderId! receivedDateTime:datetime! replyTo:other sender:other sentDateTime:datetime! subject
      toRecipients:other webLink!`,
  },
  events: {
    displayName: 'Events and series of the default calendar',
    path: '/me/events',
    max: 100,
    times: 'both',
    documentation: `${reference}/user-list-events`,
    writes: all,
    // https://learn.microsoft.com/en-us/graph/api/resources/event
    key: 'transactionId',
    fields: `${OUTLOOK} allowNewTimeProposals:boolean attendees:other body:other bodyPreview! end:other
      hasAttachments:boolean! hideAttendees:boolean iCalUId! importance isAllDay:boolean isCancelled:boolean!
      isDraft:boolean! isOnlineMeeting:boolean isOrganizer:boolean! isReminderOn:boolean location:other
      locations:other onlineMeeting:other! onlineMeetingProvider onlineMeetingUrl! organizer:other
      originalEndTimeZone! originalStart:datetime! originalStartTimeZone! recurrence:other
      reminderMinutesBeforeStart:int responseRequested:boolean responseStatus:other! sensitivity seriesMasterId!
      showAs start:other subject transactionId type! webLink!`,
  },
  calendars: {
    path: '/me/calendars',
    max: 100,
    documentation: `${reference}/user-list-calendars`,
    writes: all,
    fields: `allowedOnlineMeetingProviders:other! canEdit:boolean! canShare:boolean! canViewPrivateItems:boolean!
      changeKey! color defaultOnlineMeetingProvider hexColor! isDefaultCalendar:boolean isRemovable:boolean!
      isTallyingResponses:boolean! name owner:other!`,
  },
  mailFolders: {
    displayName: 'Mail folders below the root',
    path: '/me/mailFolders',
    query: { includeHiddenFolders: 'true' },
    max: 100,
    documentation: `${reference}/user-list-mailfolders`,
    writes: all,
    fields: `childFolderCount:int! displayName isHidden:boolean parentFolderId! totalItemCount:int! unreadItemCount:int!`,
  },
  contactFolders: {
    displayName: 'Contact folders of the default folder',
    path: '/me/contactFolders',
    max: 100,
    documentation: `${reference}/user-list-contactfolders`,
    writes: all,
    fields: 'displayName parentFolderId',
  },
  // The pages of the two say that some parameters are taken, but not which.
  todoLists: {
    path: '/me/todo/lists',
    takesSelect: false,
    documentation: `${reference}/todo-list-lists`,
    writes: all,
    fields: 'displayName isOwner:boolean! isShared:boolean! wellknownListName!',
  },
  todoTasks: {
    path: '/me/todo/lists/{list}/tasks',
    takesSelect: false,
    times: 'both',
    documentation: `${reference}/todotasklist-list-tasks`,
    writes: all,
    parents: { object: 'todoLists', values: { list: 'id' }, idField: 'listAndId' },
    fields: `body:other bodyLastModifiedDateTime:datetime! categories:other completedDateTime:other
      createdDateTime:datetime! dueDateTime:other hasAttachments:boolean! importance isReminderOn:boolean
      lastModifiedDateTime:datetime! recurrence:other reminderDateTime:other startDateTime:other status title`,
  },
  plannerTasks: {
    displayName: 'Planner tasks that are assigned to the user',
    path: '/me/planner/tasks',
    times: 'created',
    documentation: `${reference}/planneruser-list-tasks`,
    takesSelect: false,
    fields:
      readOnly(`activeChecklistItemCount:int appliedCategories:other assigneePriority assignments:other bucketId
      checklistItemCount:int completedBy:other completedDateTime:datetime conversationThreadId createdBy:other
      createdDateTime:datetime dueDateTime:datetime hasDescription:boolean orderHint percentComplete:int planId
      previewType priority:int referenceCount:int startDateTime:datetime title`),
  },
  // Only these members of a team are listed.
  joinedTeams: {
    path: '/me/joinedTeams',
    documentation: `${reference}/user-list-joinedteams`,
    takesSelect: false,
    fields: readOnly('description displayName'),
  },
  channels: {
    path: '/teams/{team}/channels',
    times: 'created',
    documentation: `${reference}/channel-list`,
    writes: all,
    parents: { object: 'joinedTeams', values: { team: 'id' }, idField: 'teamAndId' },
    fields: `createdDateTime:datetime! description displayName email! isArchived:boolean! membershipType tenantId!
      webUrl!`,
  },
  chats: {
    path: '/me/chats',
    max: 50,
    times: 'created',
    documentation: `${reference}/chat-list`,
    takesSelect: false,
    fields:
      readOnly(`chatType createdDateTime:datetime isHiddenForAllMembers:boolean lastUpdatedDateTime:datetime
      migrationMode onlineMeetingInfo:other originalCreatedDateTime:datetime tenantId topic viewpoint:other webUrl`),
  },
  drives: {
    path: '/me/drives',
    times: 'both',
    documentation: `${reference}/drive-list`,
    fields: readOnly(`createdBy:other createdDateTime:datetime description driveType lastModifiedBy:other
      lastModifiedDateTime:datetime name owner:other quota:other webUrl`),
  },
  notebooks: {
    path: '/me/onenote/notebooks',
    max: 100,
    times: 'both',
    documentation: `${reference}/onenote-list-notebooks`,
    writes: ['create'],
    fields: `self! createdDateTime:datetime! createdBy:other! displayName lastModifiedBy:other!
      lastModifiedDateTime:datetime! isDefault:boolean! isShared:boolean! links:other! sectionGroupsUrl! sectionsUrl!
      userRole!`,
  },
  notebookSections: {
    path: '/me/onenote/sections',
    max: 100,
    times: 'both',
    documentation: `${reference}/onenote-list-sections`,
    fields: readOnly(`self createdDateTime:datetime createdBy:other displayName lastModifiedBy:other
      lastModifiedDateTime:datetime isDefault:boolean links:other pagesUrl`),
  },
  applications: {
    path: '/applications',
    max: 999,
    times: 'created',
    documentation: `${reference}/application-list`,
    writes: all,
    fields: `deletedDateTime:datetime! api:other appId! applicationTemplateId! appRoles:other createdDateTime:datetime!
      defaultRedirectUri description disabledByMicrosoftStatus! displayName groupMembershipClaims identifierUris:other
      info:other isFallbackPublicClient:boolean keyCredentials:other notes optionalClaims:other
      passwordCredentials:other! publicClient:other publisherDomain! requiredResourceAccess:other signInAudience
      spa:other tags:other uniqueName web:other`,
  },
  servicePrincipals: {
    path: '/servicePrincipals',
    max: 999,
    documentation: `${reference}/serviceprincipal-list`,
    writes: all,
    fields: `deletedDateTime:datetime! accountEnabled:boolean alternativeNames:other appDescription! appDisplayName!
      appId applicationTemplateId! appOwnerOrganizationId! appRoleAssignmentRequired:boolean appRoles:other!
      description displayName! homepage info:other! keyCredentials:other loginUrl notes
      notificationEmailAddresses:other oauth2PermissionScopes:other! preferredSingleSignOnMode replyUrls:other
      servicePrincipalNames:other servicePrincipalType! signInAudience! tags:other`,
  },
  devices: {
    path: '/devices',
    max: 100,
    documentation: `${reference}/device-list`,
    writes: ['update', 'delete'],
    fields: `deletedDateTime:datetime! accountEnabled:boolean approximateLastSignInDateTime:datetime!
      complianceExpirationDateTime:datetime! deviceCategory! deviceId! deviceOwnership! deviceVersion:int! displayName
      enrollmentProfileName! enrollmentType! isCompliant:boolean isManaged:boolean isRooted:boolean! managementType!
      manufacturer! mdmAppId! model! onPremisesLastSyncDateTime:datetime! onPremisesSyncEnabled:boolean!
      operatingSystem operatingSystemVersion profileType! registrationDateTime:datetime! trustType!`,
  },
  directoryRoles: {
    path: '/directoryRoles',
    documentation: `${reference}/directoryrole-list`,
    takesSelect: false,
    fields: readOnly('deletedDateTime:datetime description displayName roleTemplateId'),
  },
  domains: {
    path: '/domains',
    documentation: `${reference}/domain-list`,
    fields:
      readOnly(`authenticationType availabilityStatus isAdminManaged:boolean isDefault:boolean isInitial:boolean
      isRoot:boolean isVerified:boolean passwordNotificationWindowInDays:int passwordValidityPeriodInDays:int
      state:other supportedServices:other`),
  },
  organization: {
    path: '/organization',
    times: 'created',
    documentation: `${reference}/organization-list`,
    fields:
      readOnly(`assignedPlans:other businessPhones:other city country countryLetterCode createdDateTime:datetime
      displayName marketingNotificationEmails:other onPremisesLastSyncDateTime:datetime onPremisesSyncEnabled:boolean
      postalCode preferredLanguage privacyProfile:other provisionedPlans:other state street
      technicalNotificationMails:other tenantType verifiedDomains:other`),
  },
  subscribedSkus: {
    path: '/subscribedSkus',
    documentation: `${reference}/subscribedsku-list`,
    fields: readOnly(`accountId accountName appliesTo capabilityStatus consumedUnits:int prepaidUnits:other
      servicePlans:other skuId skuPartNumber subscriptionIds:other`),
  },
};
