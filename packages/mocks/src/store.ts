import type {
  ApiKey,
  Catalog,
  Connection,
  Consumer,
  EventTopicRoute,
  Group,
  Installation,
  Integration,
  JwtKey,
  Log,
  OauthConnect,
  Operation,
  Project,
  ProviderApp,
  Revision,
  Topic,
} from '@dowel/schema';
import type { ObjectDescription } from '@dowel/schema/rules';
import type { KeptAnswer } from './idempotency.ts';
import type { KeptPage } from './paging.ts';

/** An account's objects by the provider's names, or why one cannot be described. */
export type AccountObjects = Record<string, ObjectDescription | { error: string }>;

/** A connection, with the credentials it only shows when asked. */
export interface StoredConnection extends Connection {
  credentials: Pick<Connection, 'apiKey' | 'oauth2AuthorizationCode'>;
}

/** A consumer and the group it is one of; two groups may both have a person "1". */
export interface StoredConsumer {
  groupRef: string;
  consumer: Consumer;
}

/** An installation that names its connection instead of holding it. */
export interface StoredInstallation extends Omit<Installation, 'connection' | 'group'> {
  groupRef: string;
  connectionId: string;
}

/** A sign-in that was started and not finished. */
export interface OauthState {
  projectId: string;
  provider: string;
  request: Omit<OauthConnect, 'projectIdOrName' | 'projectId' | 'provider'>;
  /** Set when an existing connection signs in again. */
  connectionId?: string;
}

/** A sign-in at its start page. */
export interface StoredSignIn extends OauthState {
  /** What the page that asked was told: with it, it goes on without a click. */
  pass: string;
}

/** An upload address, and what was put there. */
export interface StoredUpload {
  projectId: string;
  token: string;
  /** As announced. */
  md5: string | undefined;
  /** In milliseconds. */
  expireTime: number;
  content?: Uint8Array<ArrayBuffer>;
}

/** What a store starts from. */
export interface MockStoreStart {
  /** The clock of everything the mock does. */
  now: () => Date;
  project: Project;
  providers: Catalog;
}

/** The state behind the mock service. Tests may read and change every part of it. */
export class MockStore {
  readonly now: () => Date;
  projects: Project[];
  apiKeys: ApiKey[] = [];
  jwtKeys: JwtKey[] = [];
  providers: Catalog;
  providerApps: ProviderApp[] = [];
  integrations: Integration[] = [];
  /** Every revision by integration id, oldest first. */
  revisions: Record<string, Revision[]> = {};
  groups: Group[] = [];
  consumers: StoredConsumer[] = [];
  /** Oldest first. */
  connections: StoredConnection[] = [];
  /** Oldest first. */
  installations: StoredInstallation[] = [];
  /** Oldest first. */
  operations: Operation[] = [];
  /** By operation id, oldest first. */
  logs: Record<string, Log[]> = {};
  topics: Topic[] = [];
  eventTopicRoutes: EventTopicRoute[] = [];
  /** Sign-ins under way, by the ticket in their address. */
  signIns: Record<string, StoredSignIn> = {};
  /** Upload addresses that were handed out, by path. */
  uploads: Record<string, StoredUpload> = {};
  /** Answers to repeat, by caller and `Idempotency-Key`. */
  keptAnswers: Record<string, KeptAnswer> = {};
  /** Pages that have a next one, by its token. */
  keptPages: Record<string, KeptPage> = {};
  /** What accounts of a provider hold; `*` stands for every provider not named. */
  objects: Record<string, AccountObjects> = {};
  readonly #start: () => MockStoreStart;
  #count = 0;

  constructor(start: () => MockStoreStart) {
    const { now, project, providers } = start();
    this.#start = start;
    this.now = now;
    this.projects = [project];
    this.providers = providers;
  }

  /** Forgets everything but the project and the catalogue; ids start over. */
  clear(): void {
    Object.assign(this, new MockStore(this.#start));
    this.#count = 0;
  }

  /** The project that tokens without a known key belong to. */
  get project(): Project {
    const [first] = this.projects;
    if (first) return first;
    throw new Error('The mock store has no project, so nobody can call. Put one into store.projects.');
  }

  findProject(id: string): Project | undefined {
    return this.projects.find((project) => project.id === id);
  }

  /** The next id: the same ones in the same order after each reset. */
  newId(): string {
    this.#count += 1;
    return `00000000-0000-7000-8000-${String(this.#count).padStart(12, '0')}`;
  }

  /** The time as the wire has it. */
  timestamp(): string {
    return this.now().toISOString();
  }

  /** What an account of a provider holds; undefined when the mock knows of nothing. */
  objectsOf(provider: string): AccountObjects | undefined {
    return this.objects[provider] ?? this.objects['*'];
  }
}
