export { DowelClient } from './client';
export type { Answer, DowelPromise } from './dowel-promise';
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
} from './errors';
export type { ManifestSource, TextSource } from './manifest-source';
export type {
  DowelClientOptions,
  GetToken,
  Hooks,
  Identity,
  RequestOptions,
  RetryOptions,
} from './options';

/*
 * The parts of a client, for libraries that ship to pages and use a few resources: a whole `DowelClient` brings them all.
 */
export { Connections } from './resources/connections';
export { Installations, type SaveOptions } from './resources/installations';
export { type DeployOptions, Integrations } from './resources/integrations';
export { Projects } from './resources/projects';
export { Providers } from './resources/providers';
export { Session } from './session';
