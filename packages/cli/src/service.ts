import { DowelClient } from '@dowel/client';
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
 * The client that the flags and the environment describe. A flag wins over its variable.
 * @throws {UsageError} when something is missing, or when the address cannot be used
 */
export function toClient(flags: ServiceFlags, { env, fetch }: Surroundings): DowelClient {
  const given = (name: keyof typeof sources): string => {
    const [flag, variable] = sources[name];
    const value = findGiven(name, flags, env);
    if (value) return value;
    throw new UsageError(
      `${flag} is missing, so it is not known where to deploy. Pass ${flag} or set ${variable}.`,
    );
  };
  const [project, apiKey, baseUrl] = [given('project'), given('apiKey'), given('baseUrl')];
  if (!/^https?:\/\//.test(baseUrl)) {
    throw new UsageError(
      `The address "${baseUrl}" cannot be used. Pass --base-url or set DOWEL_BASE_URL to the whole address, such as https://dowel.example.com/v1.`,
    );
  }
  return new DowelClient({ project, apiKey, baseUrl, fetch, validateResponses: false });
}

/** The address of the service as the user gave it; empty when there is none. */
export function toBaseUrl(flags: ServiceFlags, { env }: Surroundings): string {
  return findGiven('baseUrl', flags, env) ?? '';
}

function findGiven(
  name: keyof typeof sources,
  flags: ServiceFlags,
  env: Surroundings['env'],
): string | undefined {
  return flags[name] ?? env[sources[name][1]];
}
