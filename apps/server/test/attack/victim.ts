import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as tables from '../../src/db/tables.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';

/** A text in everything that only the victim's project may see. */
export const projectMark = 'OnlyOfTheProject';
/** A text in everything that only the victim's group may see. */
export const groupMark = 'OnlyOfTheGroup';

/** A project with one of everything, and the ids of its things. */
export interface Victim {
  readonly server: TestServer;
  readonly groupRef: string;
  readonly consumerRef: string;
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

  const integration = await given.integration({ name: projectMark.toLowerCase() });
  const connection = await given.connection({
    groupRef,
    groupName: groupMark,
    consumerRef,
    consumerName: groupMark,
  });
  const installation = await request(
    'POST',
    `${base}/integrations/${integration.id}/installations`,
    given.installationBody({ groupRef }),
  );
  const operations = await request(
    'GET',
    `${base}/integrations/${integration.id}/installations/${installation.body.id}/operations`,
  );
  const { app } = await given.providerApp({ externalRef: projectMark });
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
  return {
    server,
    groupRef,
    consumerRef,
    ids: {
      projectIdOrName: project.id,
      integrationId: integration.id,
      integrationIdOrName: integration.id,
      revisionId: integration.latestRevision?.id ?? '',
      installationId: installation.body.id,
      connectionId: connection.id,
      operationId: operations.body.results[0].id,
      providerAppId: app.id,
      apiKey: apiKey.key,
      keyId: kid,
      destination: destination.id,
      deliveryId: delivery.id,
      topicId: topic.id,
      routeId: eventTopicRoute.id,
      objectName: 'contacts',
      provider: 'sandbox',
    },
    idsOf: { deleteTopicDestinationRoute: { routeId: topicDestinationRoute.id } },
  };
}

/** Every row of the victim's project, as text. If it is the same before and after, nobody changed anything. */
export async function rowsOf({ server }: Victim): Promise<string> {
  const context = server.context();
  const found = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable) || !('projectId' in getTableColumns(table))) continue;
    const rows = await context.db.select().from(table);
    const own = rows.filter((row) => 'projectId' in row && row.projectId === server.project.id);
    found.push([getTableName(table), own.map((row) => JSON.stringify(row)).sort()]);
  }
  return JSON.stringify(found, null, 1);
}
