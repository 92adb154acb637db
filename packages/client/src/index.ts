/*
 * Files with only public exports are re-exported with `*`. With a list of names, esbuild would put resources that a
 * page needs later into the code that it loads first (ADR 0037).
 */
export type { AnyRequest } from './any-request.ts';
export * from './client.ts';
export type { DowelList } from './dowel-list.ts';
export type { Answer, DowelPromise } from './dowel-promise.ts';
export * from './errors.ts';
export type { ChangeEvent, StreamOptions } from './event-stream.ts';
export type {
  DowelClientOptions,
  GetToken,
  Hooks,
  Identity,
  RequestOptions,
  RetryOptions,
} from './options.ts';
export type { ProviderCallInit, ProxiedInstallation } from './proxy-fetch.ts';
export type { ReceivedRecord } from './received-records.ts';
/*
 * Parts of a client, for libraries that ship to pages and use a few resources. A whole `DowelClient` loads all
 * resources.
 */
export * from './resources/connections.ts';
export * from './resources/installations.ts';
export type { ManifestSource, TextSource } from './resources/integrations.ts';
export * from './resources/integrations.ts';
export * from './resources/projects.ts';
export * from './resources/providers.ts';
export * from './session.ts';
