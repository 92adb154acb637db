import { endpoints, toAddress, type Wire } from '@dowel/schema';
import { expect, it } from 'vitest';
import { expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const all = Object.values(endpoints);
const closed = all.filter(({ wire }) => wire.access !== 'public').map(asCase);
const notForPages = all.filter(({ wire }) => wire.access === 'full' || wire.access === 'token').map(asCase);
const notForConsumers = all.filter(({ wire }) => wire.access === 'full').map(asCase);
/** What becomes of other credentials is decided before the operation is looked at, by what kind of caller it is for. */
const oneOfEachAccess = closed.filter(
  ([, { access }], at) => closed.findIndex(([, other]) => other.access === access) === at,
);
const ofProject = all.filter(({ wire }) => wire.path.startsWith('/projects/{')).map(asCase);
const withBody = all.filter(({ body }) => body).map(asCase);
/** Two parsers read them: that of writes keeps each digit. */
const oneOfEachParser = withBody.filter(
  ([, { surface }], at) => withBody.findIndex(([, other]) => other.surface === surface) === at,
);

/** Tests of every endpoint: who may call it, and which bodies it refuses. */
export function accessContract(contract: () => Contract): void {
  const send = (wire: Wire, headers: Record<string, string>, project = contract().project) =>
    contract().send(wire.method, pathOf(wire, project), { headers, ...bodyFor(wire) });
  const bearer = async () => {
    const token = await contract().token(contract().newIdentity());
    return { Authorization: `Bearer ${token}` };
  };

  // @holds U11, S126, S153, S216, S240
  it.each(closed)('calling without credentials is refused by %s', async (_, wire) => {
    await expectProblemResponse(await send(wire, {}), 'credentials_missing');
  });

  it.each(oneOfEachAccess)('calling with an unknown API key is refused by %s', async (_, wire) => {
    await expectProblemResponse(await send(wire, { 'X-Api-Key': 'wrong' }), 'api_key_invalid');
  });

  it.each(oneOfEachAccess)('calling with something that is no token is refused by %s', async (_, wire) => {
    await expectProblemResponse(await send(wire, { Authorization: 'Bearer a.b.c' }), 'token_invalid');
  });

  it.each(oneOfEachAccess)('calling with a token whose time is over is refused by %s', async (_, wire) => {
    const token = await contract().expiredToken(contract().newIdentity());

    await expectProblemResponse(await send(wire, { Authorization: `Bearer ${token}` }), 'token_expired');
  });

  it.each([
    ['a group that is nobody', 'undefined', 'unclear_reference;path="token.groupRef"'],
    ['a token beside a key', undefined, 'no_effect;path="Authorization"'],
  ])('says of %s that it may not be meant', async (_, groupRef, warning) => {
    const identity = contract().newIdentity();
    const token = await contract().token({ ...identity, groupRef: groupRef ?? identity.groupRef });
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(groupRef === undefined && { 'X-Api-Key': contract().apiKey }),
    };

    const answer = await send(endpoints.listConnections.wire, headers);

    expect([answer.status, answer.headers.get('Dowel-Warning')]).toEqual([200, warning]);
  });

  it('calling with a token of a reference that is too long is refused', async () => {
    const token = await contract().token({ groupRef: 'g'.repeat(256), consumerRef: 'ada' });
    const answer = await send(endpoints.listConnections.wire, { Authorization: `Bearer ${token}` });

    await expectProblemResponse(answer, 'token_invalid');
  });

  // @holds S220
  it.each(notForPages)('calling with the key of a page is refused by %s', async (_, wire) => {
    await expectProblemResponse(await send(wire, { 'X-Api-Key': contract().frontendKey }), 'api_key_scope');
  });

  it.each(notForConsumers)('calling as an end user is refused by %s', async (_, wire) => {
    await expectProblemResponse(await send(wire, await bearer()), 'token_not_allowed');
  });

  // @holds S4, S130
  it.each(ofProject)('calling about a project of somebody else finds nothing with %s', async (_, wire) => {
    const answer = await send(wire, { 'X-Api-Key': contract().apiKey }, 'somebody-elses');

    await expectProblemResponse(answer, 'project_not_found');
  });

  /** Credentials that open an endpoint: a key, or a session where only builders may call. */
  const asBuilder = async ({ access }: Wire): Promise<Record<string, string>> => {
    if (access !== 'builder') return { 'X-Api-Key': contract().apiKey };
    return { Authorization: `Bearer ${(await contract().builder()).sessionToken}` };
  };

  it.each(oneOfEachParser)('sending a body that is not JSON is refused by %s', async (_, wire) => {
    const answer = await contract().send(wire.method, pathOf(wire, contract().project), {
      headers: await asBuilder(wire),
      body: '{"half":',
    });

    await expectProblemResponse(answer, 'body_not_json');
  });

  it.each(withBody)('sending a body that is no object is refused by %s', async (_, wire) => {
    const answer = await contract().send(wire.method, pathOf(wire, contract().project), {
      headers: { ...(await asBuilder(wire)), 'Content-Type': 'application/json' },
      body: '"text"',
    });

    await expectProblemResponse(answer, 'invalid_request');
  });
}

function asCase({ wire }: { wire: Wire }): [string, Wire] {
  return [wire.operation, wire];
}

/** The path of an endpoint, with ids that do not exist. */
function pathOf(wire: Wire, projectIdOrName: string): string {
  const names = [...wire.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, unknownId]);
  return toAddress(wire, { ...Object.fromEntries(names), projectIdOrName });
}

/** GET and DELETE take no body. */
function bodyFor({ method }: Wire): { body?: string } {
  return method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
}
