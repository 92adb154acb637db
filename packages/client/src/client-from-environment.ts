import { DowelClient } from './client.ts';
import type { DowelClientOptions } from './options.ts';

/** The options of `clientFromEnvironment`: everything except credentials, which come from the environment. */
export type EnvironmentOptions = Partial<
  Omit<Extract<DowelClientOptions, { apiKey: string }>, 'apiKey' | 'getToken' | 'identity'>
>;

/**
 * Makes a client from the environment: project, key and address come from `DOWEL_PROJECT`, `DOWEL_API_KEY` and
 * `DOWEL_BASE_URL`. Options win over variables. Use it on backends only. A page has no environment, and everyone could
 * read a key in it.
 * @throws {TypeError} when something is missing, or in a page
 */
export function clientFromEnvironment(options: EnvironmentOptions = {}): DowelClient {
  if (globalThis.location) {
    throw new TypeError('clientFromEnvironment is for backends: in a page, everybody could read the key.');
  }
  const { project = read('DOWEL_PROJECT'), baseUrl = read('DOWEL_BASE_URL') } = options;
  return new DowelClient({ ...options, project, baseUrl, apiKey: read('DOWEL_API_KEY') });
}

function read(name: string): string {
  const value = globalThis.process?.env[name];
  if (value) return value;
  throw new TypeError(
    `The environment has no ${name}. A client cannot be made without it; set it, or make a DowelClient.`,
  );
}
