import type { DowelClientOptions, Identity } from './options.ts';
import { ApiKeys } from './resources/api-keys.ts';
import { Connections } from './resources/connections.ts';
import { EventTopicRoutes } from './resources/event-topic-routes.ts';
import { Installations } from './resources/installations.ts';
import { Integrations } from './resources/integrations.ts';
import { JwtKeys } from './resources/jwt-keys.ts';
import { Operations } from './resources/operations.ts';
import { Projects } from './resources/projects.ts';
import { ProviderApps } from './resources/provider-apps.ts';
import { Providers } from './resources/providers.ts';
import { Topics } from './resources/topics.ts';
import { Session } from './session.ts';

/**
 * Calls a Dowel service about one project. Every method returns a promise of the data, with `.withResponse()`, and
 * fails with a `DowelError`.
 * @throws {TypeError} when it has no project, no usable `baseUrl`, or not exactly one of `apiKey` and `getToken`
 */
export class DowelClient {
  readonly projects: Projects;
  readonly apiKeys: ApiKeys;
  readonly jwtKeys: JwtKeys;
  readonly providers: Providers;
  readonly providerApps: ProviderApps;
  readonly integrations: Integrations;
  readonly connections: Connections;
  readonly installations: Installations;
  readonly operations: Operations;
  readonly topics: Topics;
  readonly eventTopicRoutes: EventTopicRoutes;
  readonly #session: Session;

  constructor(options: DowelClientOptions | Session) {
    const session = options instanceof Session ? options : new Session(options);
    this.#session = session;
    this.projects = new Projects(session);
    this.apiKeys = new ApiKeys(session);
    this.jwtKeys = new JwtKeys(session);
    this.providers = new Providers(session);
    this.providerApps = new ProviderApps(session);
    this.integrations = new Integrations(session);
    this.connections = new Connections(session);
    this.installations = new Installations(session);
    this.operations = new Operations(session);
    this.topics = new Topics(session);
    this.eventTopicRoutes = new EventTopicRoutes(session);
  }

  /** Id or name of the project that every call is about. */
  get project(): string {
    return this.#session.project;
  }

  /** A client that calls for another group and consumer, over the same token cache. Needs `getToken`. */
  withIdentity(identity: Identity): DowelClient {
    return new DowelClient(this.#session.withIdentity(identity));
  }
}
