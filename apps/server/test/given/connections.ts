import type { Connection, GenerateConnection } from '@dowel/schema';
import { inject } from 'vitest';
import { readPathParams } from '../../src/api/http/read-input.ts';
import { finish } from '../../src/installing/connections/callback/finish-sign-in.ts';
import { generate } from '../../src/installing/connections/generating/generate-connection.ts';
import { getConnectionFor } from '../../src/installing/connections/service.ts';
import { START_PATH } from '../../src/installing/connections/sign-in/callback-address.ts';
import { start } from '../../src/installing/connections/sign-in/start-sign-in.ts';
import * as startPages from '../../src/installing/connections/start-page/open-and-pass.ts';
import { readCookies } from '../../src/platform/requests/cookies.ts';
import { consent, openSandboxAccount } from '../sandbox-control.ts';
import type { GivenWorld } from './given.ts';
import { givenContext } from './given-context.ts';

const owner = { groupRef: 'acme', consumerRef: 'ada' };

export function givenConnections(world: GivenWorld) {
  const keys = new Map<string, string>();
  return {
    /** A connection by API key. Without a given key, each consumer has a sandbox account of their own. */
    async connection(overrides: Partial<GenerateConnection> = {}): Promise<Connection> {
      const { groupRef, consumerRef } = { ...owner, ...overrides };
      const who = JSON.stringify([groupRef, consumerRef]);
      const apiKey =
        overrides.apiKey ?? keys.get(who) ?? (await openSandboxAccount(inject('sandboxUrl'))).apiKey;
      keys.set(who, apiKey);
      const request = { provider: 'sandboxApiKey', ...owner, ...overrides, apiKey };
      return generate(givenContext(world), request);
    },
    /** A connection by OAuth. Needs `given.providerApp()` first. */
    async oauthConnection(overrides: Partial<typeof owner> & { account?: string } = {}): Promise<Connection> {
      const context = givenContext(world);
      const { account = 'acme', ...refs } = overrides;
      const request = { projectIdOrName: context.project.id, provider: 'sandbox', ...owner, ...refs };
      const { url } = await start(context, request, { origin: undefined });
      const { ticket = '' } = readPathParams(START_PATH, new URL(url).pathname);
      const { setCookies } = await startPages.open(context, { ticket, cookies: new Map() });
      const cookies = readCookies(
        new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') }),
      );
      const { url: address } = await startPages.pass(context, { ticket, cookies, secret: undefined });
      const back = await consent(String(address), { account });
      const answer = Object.fromEntries(back.searchParams);
      const { connectionId, problem } = await finish(context, answer, cookies);
      if (connectionId === undefined)
        throw new Error(`The sandbox account was not connected: ${problem?.text}`);
      return getConnectionFor(context, connectionId);
    },
  };
}
