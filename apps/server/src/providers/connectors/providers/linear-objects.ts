// The facts are those of the vendor's own schema: github.com/linear/linear, packages/sdk/src/schema.graphql.

/** An object of Linear, by what the schema says of it. */
export interface LinearObject {
  /** Its type in the schema. */
  readonly type: string;
  /** Fields that are links to other records, lists of texts, or maps. Of a link, the id is read. */
  readonly also?: string;
  /** Texts that the filter of its list compares. Undefined: the list takes no filter. */
  readonly equals?: string;
  /** What mutations there are. Absent: all. */
  readonly writes?: string;
  /** What is deleted goes to the trash first, and is listed with a mark until it is gone for good. */
  readonly trashes?: true;
  /** The member with the record in the answer to a mutation. Absent: its type. */
  readonly member?: string;
  /** What the list needs to show everything, besides `includeArchived`. */
  readonly arguments?: string;
}

export const linearObjects: Readonly<Record<string, LinearObject>> = {
  issues: {
    type: 'Issue',
    trashes: true,
    also: `asksRequester assignee creator cycle delegate labelIds parent previousIdentifiers project projectMilestone
      snoozedBy sourceComment state team`,
    equals: 'id title description',
  },
  projects: {
    type: 'Project',
    trashes: true,
    also: 'convertedFromIssue creator labelIds lastUpdate lead status',
    equals: 'id name slugId',
  },
  teams: {
    type: 'Team',
    also: 'activeCycle defaultIssueState organization parent restrictedBy triageIssueState',
    equals: 'id name key description',
  },
  users: {
    type: 'User',
    also: 'organization',
    equals: 'id name displayName email',
    writes: 'Update',
    arguments: ', includeDisabled: true',
  },
  comments: {
    type: 'Comment',
    also: `externalUser initiative initiativeUpdate issue onBehalfOf parent project projectUpdate resolvingComment
      resolvingUser user`,
    equals: 'id body',
  },
  attachments: {
    type: 'Attachment',
    also: 'creator issue metadata originalIssue',
    equals: 'id title subtitle url',
  },
  documents: {
    type: 'Document',
    trashes: true,
    also: 'creator cycle initiative issue project release team updatedBy',
    equals: 'id title slugId',
  },
  cycles: { type: 'Cycle', also: 'inheritedFrom team', equals: 'id name', writes: 'Create Update' },
  workflowStates: {
    type: 'WorkflowState',
    also: 'inheritedFrom team',
    equals: 'id name type description',
    writes: 'Create Update',
  },
  issueLabels: { type: 'IssueLabel', also: 'creator inheritedFrom parent retiredBy team', equals: 'id name' },
  issueRelations: { type: 'IssueRelation', also: 'issue relatedIssue' },
  projectLabels: {
    type: 'ProjectLabel',
    also: 'creator inheritedFrom organization parent retiredBy team',
    equals: 'id name',
  },
  projectMilestones: { type: 'ProjectMilestone', also: 'project', equals: 'id name' },
  projectStatuses: { type: 'ProjectStatus', writes: 'Create Update', member: 'status' },
  projectUpdates: { type: 'ProjectUpdate', also: 'project user', equals: 'id' },
  initiatives: {
    type: 'Initiative',
    trashes: true,
    also: 'creator labelIds lastUpdate leadTeam organization owner parentInitiative previousIdentifiers',
    equals: 'id name slugId',
  },
  initiativeLabels: {
    type: 'InitiativeLabel',
    also: 'creator organization parent retiredBy',
    equals: 'id name',
  },
  initiativeUpdates: {
    type: 'InitiativeUpdate',
    also: 'initiative user',
    equals: 'id',
    writes: 'Create Update',
  },
  customers: {
    type: 'Customer',
    also: 'domains externalIds integration owner status tier',
    equals: 'id name slackChannelId',
  },
  customerNeeds: {
    type: 'CustomerNeed',
    also: 'attachment comment creator customer issue originalIssue project projectAttachment',
    equals: 'id',
    member: 'need',
  },
  customerStatuses: { type: 'CustomerStatus', member: 'status' },
  customerTiers: { type: 'CustomerTier', member: 'tier' },
  releases: { type: 'Release', trashes: true, also: 'creator pipeline stage', equals: 'id name version' },
  releasePipelines: {
    type: 'ReleasePipeline',
    trashes: true,
    also: 'includePathPatterns',
    equals: 'id name',
  },
  releaseStages: { type: 'ReleaseStage', also: 'pipeline', equals: 'id name', writes: 'Create Update' },
  teamMemberships: { type: 'TeamMembership', also: 'team user' },
};
