import type { Connection } from '@dowel/schema';
import { readPathParams } from '../../src/api/http/read-input.ts';
import type { Context } from '../../src/context.ts';
import { finish } from '../../src/installing/connections/callback/finish-sign-in.ts';
import { getConnectionFor } from '../../src/installing/connections/service.ts';
import { START_PATH } from '../../src/installing/connections/sign-in/callback-address.ts';
import { start } from '../../src/installing/connections/sign-in/start-sign-in.ts';
import * as startPages from '../../src/installing/connections/start-page/open-and-pass.ts';
import { readCookies } from '../../src/platform/requests/cookies.ts';

/**
 * Connects by a sign-in at the provider.
 * @param answerOf what the provider's page sends back to whoever came to its address
 */
export async function signInAtProvider(
  context: Context,
  request: Omit<Parameters<typeof start>[1], 'projectIdOrName'>,
  answerOf: (address: URL) => Record<string, string> | Promise<Record<string, string>>,
): Promise<Connection> {
  const asked = { projectIdOrName: context.project.id, ...request };
  const { url } = await start(context, asked, { origin: undefined });
  const { ticket = '' } = readPathParams(START_PATH, new URL(url).pathname);
  const { setCookies } = await startPages.open(context, { ticket, cookies: new Map() });
  const cookies = readCookies(
    new Headers({ cookie: setCookies.map((line) => line.split(';')[0]).join('; ') }),
  );
  const { url: address } = await startPages.pass(context, { ticket, cookies, secret: undefined });
  const { connectionId, problem } = await finish(context, await answerOf(address), cookies);
  if (connectionId === undefined) throw new Error(`The account was not connected: ${problem?.text}`);
  return getConnectionFor(context, connectionId);
}
