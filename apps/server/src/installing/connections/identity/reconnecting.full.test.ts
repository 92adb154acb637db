import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authorizedFetch } from '../../../../test/authorized-fetch.ts';
import { isFull } from '../../../../test/full-run.ts';
import {
  openSandboxAccount,
  type SandboxAccount,
  typedCredentials,
} from '../../../../test/sandbox-control.ts';
import { sha256 } from '../../../platform/digest.ts';
import { readBody } from '../../../providers/provider-words/provider-body.ts';
import { silent, startAccounts } from './accounts.fixture.ts';

type Scheme = keyof typeof typedCredentials;
const schemes = Object.keys(typedCredentials) as Scheme[];

/** One more sign-in: to the same account or to the other one, at a provider that names the account or stays silent. */
interface Step {
  readonly to: 'first' | 'second';
  readonly isTold: boolean;
  /** Two at once, to both accounts. */
  readonly isRace: boolean;
  /** Somebody confirms what is offered or unconfirmed, afterwards. */
  readonly confirms: boolean;
}

const step = fc.record<Step>({
  to: fc.constantFrom('first', 'second'),
  isTold: fc.boolean(),
  isRace: fc.boolean(),
  confirms: fc.boolean(),
});
const sequence = fc.record({
  scheme: fc.constantFrom(...schemes),
  isKnownFirst: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
});

it(
  'leads to no other account than before unless somebody confirms it, in generated ways',
  async () => {
    const counts = await reconnect(isFull ? 1000 : 20);

    // Twenty ways do not meet every end.
    const met = isFull ? Object.values(counts) : [counts.connected, counts.refused];
    for (const count of met) expect(count).toBeGreaterThan(0);
  },
  isFull ? 1_800_000 : 120_000,
);

/** How often what came out. */
type Counts = Record<'connected' | 'refused' | 'waiting' | 'neverKnown' | 'confirmed', number>;

/**
 * Connects again, in generated ways. Whatever comes first, calls reach only the account that the connection names, and it
 * names another one only after somebody has confirmed it.
 */
async function reconnect(count: number): Promise<Counts> {
  const server = await startAccounts();
  const open = () => openSandboxAccount(server.sandboxUrl);
  // An id counts as a secret where it is the user name, so each way to sign in has accounts of its own.
  const byScheme = new Map<Scheme, Readonly<Record<Step['to'], SandboxAccount>>>();
  for (const scheme of schemes) {
    byScheme.set(scheme, { first: await open(), second: await open() });
  }
  const counts: Counts = { connected: 0, refused: 0, waiting: 0, neverKnown: 0, confirmed: 0 };
  let number = 0;
  const property = fc.asyncProperty(sequence, async ({ scheme, isKnownFirst, steps }) => {
    number += 1;
    const accounts = byScheme.get(scheme);
    if (!accounts) throw new Error('Each way to sign in has two accounts.');
    const person = toPerson(server, accounts, {
      provider: scheme,
      groupRef: 'acme',
      consumerRef: `c${number}`,
    });
    server.answerIdentity(isKnownFirst ? undefined : silent);
    await person.connect('first');
    let expected: Step['to'] | undefined = isKnownFirst ? 'first' : undefined;
    for (const step of steps) expected = await take(server, person, step, expected, counts);
  });
  await fc.assert(property, { numRuns: count, endOnFailure: true });
  return counts;
}

type Server = Awaited<ReturnType<typeof startAccounts>>;
type Person = ReturnType<typeof toPerson>;

/** Takes one step. Answers the account that the connection leads to. Undefined: nobody knows it. */
async function take(
  server: Server,
  person: Person,
  { to, isTold, isRace, confirms }: Step,
  expected: Step['to'] | undefined,
  counts: Counts,
): Promise<Step['to'] | undefined> {
  server.answerIdentity(isTold ? undefined : silent);
  const statuses = await Promise.all((isRace ? (['first', 'second'] as const) : [to]).map(person.connect));
  counts.refused += statuses.filter((status) => status === 409).length;
  const { account } = await person.find();
  if (account === undefined) {
    counts.neverKnown += 1;
    return undefined;
  }
  const reached = await person.reached();
  const known = expected ?? person.whose(account.id);
  if (account.isUnconfirmed) {
    counts.waiting += 1;
    expect(reached).toBeUndefined();
    // The provider says at last whose credentials they are.
    server.answerIdentity(undefined);
    await server.runRenewals();
    server.advanceClock(60_000);
    await server.runRenewals();
    expect(await person.reached()).toBe(known);
  } else {
    counts.connected += 1;
    expect(reached).toBe(known);
  }
  const { offeredAccount } = await person.find();
  if (!confirms || !offeredAccount) return known;
  expect(await person.confirm(offeredAccount.id)).toBe(200);
  counts.confirmed += 1;
  expect(await person.reached()).toBe(person.whose(offeredAccount.id));
  return person.whose(offeredAccount.id);
}

function toPerson(
  server: Server,
  accounts: Readonly<Record<Step['to'], SandboxAccount>>,
  owner: { provider: Scheme; groupRef: string; consumerRef: string },
) {
  const find = async () => {
    const path = `${server.connections}?consumerRef=${owner.consumerRef}`;
    return (await server.request('GET', path)).body[0];
  };
  // A user name counts as a secret, so an id that equals it is known by its digest.
  const ids = (to: Step['to']) => [accounts[to].accountId, `sha256:${sha256(accounts[to].accountId)}`];
  const whose = (id: string): Step['to'] => (ids('first').includes(id) ? 'first' : 'second');
  return {
    find,
    whose,
    async connect(to: Step['to']): Promise<number> {
      const typed = typedCredentials[owner.provider]?.(accounts[to]);
      if (typed) {
        const body = { ...owner, ...typed };
        return (await server.request('POST', `${server.connections}:generate`, body)).status;
      }
      const browser = server.otherBrowser();
      const { body: address } = await server.begin(owner);
      return (await browser.open(await browser.consent(address, { account: accounts[to].accountId }))).status;
    },
    /** The account that a call reaches. Undefined when none is made. */
    async reached(): Promise<Step['to'] | undefined> {
      const { id } = await find();
      const answer = await authorizedFetch(server.context(), id)('/me').catch(() => undefined);
      const reached = answer && (await readBody(answer))?.text('account.id')?.toSend();
      return reached === undefined ? undefined : whose(reached);
    },
    async confirm(id: string): Promise<number> {
      const body = { updateMask: ['account'], connection: { account: { id } } };
      return (await server.request('PATCH', `${server.connections}/${(await find()).id}`, body)).status;
    },
  };
}
