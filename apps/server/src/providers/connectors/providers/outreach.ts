import { changedSince } from './changed-since.ts';
import { listedFields, readOnly } from './listed-fields.ts';
import {
  changing,
  counts,
  customFields,
  fieldsOf,
  readFields,
  reference,
  requests,
  timedFields,
  unchanging,
  writesOf,
} from './outreach-calls.ts';
import { usualConnector } from './usual-connector.ts';

const started = 'https://developers.outreach.io/api/getting-started';
const HOUR_MS = 60 * 60_000;

/**
 * Outreach's API of the version 2. Links to other records are in `relationships`, as JSON:API has them: an account of a
 * prospect is `{ "account": { "data": { "type": "account", "id": 1 } } }`. Passwords of mailboxes are left out.
 */
export const outreach = usualConnector({
  provider: 'outreach',
  displayName: 'Outreach',
  headers: { 'content-type': 'application/vnd.api+json' },
  errors: {
    message: ['errors.0.detail', 'errors.0.title'],
    details: [{ at: 'errors', text: 'source.pointer' }],
    documentation: `${requests}#error-responses`,
  },
  budgets: [
    {
      scope: 'connection',
      requests: 10_000,
      perMs: HOUR_MS,
      documentation: `${started}#rate-limiting`,
    },
  ],
  object: {
    record: {
      id: 'id',
      updateTime: { member: 'updatedAt', format: 'rfc3339', granularityMs: 1, documentation: reference },
      createTime: { member: 'createdAt', format: 'rfc3339', documentation: reference },
      unwrap: ['attributes'],
      omit: ['type', 'links'],
    },
    ...changing(),
    changes: changedSince({
      isFromInclusive: true,
      isUntilInclusive: true,
      granularityMs: 1,
      documentation: requests,
    }),
    order: 'ascending',
    fields: { source: 'list', fields: listedFields('id:int!') },
  },
  objects: {
    prospects: {
      ...changing('firstName', 'lastName', 'title', 'externalSource', 'timeZone', 'linkedInId'),
      fields:
        timedFields(`addedAt:datetime addressCity addressCountry addressState addressStreet addressStreet2 addressZip
        angelListUrl availableAt:datetime callOptedOut:boolean callsOptStatus callsOptedAt:datetime! campaignName
        clickCount:int! company dateOfBirth:date degree emailOptedOut:boolean emails:other emailsOptStatus
        emailsOptedAt:datetime! engagedAt:datetime! engagedScore:float! eventName externalId externalOwner
        externalSource facebookUrl firstName gender githubUrl githubUsername googlePlusUrl graduationDate:date
        homePhones:other jobStartDate:date lastName linkedInConnections:int linkedInId linkedInSlug! linkedInUrl
        middleName mobilePhones:other name! nickname occupation openCount:int! optedOut:boolean optedOutAt:datetime!
        otherPhones:other personalNote1 personalNote2 preferredContact quoraUrl region replyCount:int! school
        score:float sharingTeamId source specialties stackOverflowId stackOverflowUrl tags:other timeZone
        timeZoneIana! timeZoneInferred! title touchedAt:datetime! trashedAt:datetime twitterUrl twitterUsername
        voipPhones:other websiteUrl1 websiteUrl2 websiteUrl3 workPhones:other ${customFields(150)}`),
      write: writesOf('prospect'),
    },
    accounts: {
      ...changing('name', 'domain', 'customId', 'named', 'buyerIntentScore'),
      fields:
        timedFields(`annualRevenueRange buyerIntentScore:float companyType customId description domain externalSource
        followers:int foundedAt:datetime industry linkedInEmployees:int linkedInUrl locality naicsCodes:other name
        named:boolean naturalName numberOfEmployees:int sharingTeamId sicCodes:other tags:other tickerSymbol
        touchedAt:datetime! websiteUrl ${customFields(150)}`),
      write: writesOf('account'),
    },
    opportunities: {
      ...changing('name', 'customId', 'forecastCategory', 'leadSource', 'recordType'),
      fields: timedFields(`amount:int amountPrecise closeDate:datetime currencyType customId description
        externalCreatedAt:datetime externalUpdatedAt:datetime forecastCategory leadSource lostReason mapLink
        mapNextSteps mapStatus name nextStep opportunityType probability:int prospectingRepId recordType sharingTeamId
        tags:other touchedAt:datetime! trashedAt:datetime ${customFields(150)}`),
      write: writesOf('opportunity'),
    },
    sequences: {
      ...changing('name', 'shareType', 'salesMotion'),
      fields:
        timedFields(`automationPercentage:float! description durationInDays:int! enabled:boolean! enabledAt:datetime!
        finishOnReply:boolean lastUsedAt:datetime! locked:boolean! lockedAt:datetime! maxActivations:int name
        numContactedProspects:int! numRepliedProspects:int! primaryReplyAction primaryReplyPauseDuration:int
        salesMotion scheduleIntervalType secondaryReplyAction secondaryReplyPauseDuration:int sequenceStepCount:int!
        sequenceType shareType tags:other throttleCapacity:int throttleMaxAddsPerDay:int throttlePaused:boolean
        throttlePausedAt:datetime! transactional:boolean ${counts}`),
      write: writesOf('sequence'),
    },
    sequenceSteps: {
      fields:
        timedFields(`date:date displayName! interval:int order:int stepType taskAutoskipDelay:int taskNote
        ${counts}`),
      write: writesOf('sequenceStep', ['create', 'update']),
    },
    // Whom a sequence writes to. A new one needs the relationships `prospect`, `sequence` and `mailbox`.
    sequenceStates: {
      ...changing('state', 'pauseReason'),
      fields:
        timedFields(`activeAt:datetime! callCompletedAt:datetime! errorReason! pauseReason! repliedAt:datetime!
        state! stateChangedAt:datetime! ${counts}`),
      write: writesOf('sequenceState', ['create', 'delete']),
    },
    sequenceTemplates: {
      ...unchanging,
      fields: timedFields(`enabled:boolean! enabledAt:datetime! isReply:boolean ${counts}`),
      write: writesOf('sequenceTemplate'),
    },
    templates: {
      ...changing('name', 'shareType'),
      fields: timedFields(`archived:boolean archivedAt:datetime! bccRecipients:other bodyHtml bodyText!
        ccRecipients:other lastUsedAt:datetime! name shareType subject tags:other toRecipients:other
        trackLinks:boolean trackOpens:boolean ${counts}`),
      write: writesOf('template'),
    },
    snippets: {
      ...changing('name', 'shareType'),
      fields: timedFields('bodyHtml bodyText! name shareType tags:other'),
      write: writesOf('snippet'),
    },
    mailings: {
      ...changing('state', 'mailingType', 'messageId'),
      fields: timedFields(`bodyHtml bodyText! bouncedAt:datetime! clickCount:int! clickedAt:datetime!
        deliveredAt:datetime! errorBacktrace! errorReason! followUpTaskScheduledAt:datetime followUpTaskType
        mailboxAddress! mailingType! markedAsSpamAt:datetime! messageId! notifyThreadCondition!
        notifyThreadScheduledAt:datetime! notifyThreadStatus! openCount:int! openedAt:datetime!
        overrideSafetySettings:boolean! references:other! repliedAt:datetime! retryAt:datetime! retryCount:int!
        retryInterval:int! scheduledAt:datetime state stateChangedAt:datetime! subject trackLinks:boolean
        trackOpens:boolean unsubscribedAt:datetime!`),
      write: writesOf('mailing', ['create']),
    },
    mailboxes: {
      ...changing('email', 'userId'),
      fields: readFields(`authId:int editable:boolean email emailHash emailProvider emailSignature ewsEndpoint
        ewsSslVerifyMode:int exchangeVersion imapHost imapPort:int imapSsl:boolean maxEmailsPerDay:int
        maxMailingsPerDay:int maxMailingsPerWeek:int optOutMessage optOutSignature prospectEmailExclusions
        providerId:int providerType sendDisabled:boolean sendErroredAt:datetime sendMaxRetries:int sendMethod
        sendPeriod:int sendRequiresSync:boolean sendSuccessAt:datetime sendThreshold:int sendgridWebhookUrl smtpHost
        smtpPort:int smtpSsl:boolean smtpUsername syncActiveFrequency:int syncDisabled:boolean
        syncErroredAt:datetime syncFinishedAt:datetime syncMethod syncOutreachFolder:boolean
        syncPassiveFrequency:int syncSuccessAt:datetime userId:int username`),
    },
    calls: {
      ...changing('from', 'to', 'outcome', 'state', 'userCallType'),
      fields:
        timedFields(`answeredAt:datetime completedAt:datetime dialedAt:datetime direction externalVendor from
        note outcome recordingUrl returnedAt:datetime sequenceAction shouldRecordCall:boolean state!
        stateChangedAt:datetime! tags:other to uid! userCallType vendorCallId voicemailRecordingUrl!`),
      write: writesOf('call', ['create', 'delete']),
    },
    callDispositions: {
      ...changing('name', 'outcome'),
      fields: timedFields('name order:int outcome'),
      write: writesOf('callDisposition'),
    },
    callPurposes: {
      ...changing('name'),
      fields: timedFields('name order:int'),
      write: writesOf('callPurpose'),
    },
    tasks: {
      ...changing('state', 'taskType'),
      fields: timedFields(`action autoskipAt:datetime compiledSequenceTemplateHtml! completed:boolean!
        completedAt:datetime! dueAt:datetime note opportunityAssociation scheduledAt:datetime! state!
        stateChangedAt:datetime! taskType!`),
      write: writesOf('task'),
    },
    taskPriorities: {
      ...changing('name'),
      fields: readFields('color:int name weight:int'),
    },
    users: {
      ...changing('email', 'username', 'firstName', 'lastName', 'locked'),
      fields:
        timedFields(`accountsViewId:int activityNotificationsDisabled:boolean bounceWarningEmailEnabled:boolean
        bridgePhone bridgePhoneExtension callsViewId:int controlledTabDefault currentSignInAt:datetime!
        dailyDigestEmailEnabled:boolean defaultRulesetId:int duties:other email enableVoiceRecordings:boolean
        engagementEmailsEnabled:boolean firstName inboundBridgePhone inboundBridgePhoneExtension inboundCallBehavior
        inboundPhoneType inboundVoicemailCustomMessageText inboundVoicemailMessageTextVoice inboundVoicemailPromptType
        jobRoleByName kaiaRecordingsViewId:int keepBridgePhoneConnected:boolean lastName lastSignInAt:datetime!
        locked:boolean mailboxErrorEmailEnabled:boolean meetingEngagementNotificationEnabled:boolean name!
        notificationsEnabled:boolean oceClickToDialEverywhere:boolean oceGmailToolbar:boolean oceGmailTrackingState
        oceSalesforceEmailDecorating:boolean oceSalesforcePhoneDecorating:boolean oceUniversalTaskFlow:boolean
        oceWindowMode:boolean opportunitiesViewId:int passwordExpiresAt:datetime! phoneCountryCode phoneNumber
        phoneType pluginAlertNotificationEnabled:boolean preferredVoiceRegion prefersLocalPresence:boolean
        prospectsViewId:int reportsTeamPerfViewId:int reportsViewId:int scimExternalId scimSource
        senderNotificationsExcluded:boolean tasksViewId:int teamsViewId:int textingEmailNotifications:boolean title
        unknownReplyEmailEnabled:boolean userGuid! username usersViewId:int voicemailNotificationEnabled:boolean
        weeklyDigestEmailEnabled:boolean ${customFields(5)}`),
      write: writesOf('user', ['create', 'update']),
    },
    teams: {
      ...changing('name'),
      fields: timedFields('color name scimExternalId scimSource'),
      write: writesOf('team'),
    },
    roles: {
      ...changing('name', 'externalId'),
      fields: timedFields('externalId name'),
      write: writesOf('role'),
    },
    stages: {
      ...changing('name'),
      fields: timedFields('color name order:int'),
      write: writesOf('stage'),
    },
    opportunityStages: {
      ...changing('name', 'isClosed'),
      fields: timedFields('color isClosed:boolean name order:int'),
      write: writesOf('opportunityStage'),
    },
    personas: {
      ...changing('name'),
      fields: timedFields('description name'),
      write: writesOf('persona'),
    },
    emailAddresses: {
      ...changing('email', 'emailType', 'status'),
      fields: timedFields(
        'email emailType order:int status statusChangedAt:datetime! unsubscribedAt:datetime!',
      ),
      write: writesOf('emailAddress'),
    },
    phoneNumbers: {
      ...changing('number', 'phoneType', 'status'),
      fields: timedFields(
        'countryCode extension number order:int phoneType rawNumber status statusChangedAt:datetime!',
      ),
      write: writesOf('phoneNumber'),
    },
    // Events are never changed. They can only be limited to the time when they were made.
    events: {
      ...unchanging,
      record: { id: 'id', unwrap: ['attributes'], omit: ['type', 'links'] },
      fields: fieldsOf(
        readOnly(`body eventAt:datetime externalUrl name payload:other requestCity requestDevice requestHost
        requestProxied:boolean requestRegion createdAt:datetime`),
      ),
    },
  },
});
