import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from '@dowel/schema';
import { typedCredentials } from '../sandbox-control.ts';
import type { Offer } from './reconnects.ts';
import type { Servers } from './servers.ts';

const sides = ['old', 'new'] as const;
export type Side = (typeof sides)[number];

/** The entries of the sandbox, one for each way to sign in. */
export const waysToConnect = Object.keys(typedCredentials) as (keyof typeof typedCredentials)[];

/** The name of our own entry for a way to sign in. */
export const nameOf = (way: string) => `own${way.charAt(0).toUpperCase()}${way.slice(1)}`;

const RACES = 0.2;
const CONFIRMS = 0.2;
/** A process may go on with what it has read of a connection for a second. */
const STALE_MS = 2_000;

/** How often what came out. */
export interface Counts {
  reconnects: number;
  connected: number;
  refused: number;
  waiting: number;
  confirmed: number;
  /** Calls that a kill cut off. */
  unanswered: number;
}

/** Somebody who has connected the old account and installed. */
export async function connectPerson(servers: Servers, offer: Offer, number: number) {
  const { apiKey } = offer;
  const way = waysToConnect[number % waysToConnect.length] ?? 'sandbox';
  const accounts = offer.accounts[way];
  if (!accounts) throw new Error(`There are no accounts for ${way}.`);
  const ref = `c${number}`;
  const who = { provider: nameOf(way), groupRef: ref, consumerRef: ref };
  const whose = (id: string): Side => {
    const { accountId } = accounts.old;
    // A user name counts as a secret, so an id that equals it is known by its digest.
    const digest = `sha256:${createHash('sha256').update(accountId).digest('hex')}`;
    return id === accountId || id === digest ? 'old' : 'new';
  };
  const find = async () =>
    (await servers.must<Connection[]>(apiKey, 'GET', `connections?groupRef=${ref}`))[0];
  const connect = async (side: Side): Promise<number | undefined> => {
    const what = typedCredentials[way]?.(accounts[side]);
    if (!what) return servers.signIn(apiKey, who, accounts[side].accountId).catch(() => undefined);
    return (await servers.call(apiKey, 'POST', 'connections:generate', { ...who, ...what }))?.status;
  };
  let connection = await find();
  while (!connection) {
    await connect('old');
    connection = await find();
  }
  const proxy = { enabled: true };
  const { id: installationId } = await servers.must<{ id: string }>(
    apiKey,
    'POST',
    `integrations/${offer.integrations[way]}/installations?skipSampling=true`,
    {
      groupRef: ref,
      connectionId: connection.id,
      config: { content: { provider: who.provider, read: { objects: {} }, proxy } },
    },
  );
  const headers = {
    'x-api-key': apiKey,
    'x-amp-proxy-version': '1',
    'x-amp-project-id': 'demo',
    'x-amp-installation-id': installationId,
  };
  /** Which account a call reaches. Undefined when the service makes none. */
  const reached = async (): Promise<Side | undefined> => {
    const answer = await servers.send('/proxy/me', { headers }).catch(() => undefined);
    if (!answer) return reached();
    const text = await answer.text();
    return answer.status === 200 ? whose(JSON.parse(text).account.id) : undefined;
  };
  /** Waits until a call reaches this account, and answers which one it reaches at last. */
  const settles = async (side: Side): Promise<Side | undefined> => {
    const endMs = performance.now() + STALE_MS;
    let now = await reached();
    while (now !== side && performance.now() < endMs) {
      await wait(100);
      now = await reached();
    }
    return now;
  };
  let expected: Side = 'old';
  /** What each reconnect was answered, for whoever looks for a fault. */
  const history: string[] = [];
  let wasKnown = connection.account !== undefined;

  /** Somebody says that the offered account is to be used. */
  const confirm = async ({ id, offeredAccount }: Connection): Promise<Side | undefined> => {
    const body = { updateMask: ['account'], connection: { account: { id: offeredAccount?.id } } };
    // A kill may cut the call off before or after the account is confirmed.
    let answer = await servers.call(apiKey, 'PATCH', `connections/${id}`, body);
    while (!answer) answer = await servers.call(apiKey, 'PATCH', `connections/${id}`, body);
    return answer.status === 200 && offeredAccount ? whose(offeredAccount.id) : undefined;
  };

  return {
    /** Connects once more, or twice at once. Answers what is wrong. */
    async again(counts: Counts): Promise<string | undefined> {
      const one = sides[Math.floor(Math.random() * sides.length)] ?? 'old';
      const statuses = await Promise.all((Math.random() < RACES ? sides : [one]).map(connect));
      history.push(statuses.join(' and '));
      const after = `${way}, ${ref}, after ${history.join(', ')}:`;
      counts.reconnects += statuses.length;
      counts.unanswered += statuses.filter((status) => status === undefined).length;
      counts.refused += statuses.filter((status) => status === 409).length;
      const now = await find();
      if (!now) return `${after} the connection is gone.`;
      const isWaiting = now.account?.isUnconfirmed === true;
      const side = await reached();
      if (isWaiting) counts.waiting += 1;
      else counts.connected += 1;
      if (!isWaiting && side === undefined && !(await settles(expected)))
        return `${after} no account is reached.`;
      // What nobody ever knew is replaced as before. Calls may go on with the credentials before, or with those that the
      // provider has named meanwhile.
      if (side !== undefined && side !== expected && wasKnown)
        return `${after} the ${side} account slipped in.`;
      expected = side ?? expected;
      wasKnown ||= now.account !== undefined;
      if (!now.offeredAccount || Math.random() > CONFIRMS) return undefined;
      const confirmed = await confirm(now);
      if (confirmed === undefined) return undefined;
      counts.confirmed += 1;
      history.push(`${confirmed} confirmed`);
      expected = confirmed;
      const then = await settles(confirmed);
      return then === confirmed ? undefined : `${after} the ${confirmed} account was confirmed, not ${then}.`;
    },
  };
}
