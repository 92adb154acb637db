export type { AnyRequest } from './any-request.ts';
export { DowelClient } from './client.ts';
export type { DowelList } from './dowel-list.ts';
export type { Answer, DowelPromise } from './dowel-promise.ts';
export {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  DowelError,
  type DowelErrorDetails,
  isDowelError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ResponseShapeError,
  ServerError,
  TimeoutError,
  UnprocessableError,
} from './errors.ts';
export type { ManifestSource, TextSource } from './manifest-source.ts';
export type {
  DowelClientOptions,
  GetToken,
  Hooks,
  Identity,
  RequestOptions,
  RetryOptions,
} from './options.ts';

/*
 * Parts of a client, for libraries that ship to pages and use a few resources. A whole `DowelClient` loads all
 * resources.
 */
export { Connections } from './resources/connections.ts';
export { Installations, type SaveOptions } from './resources/installations.ts';
export { type DeployOptions, Integrations } from './resources/integrations.ts';
export { Projects } from './resources/projects.ts';
export { Providers } from './resources/providers.ts';
export { Session } from './session.ts';
