import { HostPattern } from '@dowel/schema';
import * as z from 'zod';
import { tooWide } from './provider-auth/destinations/host-patterns.ts';

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
/** An origin: no path, no slash at the end. */
const Origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
/** What other addresses begin with: an origin, and a path when there is one. No slash at the end. */
const BaseUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text), 'must end in its path, without "?" and "#"')
  .transform((text) => new URL(text))
  .transform(({ origin, pathname }) => origin + pathname.replace(/\/+$/, ''));
const Seconds = z.coerce.number().min(0).max(600);

/** Every environment variable the server reads, checked once at start. */
const Variables = z.object({
  /** `production` refuses to start without keys and address, and seeds nothing unless `DOWEL_SEED` says so. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Port to listen on; 0 takes a free one. */
  DOWEL_PORT: Port.default(4310),
  /** Address to listen on; `0.0.0.0` lets other machines in. */
  DOWEL_HOST: z.string().min(1).default('127.0.0.1'),
  /**
   * Where browsers and providers reach this server, with the path when a proxy gives it one. What follows it with
   * `/callbacks/v1/oauth` is registered with providers. Production refuses to start without it.
   */
  DOWEL_PUBLIC_ORIGIN: BaseUrl.optional(),
  /** PostgreSQL. Absent: an embedded database in `DOWEL_DATA_DIR`. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The most connections to PostgreSQL that this process opens. */
  DOWEL_DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(10),
  /** Folder of the embedded database; `.dowel/data` in the repository when absent. */
  DOWEL_DATA_DIR: z.string().min(1).optional(),
  /** Key ring for stored credentials: `id:base64` parts, the current key first. */
  DOWEL_ENCRYPTION_KEYS: z.string().min(1).optional(),
  /** The same from a file, for orchestrators that mount secrets. */
  DOWEL_ENCRYPTION_KEYS_FILE: z.string().min(1).optional(),
  /** `demo`: a project to try things with, made at first start. The default in development. */
  DOWEL_SEED: z.enum(['demo', 'none']).optional(),
  /** Where the demo project's addresses and keys are written; `.dowel/demo.json` in the repository when absent. */
  DOWEL_DEMO_FILE: z.string().min(1).optional(),
  /** Origin of the sandbox provider, whose two catalogue entries are added. Default in development: localhost:4320. */
  DOWEL_SANDBOX_URL: Origin.optional(),
  /** Where the playground will run; only written into the demo file. */
  DOWEL_PLAYGROUND_PORT: Port.default(4330),
  /** External catalogue files, separated by commas; their entries win over the built-in ones. */
  DOWEL_CATALOGUE_FILES: List,
  /**
   * Hosts of self-hosted products that builders' secrets may be sent to, for every project, separated by commas:
   * `crm.acme.example` or `*.acme.example`.
   */
  DOWEL_PROVIDER_HOSTS: Hosts,
  /** Shortest time between two runs of a schedule. */
  DOWEL_MIN_SCHEDULE_MINUTES: z.coerce.number().positive().default(10),
  /** Private addresses that calls may reach: addresses, CIDR ranges, host names or `loopback`, separated by commas. */
  DOWEL_ALLOW_PRIVATE_NETWORK: List,
  /**
   * How long the server still takes new requests after SIGTERM, while `/health/ready` answers 503, so that whoever
   * sends them can stop first. Default 3 in production, else 0.
   */
  DOWEL_STOP_DELAY_SECONDS: Seconds.optional(),
  /** How long requests under way may then take to end, before they are cut off. */
  DOWEL_DRAIN_SECONDS: Seconds.default(10),
  /** `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  DOWEL_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** The server's settings. */
export interface Env {
  readonly mode: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** What addresses of ours begin with. Never ends in a slash. With port 0 it is only right after `withListeningPort`. */
  readonly publicUrl: string;
  /** The origin of `publicUrl`, as browsers tell it. */
  readonly publicOrigin: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string | undefined;
  readonly encryptionKeys: string | undefined;
  readonly encryptionKeysFile: string | undefined;
  readonly seed: 'demo' | 'none';
  readonly demoFile: string | undefined;
  readonly sandboxUrl: string | undefined;
  readonly playgroundPort: number;
  readonly catalogueFiles: readonly string[];
  readonly providerHosts: readonly string[];
  readonly minScheduleMinutes: number;
  readonly allowPrivateNetworks: readonly string[];
  readonly stopDelayMs: number;
  readonly drainMs: number;
  readonly logLevel: string;
}

const publicOriginMissing =
  'DOWEL_PUBLIC_ORIGIN is not set, so the server does not know the address under which browsers and providers reach it, and every sign-in would lead to localhost. Set it to that address, for example DOWEL_PUBLIC_ORIGIN=https://dowel.example.com.';

/**
 * Reads the settings from environment variables. An empty variable counts as absent.
 * @throws {Error} a variable cannot be used; the message names each.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    throw new Error(`The server cannot start with this environment.\n${z.prettifyError(parsed.error)}`);
  }
  const env = parsed.data;
  const development = env.NODE_ENV === 'development';
  const production = env.NODE_ENV === 'production';
  if (production && env.DOWEL_PUBLIC_ORIGIN === undefined) throw new Error(publicOriginMissing);
  return {
    mode: env.NODE_ENV,
    port: env.DOWEL_PORT,
    host: env.DOWEL_HOST,
    ...addressesOf(env.DOWEL_PUBLIC_ORIGIN ?? localOrigin(env.DOWEL_PORT)),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DOWEL_DATABASE_POOL_SIZE,
    dataDir: env.DOWEL_DATA_DIR,
    encryptionKeys: env.DOWEL_ENCRYPTION_KEYS,
    encryptionKeysFile: env.DOWEL_ENCRYPTION_KEYS_FILE,
    seed: env.DOWEL_SEED ?? (development ? 'demo' : 'none'),
    demoFile: env.DOWEL_DEMO_FILE,
    sandboxUrl: env.DOWEL_SANDBOX_URL ?? (development ? 'http://localhost:4320' : undefined),
    playgroundPort: env.DOWEL_PLAYGROUND_PORT,
    catalogueFiles: env.DOWEL_CATALOGUE_FILES,
    providerHosts: env.DOWEL_PROVIDER_HOSTS,
    minScheduleMinutes: env.DOWEL_MIN_SCHEDULE_MINUTES,
    allowPrivateNetworks: env.DOWEL_ALLOW_PRIVATE_NETWORK,
    stopDelayMs: (env.DOWEL_STOP_DELAY_SECONDS ?? (production ? 3 : 0)) * 1000,
    drainMs: env.DOWEL_DRAIN_SECONDS * 1000,
    logLevel: env.DOWEL_LOG_LEVEL,
  };
}

/** The settings of a server that listens: port 0 has become one that was free, and the default origin follows. */
export function withListeningPort(env: Env, port: number): Env {
  const isDefault = env.publicUrl === localOrigin(env.port);
  return { ...env, port, ...addressesOf(isDefault ? localOrigin(port) : env.publicUrl) };
}

function addressesOf(publicUrl: string): Pick<Env, 'publicUrl' | 'publicOrigin'> {
  return { publicUrl, publicOrigin: new URL(publicUrl).origin };
}

function localOrigin(port: number): string {
  return `http://localhost:${port}`;
}
