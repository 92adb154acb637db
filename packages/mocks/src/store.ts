import type {
  ApiKey,
  Catalog,
  Config,
  ConnectedAccount,
  Connection,
  Consumer,
  Group,
  Installation,
  Integration,
  Log,
  OauthConnect,
  Operation,
  Project,
  ProviderApp,
} from '@dowel/schema';
import type { DescribedObject } from '@dowel/schema/rules';
import type { StoredBackfill } from './backfills.ts';
import type { MockEvent } from './events.ts';
import type { KeptAnswer } from './idempotency.ts';
import type { KeptPage } from './paging.ts';
import { RecordBook } from './records.ts';

/** An account's objects by the provider's names. `error` says why an object cannot be described. */
export type AccountObjects = Record<string, DescribedObject>;

/** A connection with its credentials, which responses show only on request. */
export interface StoredConnection extends Connection {
  credentials: Pick<Connection, 'apiKey' | 'oauth2AuthorizationCode'>;
  /** The person has it beside another one to the same provider. */
  isAdditional?: true;
}

/** A consumer and its group. Two groups may both have a person "1". */
export interface StoredConsumer {
  /** Unset until a group names the consumer. */
  groupRef?: string;
  consumer: Consumer;
}

/** An installation that holds the id of its connection instead of the connection. */
export interface StoredInstallation extends Omit<Installation, 'connection' | 'group'> {
  groupRef: string;
  connectionId: string;
}

/** A pause of an object's scheduled reads. Bad credentials pause all of them, without such an entry. */
export interface StoredPause {
  reason: 'asked' | 'failures';
  since: string;
  note?: string;
}

/** Which account an installation leads to since it was moved, and to which one before. */
export interface MovedAccount {
  since: string;
  account: ConnectedAccount;
  before: ConnectedAccount | undefined;
}

/** A sign-in that was started and is not finished. */
export interface OauthState {
  projectId: string;
  provider: string;
  request: Omit<OauthConnect, 'projectIdOrName' | 'projectId' | 'provider'>;
  /** Set if an existing connection signs in again. */
  connectionId?: string;
}

/** A sign-in that waits at its start page. */
export interface StoredSignIn extends OauthState {
  /** The secret for the page that started the sign-in. With it, that page's popup goes on without a click. */
  pass: string;
}

/** A sign-in in steps that waits for the person to come back from the provider's page. */
export interface StoredSteps {
  projectId: string;
  provider: string;
  request: {
    groupRef: string;
    groupName?: string | undefined;
    consumerRef: string;
    consumerName?: string | undefined;
    account?: { id: string } | undefined;
    additional?: boolean | undefined;
    personal?: boolean | undefined;
  };
  details: Partial<Pick<Connection, 'providerMetadata' | 'providerWorkspaceRef'>>;
  /** The provider's name for it. */
  ticket: string;
  /** In milliseconds since 1970. */
  expireTime: number;
}

/** What a new store contains. */
export interface MockStoreStart {
  /** The clock for everything the mock does. */
  now: () => Date;
  project: Project;
  providers: Catalog;
}

/** The state behind the mock service. Tests may read and change every part of it. */
export class MockStore {
  readonly now: () => Date;
  projects: Project[];
  apiKeys: ApiKey[] = [];
  providers: Catalog;
  providerApps: ProviderApp[] = [];
  integrations: Integration[] = [];
  groups: Group[] = [];
  consumers: StoredConsumer[] = [];
  /** Oldest first. */
  connections: StoredConnection[] = [];
  /** Oldest first. */
  installations: StoredInstallation[] = [];
  /** The configs that an installation had before its current one, by installation id, oldest first. */
  earlierConfigs: Record<string, Config[]> = {};
  /** Oldest first. */
  operations: Operation[] = [];
  /** By operation id, oldest first. */
  logs: Record<string, Log[]> = {};
  /** Paused reads, by installation id and the provider's name of the object. */
  pausedReads: Record<string, Record<string, StoredPause>> = {};
  /** First reads that go on. */
  backfills: StoredBackfill[] = [];
  /** The objects whose first read is done or not wanted, by installation id. They have the provider's names. */
  backfilled: Record<string, string[]> = {};
  /** The last move of an installation to another account, by its id. */
  movedAccounts: Record<string, MovedAccount> = {};
  /** What the service would send, oldest first. */
  events: MockEvent[] = [];
  /** Unfinished sign-ins, by the ticket in their address. */
  signIns: Record<string, StoredSignIn> = {};
  /** Sign-ins in steps that wait, by `sessionId`. */
  steps: Record<string, StoredSteps> = {};
  /** Answers kept for repeated requests, by caller and `Idempotency-Key`. */
  keptAnswers: Record<string, KeptAnswer> = {};
  /** Pages that are followed by another, by the token of the next page. */
  keptPages: Record<string, KeptPage> = {};
  /** Whose account the next keys and sign-ins are of. Undefined: nobody tells. */
  account: ConnectedAccount | undefined;
  /** What accounts hold, by provider. `*` is for every provider without an entry. */
  objects: Record<string, AccountObjects> = {};
  /** The records of the pretend accounts. */
  records = new RecordBook((provider) => this.objectsOf(provider));
  readonly #start: () => MockStoreStart;
  #count = 0;
  #eventCount = 0;

  constructor(start: () => MockStoreStart) {
    const { now, project, providers } = start();
    this.#start = start;
    this.now = now;
    this.projects = [project];
    this.providers = providers;
  }

  /** Sets the store back to its start: only the project and the catalogue are left, and ids of all but
   * events start over. */
  clear(): void {
    Object.assign(this, new MockStore(this.#start));
    this.records = new RecordBook((provider) => this.objectsOf(provider));
    this.#count = 0;
  }

  /** The project of consumer tokens whose key the store does not have. */
  get project(): Project {
    const [first] = this.projects;
    if (first) return first;
    throw new Error('The mock store has no project, so nobody can call. Put one into store.projects.');
  }

  findProject(id: string): Project | undefined {
    return this.projects.find((project) => project.id === id);
  }

  /** The next id. After each reset, the same ids come in the same order. */
  newId(): string {
    this.#count += 1;
    return `00000000-0000-7000-8000-${String(this.#count).padStart(12, '0')}`;
  }

  /** The next id of an event. None comes again, also after a reset: receivers pass over an event whose id they know. */
  newEventId(): string {
    this.#eventCount += 1;
    return `00000000-0000-7000-9000-${String(this.#eventCount).padStart(12, '0')}`;
  }

  /** The current time in the format of the API. */
  timestamp(): string {
    return this.now().toISOString();
  }

  /** What an account of a provider holds. Undefined if the mock knows nothing about it. */
  objectsOf(provider: string): AccountObjects | undefined {
    return this.objects[provider] ?? this.objects['*'];
  }
}
