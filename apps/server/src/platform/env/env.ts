import { HostPattern } from '@dowel/schema';
import * as z from 'zod';
import { tooWide } from '../outgoing/host-patterns.ts';
import { type AddressRanges, readAddressRanges } from '../sender.ts';
import { databaseVariables, toDatabaseSettings } from './database-settings.ts';
import { findDoubts } from './doubts.ts';
import { mailVariables, toMailSettings } from './mail-settings.ts';
import { objectStoreVariables, toObjectStoreSettings } from './object-store-settings.ts';
import { oidcVariables, toOidcSettings } from './oidc-settings.ts';
import { proxyVariables, toProxySettings } from './proxy-settings.ts';
import { rateLimitVariables, toRateLimitSettings } from './rate-limit-settings.ts';
import { retentionVariables, toRetentionSettings } from './retention-settings.ts';
import { allRoles } from './roles.ts';
import { surfaceVariables, toSurfaceHosts } from './surface-hosts.ts';

const Port = z.coerce.number().int().min(0).max(65_535);
const List = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const Hosts = List.pipe(z.array(HostPattern)).superRefine((patterns, context) => {
  for (const message of patterns.flatMap((pattern) => tooWide(pattern, { shared: true }) ?? [])) {
    context.addIssue({ code: 'custom', message });
  }
});
/** An origin, without a path and without a slash at the end. */
const Origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** The beginning of other addresses: an origin, and a path if there is one. No slash at the end. */
const BaseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text), 'must end in its path, without "?" and "#"')
  .transform((text) => new URL(text))
  .refine(
    ({ pathname }) => !/\/console(\/|$)/.test(pathname),
    'must end before "/console", which the server adds',
  )
  .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''));
const HOUR_MS = 60 * 60 * 1000;
const Roles = List.transform((given) => (given.length === 0 ? allRoles : given)).pipe(
  z.array(z.enum(allRoles)),
);
const Seconds = z.coerce.number().min(0).max(600);
const Proxies = List.transform((entries, context): AddressRanges => {
  try {
    return readAddressRanges(entries);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** Every environment variable the server reads, checked once at start. */
const Variables = z.object({
  /** `production` does not start without keys and address, and seeds nothing unless `DOWEL_SEED` says so. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port to listen on; 0 uses any free port. */
  DOWEL_PORT: Port.default(4310),
  /** Address to listen on; `0.0.0.0` lets other machines in. */
  DOWEL_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * The address at which browsers and providers reach this server, with the path if a proxy adds one. This address plus
   * `/callbacks/v1/oauth` is registered with providers. Production does not start without it.
   */
  DOWEL_PUBLIC_ORIGIN: BaseUrl.optional(),
  ...databaseVariables,
  /** Folder of the embedded database. Absent: `.dowel/data` in the repository. */
  DOWEL_DATA_DIR: z.string().min(1).optional(),
  /** Key ring for stored credentials: `id:base64` parts, the current key first. */
  DOWEL_ENCRYPTION_KEYS: z.string().min(1).optional(),
  /** A file with the key ring, for orchestrators that mount secrets. */
  DOWEL_ENCRYPTION_KEYS_FILE: z.string().min(1).optional(),
  /** A command that prints the key ring, for key managers. A shell runs it at each start. */
  DOWEL_ENCRYPTION_KEYS_COMMAND: z.string().min(1).optional(),
  /** `demo`: a project to try Dowel with, created at the first start. The default in development. */
  DOWEL_SEED: z.enum(['demo', 'none']).optional(),
  /** The file for the demo project's addresses and keys. Absent: `.dowel/demo.json` in the repository. */
  DOWEL_DEMO_FILE: z.string().min(1).optional(),
  /** Origin of the sandbox provider. Adds its two catalogue entries. Default in development: localhost:4320. */
  DOWEL_SANDBOX_URL: Origin.optional(),
  /** The port of the playground. It is only written into the demo file. */
  DOWEL_PLAYGROUND_PORT: Port.default(4330),
  /** Catalogue files, or folders of them, separated by commas. Their entries replace built-in entries with the same name. */
  DOWEL_CATALOGUE_FILES: List,
  /** Files of connectors, or folders of them, separated by commas. They replace built-in ones of the same provider. */
  DOWEL_CONNECTORS: List,
  /** `1`: connectors may be code, which runs with all rights of the server. */
  DOWEL_CODE_CONNECTORS: z.enum(['0', '1']).default('0'),
  /** `1`: connectors may be drafts that nobody has tried (`verified: generated`). */
  DOWEL_GENERATED_CONNECTORS: z.enum(['0', '1']).default('0'),
  /**
   * Hosts of self-hosted products to which builders' secrets may be sent, for every project, separated by commas:
   * `crm.acme.example` or `*.acme.example`.
   */
  DOWEL_PROVIDER_HOSTS: Hosts,
  /** The shortest time allowed between two runs of a schedule. */
  DOWEL_MIN_SCHEDULE_MINUTES: z.coerce.number().positive().default(10),
  /**
   * Private addresses that the server may call: addresses, CIDR ranges, host names or `loopback`, separated by commas.
   */
  DOWEL_ALLOW_PRIVATE_NETWORK: List,
  /**
   * How often subscribed objects are read for changes that the provider has not told of. 0: never, and a provider that
   * tells of nothing cannot be subscribed to.
   */
  DOWEL_RECONCILE_MINUTES: z.coerce.number().int().min(0).max(10_080).default(60),
  /** How many records a first read of an object may find, and how long it may take, before it is paused. */
  DOWEL_MAX_READ_RECORDS: z.coerce.number().int().min(1).max(2_000_000_000).default(50_000_000),
  DOWEL_MAX_READ_HOURS: z.coerce.number().positive().max(8760).default(72),
  /** How long a receiver may take to answer one delivery. */
  DOWEL_DELIVERY_TIMEOUT_SECONDS: z.coerce.number().positive().max(60).default(20),
  /** How many messages the projects of an org may send to their webhooks in a second, over all processes. */
  DOWEL_DELIVERIES_PER_SECOND: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  /**
   * The proxies in front of the server: addresses, CIDR ranges or `loopback`, separated by commas. Their
   * `X-Forwarded-For` says from where a request came.
   */
  DOWEL_TRUSTED_PROXIES: Proxies,
  /** The port on which `/metrics` is served, apart from everything else. */
  DOWEL_METRICS_PORT: Port.optional(),
  /** Who sends this as a bearer token may read `/metrics`. Without a port of its own, it is on the main one. */
  DOWEL_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /**
   * How long the server still accepts new requests after SIGTERM. During this time `/health/ready` answers 503, so that
   * load balancers can stop sending requests first. Default: 3 in production, else 0.
   */
  DOWEL_STOP_DELAY_SECONDS: Seconds.optional(),
  /** After that, how long the open requests may take to finish before they are cut off. */
  DOWEL_DRAIN_SECONDS: Seconds.default(10),
  /**
   * What this process does, separated by commas: `api` answers requests, `delivery` sends messages, `worker` does what
   * else waits in lanes. With the embedded database one process does it all, because no other can open it.
   */
  DOWEL_ROLES: Roles,
  /** On how many lanes this process works at the same time, in each of its roles. One project gets at most half of them. */
  DOWEL_WORKER_SLOTS: z.coerce.number().int().min(1).max(100).default(8),
  ...mailVariables,
  ...objectStoreVariables,
  ...proxyVariables,
  ...surfaceVariables,
  ...rateLimitVariables,
  ...retentionVariables,
  /** How long a builder stays signed in in a browser. */
  DOWEL_BROWSER_SESSION_HOURS: z.coerce.number().positive().max(8760).default(12),
  /** How long a builder stays signed in on a command line. */
  DOWEL_CLI_SESSION_DAYS: z.coerce.number().positive().max(365).default(90),
  /** `off`: nobody can read `/openapi.json` and `/docs` here. */
  DOWEL_DOCS: z.enum(['on', 'off']).default('on'),
  ...oidcVariables,
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  DOWEL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/**
 * Kubernetes sets such values for each service. For a service called "dowel" it sets `DOWEL_PORT=tcp://10.0.0.11:80`.
 * https://kubernetes.io/docs/tutorials/services/connect-applications-service/#accessing-the-service
 */
const serviceLink = /^(tcp|udp|sctp):\/\//;

/** The server's settings. */
export type Env = Readonly<ReturnType<typeof readEnv>>;

const publicOriginMissing =
  'DOWEL_PUBLIC_ORIGIN is not set, so the server does not know the address under which browsers and providers reach it, and every sign-in would lead to localhost. Set it to that address, for example DOWEL_PUBLIC_ORIGIN=https://dowel.example.com.';

const rolesApart =
  'DOWEL_ROLES gives this process some of the roles, but the embedded database can be opened by one process only, so nobody would have the others. Leave DOWEL_ROLES out, or set DATABASE_URL to a PostgreSQL database.';

/**
 * Reads the settings from environment variables. An empty variable counts as absent. Space around a value is removed,
 * because a value from a file often ends in a new line.
 * @throws {Error} if variables are not valid; the message names each of them.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '' && !serviceLink.test(value)),
  );
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    throw new Error(`The server cannot start with this environment.\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  const development = env.NODE_ENV === 'development';
  const production = env.NODE_ENV === 'production';
  if (production && env.DOWEL_PUBLIC_ORIGIN === undefined) throw new Error(publicOriginMissing);
  const isWhole = allRoles.every((role) => env.DOWEL_ROLES.includes(role));
  if (env.DATABASE_URL === undefined && !isWhole) throw new Error(rolesApart);
  const publicUrl = env.DOWEL_PUBLIC_ORIGIN ?? localOrigin(env.DOWEL_PORT);
  return {
    mode: env.NODE_ENV,
    port: env.DOWEL_PORT,
    host: env.DOWEL_HOST,
    ...addressesOf(publicUrl),
    ...toDatabaseSettings(env),
    dataDir: env.DOWEL_DATA_DIR,
    encryptionKeys: env.DOWEL_ENCRYPTION_KEYS,
    encryptionKeysFile: env.DOWEL_ENCRYPTION_KEYS_FILE,
    encryptionKeysCommand: env.DOWEL_ENCRYPTION_KEYS_COMMAND,
    seed: env.DOWEL_SEED ?? (development ? 'demo' : 'none'),
    demoFile: env.DOWEL_DEMO_FILE,
    sandboxUrl: env.DOWEL_SANDBOX_URL ?? (development ? 'http://localhost:4320' : undefined),
    playgroundPort: env.DOWEL_PLAYGROUND_PORT,
    catalogueFiles: env.DOWEL_CATALOGUE_FILES,
    connectorFiles: env.DOWEL_CONNECTORS,
    runsCodeConnectors: env.DOWEL_CODE_CONNECTORS === '1',
    takesGeneratedConnectors: env.DOWEL_GENERATED_CONNECTORS === '1',
    providerHosts: env.DOWEL_PROVIDER_HOSTS,
    minScheduleMinutes: env.DOWEL_MIN_SCHEDULE_MINUTES,
    reconcileMinutes: env.DOWEL_RECONCILE_MINUTES,
    maxReadRecords: env.DOWEL_MAX_READ_RECORDS,
    maxReadMs: env.DOWEL_MAX_READ_HOURS * HOUR_MS,
    allowPrivateNetworks: env.DOWEL_ALLOW_PRIVATE_NETWORK,
    trustedProxies: env.DOWEL_TRUSTED_PROXIES,
    rateLimits: toRateLimitSettings(env),
    metrics: { port: env.DOWEL_METRICS_PORT, token: env.DOWEL_METRICS_TOKEN },
    deliveryTimeoutMs: env.DOWEL_DELIVERY_TIMEOUT_SECONDS * 1000,
    deliveriesPerSecond: env.DOWEL_DELIVERIES_PER_SECOND,
    stopDelayMs: (env.DOWEL_STOP_DELAY_SECONDS ?? (production ? 3 : 0)) * 1000,
    drainMs: env.DOWEL_DRAIN_SECONDS * 1000,
    roles: env.DOWEL_ROLES,
    workerSlots: env.DOWEL_WORKER_SLOTS,
    retention: toRetentionSettings(env),
    mail: toMailSettings(env),
    objectStore: toObjectStoreSettings(env),
    proxy: toProxySettings(env),
    surfaceHosts: toSurfaceHosts(env, publicUrl),
    browserSessionMs: env.DOWEL_BROWSER_SESSION_HOURS * HOUR_MS,
    cliSessionMs: env.DOWEL_CLI_SESSION_DAYS * 24 * HOUR_MS,
    docs: env.DOWEL_DOCS,
    oidc: toOidcSettings(env),
    logLevel: env.DOWEL_LOG_LEVEL,
    doubts: findDoubts(given, Object.keys(Variables.shape), env.DOWEL_PORT),
  };
}

/**
 * The settings of a server that is listening. Port 0 is replaced by the port that was free, and the default origin has
 * that port.
 */
export function withListeningPort(env: Env, port: number): Env {
  const isDefault = env.publicUrl === localOrigin(env.port);
  return { ...env, port, ...addressesOf(isDefault ? localOrigin(port) : env.publicUrl) };
}

/** The beginning of this server's addresses, without a slash at the end, and its origin, as browsers send it. */
function addressesOf(publicUrl: string) {
  return { publicUrl, publicOrigin: new URL(publicUrl).origin };
}

function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}
