export type { Clock } from './clock.ts';
export type { Given, GivenConnection, GivenInstallation } from './given.ts';
export type { Inbox, InboxMessage } from './inbox.ts';
export type { Sandbox } from './sandbox.ts';
export { type Dowel, type DowelOptions, startDowel } from './start-dowel.ts';
