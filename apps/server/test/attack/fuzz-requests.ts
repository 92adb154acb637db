import { setImmediate as nextTurn } from 'node:timers/promises';
import { addressOf, type Endpoint, endpoints } from '@dowel/schema';
import fc from 'fast-check';
import { refusalOf } from '../declared-problems.ts';
import { arbitraryInput, goodInput, type KnownValues } from './arbitrary-input.ts';
import { type AttackedWorld, startAttackedWorld } from './attacked-world.ts';
import { exampleBodies } from './example-bodies.ts';
import type { FuzzFailure, FuzzOptions, FuzzReport } from './fuzz-report.ts';
import { hostileText, oddValues } from './hostile-values.ts';
import { knownValues } from './known-values.ts';
import { everyPlaceReplaced, withHostilePlaces } from './replace-places.ts';

/** A request that a hostile program could send. */
interface FuzzRequest {
  method: string;
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/**
 * Sends hostile requests to every endpoint of the contract and to the addresses outside of it. The provider behind
 * the server works, so no answer may have a status of 500 or more.
 */
export async function fuzzRequests({ seed, cases }: FuzzOptions): Promise<FuzzReport> {
  const world = await startAttackedWorld();
  const failures: FuzzFailure[] = [];
  for (const request of fc.sample(requestArbitrary(world), { seed, numRuns: cases })) {
    const fault = await faultOf(world, request);
    if (fault !== undefined) failures.push({ fault, sent: JSON.stringify(request).slice(0, 3000) });
  }
  return { cases, failures };
}

/** Like `fuzzRequests`, but puts one bad value into each place of each body, one place at a time. */
export async function sweepBodies({ seed }: { seed: number }): Promise<FuzzReport> {
  const world = await startAttackedWorld();
  const known = knownValues(world);
  const examples = exampleBodies(world);
  const failures: FuzzFailure[] = [];
  let cases = 0;
  for (const endpoint of Object.values(endpoints) as Endpoint[]) {
    const { wire, body: validator } = endpoint;
    if (!validator) continue;
    const good = examples[wire.operation] ?? goodInput(validator, known);
    for (const [path, body] of fc.sample(fc.tuple(goodPath(addressOf(wire), known), good), {
      seed,
      numRuns: 1,
    })) {
      for (const odd of everyPlaceReplaced(body, oddValues)) {
        const { builder: headers } = world.callers;
        const request = { method: wire.method, path, body: JSON.stringify(odd) ?? '', headers };
        cases += 1;
        const fault = await faultOf(world, request);
        if (fault !== undefined) failures.push({ fault, sent: JSON.stringify(request).slice(0, 3000) });
      }
    }
  }
  return { cases, failures };
}

function goodPath(path: string, known: KnownValues): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? fc.constant(part) : (known[name] ?? fc.constant('anything')).map(String);
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
}

async function faultOf(world: AttackedWorld, request: FuzzRequest): Promise<string | undefined> {
  const { method, path, body, headers } = request;
  const before = world.logged.length;
  // An embedded database answers without a turn of the event loop. Without this wait, sockets would never be served.
  await nextTurn();
  const url = `http://dowel.test${path}`;
  const response = await world.fetch(
    new Request(url, { method, headers, ...(body !== undefined && { body }) }),
  );
  const refusal = await refusalOf(method, url, response);
  // Such an answer may stay open for minutes.
  if (response.headers.get('content-type') === 'text/event-stream') await response.body?.cancel();
  else await response.text();
  if (response.status >= 500) return `${response.status} ${reasonIn(world.logged.slice(before))}`;
  if (refusal && !refusal.isDeclared) return `${refusal.operation} answered undeclared ${refusal.code}`;
  return undefined;
}

/** What the log says about the last failure: the operation, the error and its causes. */
export function reasonIn(lines: readonly string[]): string {
  const last = lines.findLast((line) => line.includes('"err"'));
  if (last === undefined) return 'without a line in the log';
  const { operation, err } = JSON.parse(last);
  const reasons: string[] = [];
  for (let link = err; link; link = link.cause) reasons.push(`${link.type}: ${link.message}`);
  return `${operation}: ${reasons.join(' <- ')}`;
}

function requestArbitrary(world: AttackedWorld): fc.Arbitrary<FuzzRequest> {
  const known = knownValues(world);
  const all: Endpoint[] = Object.values(endpoints);
  const bySchema = all.map((endpoint) => endpointArbitrary(endpoint, world, known));
  const examples = exampleBodies(world);
  const byExample = all.flatMap((endpoint) => {
    const example = examples[endpoint.wire.operation];
    return example ? endpointArbitrary(endpoint, world, known, withHostilePlaces(example)) : [];
  });
  return fc.oneof(
    { weight: 5, arbitrary: fc.oneof(...bySchema) },
    { weight: 5, arbitrary: fc.oneof(...byExample) },
    { weight: 1, arbitrary: besideArbitrary(world) },
  );
}

function endpointArbitrary(
  { wire, query, body }: Endpoint,
  world: AttackedWorld,
  known: KnownValues,
  example?: fc.Arbitrary<unknown>,
): fc.Arbitrary<FuzzRequest> {
  const names = addressOf(wire).split(/(\{\w+\})/);
  const last = names.findLastIndex((part) => part.startsWith('{'));
  const parts = names.map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return fc.constant(part);
    // A DELETE gets no known id as its last one, because the other requests need those resources.
    return segmentArbitrary(wire.method === 'DELETE' && index === last ? undefined : known[name]);
  });
  return fc
    .record({
      path: fc.tuple(...parts).map((texts) => texts.join('')),
      query: query ? queryArbitrary(arbitraryInput(query, known)) : fc.constant(''),
      body: body ? bodyArbitrary(example ?? arbitraryInput(body, known)) : fc.constant(undefined),
      headers: headersArbitrary(world),
    })
    .map((request) => ({ ...request, method: wire.method, path: request.path + request.query }));
}

/** Parts of a path. Most are encoded, as `URL` needs them. Some contain a damaged escape. */
const segment = fc.oneof(
  { weight: 6, arbitrary: hostileText.map((text) => encodeURIComponent(text.toWellFormed())) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '%ed%a0%80', ':generate', 'a:b') },
);

function segmentArbitrary(known: fc.Arbitrary<unknown> | undefined): fc.Arbitrary<string> {
  const good = known?.map((value) => encodeURIComponent(String(value)));
  return good ? fc.oneof({ weight: 25, arbitrary: good }, { weight: 1, arbitrary: segment }) : segment;
}

function queryArbitrary(input: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return input.map((value) => {
    if (typeof value !== 'object' || value === null) return '';
    const pairs = Object.entries(value).map(([name, one]) =>
      [name, typeof one === 'string' ? one : JSON.stringify(one)]
        .map((text) => encodeURIComponent((text ?? '').toWellFormed()))
        .join('='),
    );
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  });
}

function bodyArbitrary(input: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 30, arbitrary: input.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', 'null', '[', '"a"', '{"a":1e999}', '\ufeff{}', '1') },
  );
}

function headersArbitrary(world: AttackedWorld): fc.Arbitrary<Record<string, string>> {
  const { builder, frontend, consumer, nobody } = world.callers;
  const odd = fc.constantFrom(
    '',
    'null',
    '\u00ff',
    'a,b',
    'https://elsewhere.example',
    '{}',
    'x'.repeat(2000),
  );
  return fc
    .record({
      caller: fc.oneof(
        { weight: 12, arbitrary: fc.constant(builder) },
        { weight: 3, arbitrary: fc.constant(consumer) },
        { weight: 1, arbitrary: fc.constantFrom(frontend, nobody) },
      ),
      'idempotency-key': fc.option(fc.oneof(fc.constant('\u00ff'), fc.uuid()), { freq: 2, nil: undefined }),
      origin: fc.option(odd, { freq: 2, nil: undefined }),
      'x-request-id': fc.option(odd, { freq: 2, nil: undefined }),
      'content-type': fc.option(odd, { freq: 2, nil: undefined }),
    })
    .map(({ caller, ...others }) => {
      const given = Object.entries(others).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      );
      return { ...caller, ...Object.fromEntries(given) };
    });
}

/** Addresses outside the contract: the callback, uploads, and addresses that do not exist. */
function besideArbitrary(world: AttackedWorld): fc.Arbitrary<FuzzRequest> {
  const callback = fc
    .dictionary(fc.constantFrom('state', 'code', 'error', 'error_description', 'iss'), hostileText)
    .map((query) => `/callbacks/v1/oauth?${new URLSearchParams(query)}`);
  const upload = fc.tuple(segment, segment, segment).map((parts) => `/uploads/${parts.join('/')}?token=x`);
  return fc.record({
    method: fc.constantFrom('GET', 'PUT', 'POST', 'HEAD', 'OPTIONS'),
    path: fc.oneof(
      callback,
      upload,
      segment.map((text) => `/v1/${text}`),
    ),
    body: fc.constant(undefined),
    headers: headersArbitrary(world),
  });
}
