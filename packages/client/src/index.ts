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
export type { SaveOptions } from './resources/installations';
export type { DeployOptions } from './resources/integrations';
