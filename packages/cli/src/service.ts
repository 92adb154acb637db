import { DowelClient, type DowelClientOptions } from '@dowel/client';
import { findSession } from './session-file.ts';
import type { Surroundings } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

/** The flags for the service's address, the project and the key. */
export interface ServiceFlags {
  project?: string;
  apiKey?: string;
  baseUrl?: string;
}

/** Each flag, and the environment variable to use when the flag is missing. */
const sources = {
  project: ['--project', 'DOWEL_PROJECT'],
  apiKey: ['--api-key', 'DOWEL_API_KEY'],
  baseUrl: ['--base-url', 'DOWEL_BASE_URL'],
} as const;

/**
 * The client that the flags and the environment describe. A flag wins over its variable. An API key wins over a sign-in.
 * @throws {UsageError} when something is missing, or when the address cannot be used
 */
export async function toClient(flags: ServiceFlags, around: Surroundings): Promise<DowelClient> {
  const project = given('project', flags, around);
  if (/^\.\.?$/.test(project)) throw new UsageError(`"${project}" is no project. Pass its id or name.`);
  const apiKey = findGiven('apiKey', flags, around.env);
  if (flags.apiKey === '')
    throw new UsageError('--api-key is empty. Pass a key, or leave it out to call as who is signed in.');
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new UsageError(
      'The API key has characters that no key has, such as a space, a line end or a typographic quote. Copy it again.',
    );
  const baseUrl = toAddress(flags, around);
  if (apiKey)
    return new DowelClient({ project, apiKey, baseUrl, ...calling(around), validateResponses: false });
  const token = await sessionToken(around, baseUrl);
  if (token !== undefined) return sessionClient({ project, baseUrl, token }, around);
  throw new UsageError(
    `Nobody is signed in at ${baseUrl}, and --api-key is missing. Run dowel login, pass --api-key or set DOWEL_API_KEY.`,
  );
}

/** A client that calls as the builder who is signed in. Something in front of the service may answer in its place. */
export function sessionClient(
  { project, baseUrl, token }: { project: string; baseUrl: string; token: string },
  around: Surroundings,
): DowelClient {
  return new DowelClient({
    project,
    sessionToken: token,
    baseUrl,
    ...calling(around),
    validateResponses: true,
  });
}

/** Commands show the warnings about a manifest with their places in the file. */
function calling({ fetch, stderr }: Surroundings): Pick<DowelClientOptions, 'fetch' | 'hooks'> {
  const onWarning = ({ operation, warning }: { operation: string; warning: string }) => {
    if (!warning.startsWith('manifest_warning')) stderr.write(`${operation}, Dowel-Warning: ${warning}\n`);
  };
  return { fetch, hooks: { onWarning } };
}

/** For commands about a person, or about projects that a key does not belong to. */
export function nobodySignedIn(baseUrl: string): UsageError {
  return new UsageError(
    `Nobody is signed in at ${baseUrl}. Run dowel login. An API key is not enough here: it stands for one project, not for a person.`,
  );
}

/**
 * The token of the sign-in at a service; undefined if nobody is signed in there.
 * @throws {UsageError} when the sign-in has expired
 */
export async function sessionToken({ env, now }: Surroundings, baseUrl: string): Promise<string | undefined> {
  const session = await findSession(env, baseUrl);
  if (session && Date.parse(session.expireTime) <= now().getTime()) {
    throw new UsageError(`Your sign-in at ${baseUrl} has expired. Run dowel login again.`);
  }
  return session?.token;
}

/**
 * The address of the service that the flags and the environment name.
 * @throws {UsageError} when there is none, or when it cannot be used
 */
export function toAddress(flags: Pick<ServiceFlags, 'baseUrl'>, around: Surroundings): string {
  const baseUrl = given('baseUrl', flags, around);
  const url = /^https?:\/\//.test(baseUrl) && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url && url.href === url.origin + url.pathname) return baseUrl;
  throw new UsageError(
    `The address "${baseUrl.replace(/\/\/[^/]*@/, '//***@')}" cannot be used. Pass --base-url or set DOWEL_BASE_URL to the whole address, such as https://dowel.example.com/v1, without a user name, a password or a query.`,
  );
}

/** The address of the service as the user gave it; empty when there is none. */
export function toBaseUrl(flags: Pick<ServiceFlags, 'baseUrl'>, { env }: Pick<Surroundings, 'env'>): string {
  return findGiven('baseUrl', flags, env) ?? '';
}

const missing = {
  project: 'so it is not known which project is meant',
  apiKey: 'so nobody could be asked',
  baseUrl: 'so it is not known which service is meant',
} as const;

function given(name: keyof typeof sources, flags: ServiceFlags, { env }: Surroundings): string {
  const [flag, variable] = sources[name];
  const value = findGiven(name, flags, env);
  if (value) return value;
  throw new UsageError(`${flag} is missing, ${missing[name]}. Pass ${flag} or set ${variable}.`);
}

function findGiven(
  name: keyof typeof sources,
  flags: ServiceFlags,
  env: Surroundings['env'],
): string | undefined {
  // A variable from a file that was written on Windows ends with CR.
  return (flags[name] ?? env[sources[name][1]])?.trim();
}
