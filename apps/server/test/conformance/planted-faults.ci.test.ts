import { readFileSync } from 'node:fs';
import { sandboxProviders } from '@dowel/catalogue';
import { createSandbox } from '@dowel/sandbox';
import type { Connector } from '@dowel/schema/connector';
import { afterAll, expect, it } from 'vitest';
import { documentFindings } from '../../../../packages/cli/src/api-document/compare.ts';
import { draftConnector } from '../../../../packages/cli/src/api-document/draft-connector.ts';
import { larchDesk } from '../../../../packages/cli/src/api-document/larch-desk.fixture.ts';
import { readApiDocument } from '../../../../packages/cli/src/api-document/read-document.ts';
import type { Place } from '../../../../packages/cli/src/trial/trial.ts';
import { tryObject } from '../../../../packages/cli/src/trial/try-object.ts';
import { runDowel } from '../../../../packages/cli/test/terminal.ts';
import { dataOf, type RestDefinition } from '../../src/providers/connectors/engine/definition.ts';
import { restConnector } from '../../src/providers/connectors/rest-connector.ts';
import { noSecrets } from '../../src/providers/provider-words/secrets-in-use.ts';
import { definitionOf } from '../shipped-connectors.ts';
import { createSimulators } from '../simulators/app.ts';
import { openTrialPlace } from './trial-place.ts';

const START = new Date('2026-03-02T12:10:07.345Z');
const LATER = new Date('2026-03-02T13:10:07.345Z');

/** What finds a fault: the file alone, the vendor's document, a trial that reads, and one that writes. */
type Level = 'check' | 'document' | 'try' | 'try --write';

interface Fault {
  readonly name: string;
  readonly provider: 'recurly' | 'zendeskSupport' | 'larchDesk' | 'sandbox';
  readonly objectName: string;
  plant(right: RestDefinition): RestDefinition;
  readonly foundBy: readonly Level[];
}

/** The connector with another list, record and so on for every object. */
function withParts(
  right: RestDefinition,
  change: (object: RestDefinition['object']) => object,
): RestDefinition {
  return { ...right, object: { ...right.object, ...change(right.object) } };
}

const withPaging = (right: RestDefinition, paging: object) =>
  withParts(right, ({ list }) => ({ list: { ...list, paging: { ...list.paging, ...paging } } }));

const accounts = { provider: 'recurly', objectName: 'accounts' } as const;
const tickets = { provider: 'larchDesk', objectName: 'tickets' } as const;

const faults: readonly Fault[] = [
  {
    name: 'wrong path',
    ...accounts,
    plant: (right) =>
      withParts(right, ({ list }) => ({ list: { ...list, request: { path: '/all_{objectName}' } } })),
    foundBy: ['document', 'try'],
  },
  {
    name: 'wrong member for the next page',
    ...accounts,
    plant: (right) => withPaging(right, { next: 'next_page', end: { when: 'absent' } }),
    foundBy: ['document', 'try'],
  },
  {
    name: 'wrong end of the list',
    ...accounts,
    plant: (right) => withPaging(right, { end: { when: 'true', member: 'has_more' } }),
    foundBy: ['try'],
  },
  {
    name: 'wrong id',
    ...accounts,
    plant: (right) => withParts(right, ({ record }) => ({ record: { ...record, id: 'code' } })),
    foundBy: ['document', 'try'],
  },
  {
    name: 'wrong time',
    ...accounts,
    plant: (right) =>
      withParts(right, ({ record }) => ({
        record: { ...record, updateTime: { member: 'created_at', format: 'rfc3339', granularityMs: 1000 } },
      })),
    foundBy: ['try'],
  },
  {
    name: 'wrong type',
    ...accounts,
    plant: (right) =>
      withFields(right, 'accounts', (field) =>
        field.name === 'tax_exempt' ? { ...field, type: 'int' } : field,
      ),
    foundBy: ['document', 'try'],
  },
  {
    name: 'required member missing',
    ...tickets,
    plant: (right) => withFields(right, 'tickets', (field) => (field.name === 'subject' ? undefined : field)),
    foundBy: ['document'],
  },
  {
    name: 'error member unread',
    ...accounts,
    plant: (right) => ({ ...right, errors: { message: 'fault.text' } }),
    foundBy: ['try'],
  },
  {
    name: 'enum value missing',
    ...tickets,
    plant: (right) =>
      withParts(right, ({ list }) => ({
        list: { ...list, request: { ...list.request, query: { status: 'solved' } } },
      })),
    foundBy: ['document'],
  },
  {
    name: 'list of ids and values unread',
    provider: 'zendeskSupport',
    objectName: 'tickets',
    plant: ({ functions, ...right }) => ({
      ...right,
      functions: { ...functions, toFields: (_, record) => record },
    }),
    foundBy: ['try'],
  },
  {
    name: 'batch results matched wrongly',
    provider: 'sandbox',
    objectName: 'contacts',
    // The provider of this trial answers a batch in the opposite order, which the connector does not know.
    plant: (right) => right,
    foundBy: ['try --write'],
  },
  {
    name: 'ended version',
    ...accounts,
    plant: (right) => ({ ...right, apiVersion: { name: 'v2021-02-25', supportedUntil: '2026-02-01' } }),
    foundBy: ['check'],
  },
];

type Field = { readonly name: string; readonly type: string };

function withFields(
  right: RestDefinition,
  name: string,
  change: (field: Field) => object | undefined,
): RestDefinition {
  const copy: RestDefinition = JSON.parse(JSON.stringify(right));
  const source = copy.objects?.[name]?.fields ?? copy.object.fields;
  if (source.source !== 'list') throw new Error(`${name} has no list of fields.`);
  const fields = source.fields.flatMap((field) => change(field) ?? []);
  return {
    ...copy,
    objects: { ...copy.objects, [name]: { ...copy.objects?.[name], fields: { ...source, fields } } },
  } as RestDefinition;
}

const digestOf = (provider: string) =>
  readApiDocument(readFileSync(new URL(`../digests/${provider}.digest`, import.meta.url), 'utf8'), provider);

const larch = readApiDocument(larchDesk, 'larch.yaml');

function rightOf(provider: Fault['provider']): RestDefinition {
  const right =
    provider === 'larchDesk' ? draftConnector(larch, provider)?.connector : definitionOf(provider);
  if (!right) throw new Error(`There is no connector for ${provider}.`);
  return right;
}

function wordsOfDocument({ provider, objectName }: Fault, connector: Connector): string[] {
  if (provider === 'zendeskSupport' || provider === 'sandbox') return [];
  const findings = documentFindings(connector, provider === 'larchDesk' ? larch : digestOf(provider));
  const words = findings.map(({ message }) => message);
  return words.filter((one) => !one.startsWith('Of "') || one.startsWith(`Of "${objectName}"`));
}

async function wordsOfCheck(connector: Connector): Promise<string[]> {
  const text = JSON.stringify(connector);
  const { stderr } = await runDowel(['connector', 'check', 'one.json'], {
    files: { 'one.json': text },
    now: START,
  });
  return stderr.split('\n').filter((line) => / (error|warning) /.test(line));
}

async function openPlace({ provider, objectName }: Fault): Promise<Place | undefined> {
  if (provider === 'larchDesk') return undefined;
  if (provider === 'sandbox') return openSandbox();
  const place = await openTrialPlace(createSimulators(), provider, provider, START);
  const ids = await place.seed(objectName, 12);
  await place.setNow(LATER);
  // One that was made early has changed lately.
  if (ids[0]) await place.change(objectName, ids[0], {});
  return { ...place, now: () => LATER };
}

/** Juniper CRM in this process, which answers batches in the opposite order. */
async function openSandbox(): Promise<Place> {
  const sandbox = createSandbox({ now: () => LATER });
  const origin = 'http://localhost';
  const make = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Acme"}' };
  const { apiKey } = await (await sandbox.request(`${origin}/control/accounts`, make)).json();
  const { baseURL = '', apiKeyOpts } = sandboxProviders(origin).sandboxApiKey ?? {};
  let last = '';
  const fetch: Place['fetch'] = async (path, init = {}) => {
    const { name = '', valuePrefix = '' } = apiKeyOpts?.header ?? {};
    const address = `${baseURL}${path}`;
    const headers = new Headers(init.headers);
    headers.set(name, `${valuePrefix}${apiKey}`);
    const response = await sandbox.request(address, { ...init, headers });
    last = await response.clone().text();
    if (!path.endsWith('/batch')) return Object.assign(response, { secrets: noSecrets, address });
    const answer = JSON.parse(last);
    const turned = Response.json(
      { ...answer, results: answer.results.toReversed() },
      { status: response.status },
    );
    return Object.assign(turned, { secrets: noSecrets, address });
  };
  const written = { create: { last_name: 'Trial' }, update: { last_name: 'Trial 2' } };
  return { fetch, lastAnswer: () => last, now: () => LATER, written };
}

async function wordsOfTrial(
  fault: Fault,
  definition: RestDefinition,
): Promise<readonly (readonly [Level, string])[]> {
  const place = await openPlace(fault);
  if (!place) return [];
  const { cases } = await tryObject(restConnector(definition), fault.objectName, place);
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  return failed.map(({ name, words }) => [
    ['create', 'update', 'batch', 'delete'].includes(name) ? 'try --write' : 'try',
    words,
  ]);
}

const table: string[] = [];
afterAll(() => console.log(`\nPlanted faults, and what finds them:\n${table.join('\n')}`));

it.each(faults)('a $name is found', async (fault) => {
  const right = rightOf(fault.provider);
  const planted = fault.plant(right);
  const knownWords = new Set([
    ...wordsOfDocument(fault, dataOf(right)),
    ...(await wordsOfCheck(dataOf(right))),
  ]);
  const isNew = (words: string) => !knownWords.has(words);

  const found: (readonly [Level, string])[] = [
    ...(await wordsOfCheck(dataOf(planted))).filter(isNew).map((words) => ['check', words] as const),
    ...wordsOfDocument(fault, dataOf(planted))
      .filter(isNew)
      .map((words) => ['document', words] as const),
    ...(await wordsOfTrial(fault, planted)),
  ];

  const levels = [...new Set(found.map(([level]) => level))];
  table.push(
    `  ${fault.name.padEnd(32)} ${levels.join(', ').padEnd(16)} ${found.at(-1)?.[1].slice(0, 100) ?? 'not found'}`,
  );
  expect(levels).toEqual(fault.foundBy);
});

it('nothing is found in what is right', async () => {
  for (const fault of faults.filter(({ provider }) => provider !== 'sandbox')) {
    expect(await wordsOfTrial(fault, rightOf(fault.provider))).toEqual([]);
  }
});
