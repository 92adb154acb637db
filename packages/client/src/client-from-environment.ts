import { DowelClient } from './client.ts';
import type { DowelClientOptions } from './options.ts';

/** What `clientFromEnvironment` takes: everything but a way to sign in, which the environment has. */
export type EnvironmentOptions = Partial<
  Omit<Extract<DowelClientOptions, { apiKey: string }>, 'apiKey' | 'getToken' | 'identity'>
>;

/**
 * A client of the project, key and address that `DOWEL_PROJECT`, `DOWEL_API_KEY` and `DOWEL_BASE_URL` name; options win.
 * For backends: in a page there is no environment, and a key in it would be everybody's.
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
