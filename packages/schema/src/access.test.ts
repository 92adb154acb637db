import { describe, expect, it } from 'vitest';
import * as endpoints from './endpoints.ts';
import type { Access } from './wire/index.ts';

/** The endpoints of the catalogue. The reference asks for no credentials. */
const forAnybody = ['listProviders', 'getProvider'];

/**
 * About people and orgs. According to the reference, these are for somebody who is signed in. It also lets a key make an
 * org; here it cannot, because nobody would belong to that org (ADR 0041).
 */
const forBuilders = [
  'listOrgAuditLog',
  'createProject',
  'createOrg',
  'getOrg',
  'getOrgStats',
  'updateOrg',
  'listOrgBuilders',
  'addUserToOrg',
  'updateOrgMembership',
  'removeUserFromOrg',
  'createOrgInvite',
  'listOrgInvites',
  'getOrgInvite',
  'deleteOrgInvite',
  'acceptInvite',
  'declineInvite',
  'listJoinableOrgs',
  'getMyInfo',
  'listMySessions',
  'deleteMySession',
  'checkClaimedDomain',
  'claimDomain',
  'proveClaimedDomain',
  'listOrgClaimedDomains',
  'getOrgBillingAccount',
];

/**
 * What the original React library calls. According to the reference, a consumer token or a key of scope `frontend` is
 * enough for each.
 */
const forPages = [
  'getProject',
  'listIntegrations',
  'listInstallations',
  'listConnections',
  'getConnection',
  'listProviderApps',
  'getHydratedRevision',
  'oauthConnect',
  'oauthUpdate',
  'customAuthConnect',
  'generateConnection',
  'updateConnection',
  'deleteConnection',
  'createInstallation',
  'updateInstallation',
  'deleteInstallation',
];

/**
 * Pages may also call these, although the reference does not say so. Each does only what one of the endpoints above
 * does, or was added for the people of a group.
 */
const widened = {
  getIntegration: 'one entry of listIntegrations',
  getIntegrationSetup: 'added: getIntegration with what an install flow needs beside it',
  getInstallation: 'one entry of listInstallations',
  listInstallationsForProject: 'listInstallations of each integration',
  patchObjectConfigContent: 'updateInstallation for a single object',
  listActivity: 'added: who did what, and when, without logs, requests and errors',
  listReads: 'added: when objects are read, without logs and texts of errors',
};

/**
 * These need a consumer token, which is signed for one group. A key of scope `frontend` is public and can name any
 * group, so it is refused here.
 */
const forTokens = {
  triggerRead: 'calls the provider: what a schedule does, for the own group and one at a time',
  writeRecords: 'added: only where the manifest says `actAs: person`, with an account of the person',
  searchRecords: 'the reference lists tokens too; here only where the manifest says `actAs: person`',
  listSamples: "added: values of records of the group's own account, which are never stored",
};

/** Everything else needs a key of scope `full`, for example keys, deploys, topics and logs. */
function allowed(operation: string): Access {
  if (forAnybody.includes(operation)) return 'public';
  if (forBuilders.includes(operation)) return 'builder';
  if (Object.hasOwn(forTokens, operation)) return 'token';
  return forPages.includes(operation) || Object.hasOwn(widened, operation) ? 'consumer' : 'full';
}

describe('letting callers in', () => {
  // @holds U11
  it('opens each endpoint to those whom the reference names, and to nobody else', () => {
    const declared = Object.values(endpoints).map(({ wire }) => `${wire.operation}: ${wire.access}`);

    expect(declared).toEqual(
      Object.values(endpoints).map(({ wire }) => `${wire.operation}: ${allowed(wire.operation)}`),
    );
  });

  it('names only endpoints that are there', () => {
    const named = [...forAnybody, ...forBuilders, ...forPages, ...Object.keys({ ...widened, ...forTokens })];

    const there = Object.values(endpoints).map(({ wire }) => wire.operation);
    expect(named.filter((operation) => !there.includes(operation))).toEqual([]);
  });
});
