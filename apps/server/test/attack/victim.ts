import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../src/platform/db/tables.ts';
import type { GivenBuilder } from '../given/builders.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';

/** A text in everything that only the victim's project may see. */
export const projectMark = 'OnlyOfTheProject';
/** A text in everything that only the victim's group may see. */
export const groupMark = 'OnlyOfTheGroup';

/** A text in what is one person's own. */
export const personMark = 'OnlyOfThePerson';

/** A project with one of everything, and the ids of its things. */
export interface Victim {
  readonly server: TestServer;
  readonly groupRef: string;
  readonly consumerRef: string;
  /** What the consumer has connected for themself. */
  readonly personalConnectionId: string;
  /** The owner of the org that owns the project. */
  readonly owner: GivenBuilder;
  /** Somebody without an org, who would like to be added. */
  readonly attacker: GivenBuilder;
  /** An address with a pending invite. */
  readonly invitedEmail: string;
  /** The ids by the names of their path parameters. */
  readonly ids: Readonly<Record<string, string>>;
  /** The ids that other operations name with the same path parameter, by the operation. */
  readonly idsOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Makes a project with one of everything. */
export async function startVictim(): Promise<Victim> {
  const server = await startTestServer();
  const { given, request, project } = server;
  const [groupRef, consumerRef] = ['victims', 'victor'];
  const base = `/v1/projects/${project.id}`;

  const integration = await given.integration({ name: projectMark.toLowerCase(), actAs: 'person' });
  const connection = await given.connection({
    groupRef,
    groupName: groupMark,
    consumerRef,
    consumerName: groupMark,
  });
  const personal = await given.connection({ groupRef, consumerRef, personal: true });
  await server.dependencies.db
    .update(tables.connections)
    .set({ account: { person: { name: personMark }, since: server.now().toISOString() } })
    .where(eq(tables.connections.id, personal.id));
  const installation = await request(
    'POST',
    `${base}/integrations/${integration.id}/installations`,
    given.installationBody({ groupRef }),
  );
  await request('POST', `/read${base}/integrations/${integration.id}/objects/contacts`, {
    groupRef,
    mode: 'async',
  });
  const operations = await request(
    'GET',
    `${base}/integrations/${integration.id}/installations/${installation.body.id}/operations`,
  );
  const { app } = await given.providerApp({ externalRef: projectMark });
  await given.providerApp({ groupRef, externalRef: groupMark });
  const { body: apiKey } = await request('POST', `${base}/api-keys`, { label: projectMark });
  const { kid } = await given.jwtKey();
  const { body: topic } = await request('POST', `${base}/topics`, { name: projectMark });
  const { body: eventTopicRoute } = await request('POST', `${base}/notification-event-topic-routes`, {
    eventType: 'connection.created',
    topicId: topic.id,
  });
  const { body: destination } = await request('POST', `${base}/destinations`, {
    name: projectMark,
    type: 'webhook',
    metadata: { url: `https://${projectMark}.example`, headers: { 'X-Mark': projectMark } },
  });
  const { body: topicDestinationRoute } = await request('POST', `${base}/topic-destination-routes`, {
    topicId: topic.id,
    destinationId: destination.id,
  });
  const { body: delivery } = await request('POST', `${base}/destinations/${destination.id}:send-test-event`, {
    eventType: 'connection.created',
  });
  const issueId = await issueOf(server, connection.id);
  const { body: connectionLink } = await request('POST', `${base}/connection-links`, {
    integrationId: (await given.integration({ name: 'linked', provider: 'sandbox' })).id,
    groupRef,
    groupName: groupMark,
    consumerRef,
    consumerName: groupMark,
  });
  const operationId = operations.body.results[0].id;
  const { body: operationShare } = await request('POST', `${base}/operations/${operationId}:share`, {});
  const { ids: orgIds, ...people } = await startOrgOf(server);
  return {
    server,
    groupRef,
    consumerRef,
    personalConnectionId: personal.id,
    ...people,
    ids: {
      ...orgIds,
      projectIdOrName: project.id,
      integrationId: integration.id,
      integrationIdOrName: integration.id,
      revisionId: integration.latestRevision?.id ?? '',
      installationId: installation.body.id,
      connectionId: connection.id,
      connectionLinkId: connectionLink.id,
      operationId,
      operationShareId: operationShare.id,
      providerAppId: app.id,
      apiKey: apiKey.key,
      keyId: kid,
      destination: destination.id,
      deliveryId: delivery.id,
      issueId,
      topicId: topic.id,
      routeId: eventTopicRoute.id,
      objectName: 'contacts',
      provider: 'sandbox',
      groupRef,
      consumerRef,
    },
    idsOf: { deleteTopicDestinationRoute: { routeId: topicDestinationRoute.id } },
  };
}

/** Makes the provider unreachable for a connection, and answers the issue that this is. It still works otherwise. */
async function issueOf({ dependencies, request, project, now }: TestServer, id: string): Promise<string> {
  const since = now().toISOString();
  const diagnosis = { reason: 'rate_limited' as const, since, actor: 'provider' as const, nextStep: 'Wait.' };
  await dependencies.db.update(tables.connections).set({ diagnosis }).where(eq(tables.connections.id, id));
  const { body } = await request('GET', `/v1/projects/${project.id}/issues`);
  return body[0].id;
}

/** Gives the org of the project people, an invite and a claim. */
async function startOrgOf({ given, request, project: { orgId } }: TestServer) {
  const owner = await given.builder({ orgId, email: `${projectMark}-${orgId}@owners.example` });
  const member = await given.builder({ orgId, role: 'member' });
  const ask = async (method: string, path: string, body: object) =>
    (await request(method, `/v1${path}`, body, owner.headers)).body;
  await ask('PATCH', `/orgs/${orgId}`, { updateMask: ['label'], org: { label: projectMark } });
  const invitedEmail = `${projectMark}-${orgId}@guests.example`;
  const invite = await ask('POST', `/orgs/${orgId}/invites`, { email: invitedEmail });
  const domain = `${projectMark}-${orgId}.example.com`;
  const claim = await ask('POST', '/claimed-domains', { domain, parentId: orgId, parentType: 'org' });
  const ids = {
    orgId,
    billingAccountId: orgId,
    builderId: member.id,
    inviteId: invite.id,
    claimedDomainId: claim.id,
    // Not the session that the owner calls with: the matrix ends it.
    sessionId: (await given.session(owner.id)).sessionId,
  };
  return { owner, attacker: await given.builder(), invitedEmail, ids };
}

/** Every row of the victim's project and org, as text. If it is the same before and after, nobody changed anything. */
export async function rowsOf({ server, owner }: Victim): Promise<string> {
  const { id: projectId, orgId } = server.project;
  const isOwn = (row: object) =>
    ('projectId' in row && row.projectId === projectId) ||
    ('orgId' in row && row.orgId === orgId) ||
    ('builderId' in row && row.builderId === owner.id) ||
    ('id' in row && (row.id === orgId || row.id === owner.id));
  const found = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const own = (await server.dependencies.db.select().from(table)).filter(isOwn);
    found.push([getTableName(table), own.map((row) => JSON.stringify(row)).sort()]);
  }
  return JSON.stringify(found, null, 1);
}
