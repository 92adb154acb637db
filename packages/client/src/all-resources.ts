// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import { ApiKeys } from './resources/api-keys.ts';
import { AuditLog } from './resources/audit-log.ts';
import { Connections } from './resources/connections.ts';
import { Consumers } from './resources/consumers.ts';
import { Deliveries } from './resources/deliveries.ts';
import { Destinations } from './resources/destinations.ts';
import { EventTopicRoutes } from './resources/event-topic-routes.ts';
import { Groups } from './resources/groups.ts';
import { Installations } from './resources/installations.ts';
import { Integrations } from './resources/integrations.ts';
import { JwtKeys } from './resources/jwt-keys.ts';
import { ObjectFields } from './resources/object-fields.ts';
import { Operations } from './resources/operations.ts';
import { Projects } from './resources/projects.ts';
import { ProviderApps } from './resources/provider-apps.ts';
import { Providers } from './resources/providers.ts';
import { TopicDestinationRoutes } from './resources/topic-destination-routes.ts';
import { Topics } from './resources/topics.ts';
import type { Session } from './session.ts';

/** The resources of a client, each a member. */
export abstract class AllResources {
  readonly apiKeys: ApiKeys;
  readonly auditLog: AuditLog;
  readonly connections: Connections;
  readonly consumers: Consumers;
  readonly deliveries: Deliveries;
  readonly destinations: Destinations;
  readonly eventTopicRoutes: EventTopicRoutes;
  readonly groups: Groups;
  readonly installations: Installations;
  readonly integrations: Integrations;
  readonly jwtKeys: JwtKeys;
  readonly objectFields: ObjectFields;
  readonly operations: Operations;
  readonly projects: Projects;
  readonly providerApps: ProviderApps;
  readonly providers: Providers;
  readonly topicDestinationRoutes: TopicDestinationRoutes;
  readonly topics: Topics;

  constructor(session: Session) {
    this.apiKeys = new ApiKeys(session);
    this.auditLog = new AuditLog(session);
    this.connections = new Connections(session);
    this.consumers = new Consumers(session);
    this.deliveries = new Deliveries(session);
    this.destinations = new Destinations(session);
    this.eventTopicRoutes = new EventTopicRoutes(session);
    this.groups = new Groups(session);
    this.installations = new Installations(session);
    this.integrations = new Integrations(session);
    this.jwtKeys = new JwtKeys(session);
    this.objectFields = new ObjectFields(session);
    this.operations = new Operations(session);
    this.projects = new Projects(session);
    this.providerApps = new ProviderApps(session);
    this.providers = new Providers(session);
    this.topicDestinationRoutes = new TopicDestinationRoutes(session);
    this.topics = new Topics(session);
  }
}
