// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import { ApiKeys } from './resources/api-keys.ts';
import { AuditLog } from './resources/audit-log.ts';
import { ClaimedDomains } from './resources/claimed-domains.ts';
import { Connections } from './resources/connections.ts';
import { Consumers } from './resources/consumers.ts';
import { Deliveries } from './resources/deliveries.ts';
import { Destinations } from './resources/destinations.ts';
import { EventTopicRoutes } from './resources/event-topic-routes.ts';
import { Groups } from './resources/groups.ts';
import { Installations } from './resources/installations.ts';
import { Integrations } from './resources/integrations.ts';
import { Invites } from './resources/invites.ts';
import { JwtKeys } from './resources/jwt-keys.ts';
import { MyInfo } from './resources/my-info.ts';
import { ObjectFields } from './resources/object-fields.ts';
import { Operations } from './resources/operations.ts';
import { Orgs } from './resources/orgs.ts';
import { Projects } from './resources/projects.ts';
import { ProviderApps } from './resources/provider-apps.ts';
import { Providers } from './resources/providers.ts';
import { TopicDestinationRoutes } from './resources/topic-destination-routes.ts';
import { Topics } from './resources/topics.ts';
import { Write } from './resources/write.ts';
import type { Session } from './session.ts';

/** The resources of a client, each a member. */
export abstract class AllResources {
  readonly apiKeys: ApiKeys;
  readonly auditLog: AuditLog;
  readonly claimedDomains: ClaimedDomains;
  readonly connections: Connections;
  readonly consumers: Consumers;
  readonly deliveries: Deliveries;
  readonly destinations: Destinations;
  readonly eventTopicRoutes: EventTopicRoutes;
  readonly groups: Groups;
  readonly installations: Installations;
  readonly integrations: Integrations;
  readonly invites: Invites;
  readonly jwtKeys: JwtKeys;
  readonly myInfo: MyInfo;
  readonly objectFields: ObjectFields;
  readonly operations: Operations;
  readonly orgs: Orgs;
  readonly projects: Projects;
  readonly providerApps: ProviderApps;
  readonly providers: Providers;
  readonly topicDestinationRoutes: TopicDestinationRoutes;
  readonly topics: Topics;
  readonly write: Write;

  constructor(session: Session) {
    this.apiKeys = new ApiKeys(session);
    this.auditLog = new AuditLog(session);
    this.claimedDomains = new ClaimedDomains(session);
    this.connections = new Connections(session);
    this.consumers = new Consumers(session);
    this.deliveries = new Deliveries(session);
    this.destinations = new Destinations(session);
    this.eventTopicRoutes = new EventTopicRoutes(session);
    this.groups = new Groups(session);
    this.installations = new Installations(session);
    this.integrations = new Integrations(session);
    this.invites = new Invites(session);
    this.jwtKeys = new JwtKeys(session);
    this.myInfo = new MyInfo(session);
    this.objectFields = new ObjectFields(session);
    this.operations = new Operations(session);
    this.orgs = new Orgs(session);
    this.projects = new Projects(session);
    this.providerApps = new ProviderApps(session);
    this.providers = new Providers(session);
    this.topicDestinationRoutes = new TopicDestinationRoutes(session);
    this.topics = new Topics(session);
    this.write = new Write(session);
  }
}
