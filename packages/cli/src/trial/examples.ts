import { type Connector, objectOf } from '@dowel/schema/connector';
import { filled } from '../api-document/compare.ts';
import { findOperation } from '../api-document/find-operation.ts';
import type { ApiDocument } from '../api-document/read-document.ts';
import { noSecrets, ProviderError, type ProviderFetch, restConnector } from './engine.ts';
import { Fault, readPages } from './reading.ts';
import { assertRead } from './reading-cases.ts';
import { HOST } from './recording.ts';

/** What became of the examples of an object. */
export interface PlayedExample {
  readonly objectName: string;
  /** `none`: the document shows no answer of its list. */
  readonly outcome: 'read' | 'failed' | 'none';
  /** Why it could not be read. */
  readonly words: string;
}

/** Plays the answers that a document shows through the engine: a page of records, and a refusal. */
export async function playExamples(connector: Connector, document: ApiDocument): Promise<PlayedExample[]> {
  const played: PlayedExample[] = [];
  for (const objectName of Object.keys(connector.objects ?? {})) {
    const operation = findOperation(
      document,
      filled(objectOf(connector, objectName), objectName).list.request,
    );
    if (operation?.example === undefined) played.push({ objectName, outcome: 'none', words: '' });
    else played.push({ objectName, ...(await playOne(connector, objectName, operation)) });
  }
  return played;
}

type Shown = Pick<ApiDocument['operations'][number], 'example' | 'refusalExample'>;

async function playOne(connector: Connector, objectName: string, { example, refusalExample }: Shown) {
  try {
    await assertRecords(connector, objectName, example);
    if (refusalExample !== undefined) await assertRefused(connector, objectName, refusalExample);
    return { outcome: 'read', words: '' } as const;
  } catch (error) {
    if (!(error instanceof Fault || error instanceof ProviderError)) throw error;
    return { outcome: 'failed', words: error.message } as const;
  }
}

async function assertRecords(connector: Connector, objectName: string, example: unknown): Promise<void> {
  const { records } = await readShown(connector, objectName, 200, example);
  const { id, updateTime } = objectOf(connector, objectName).record;
  if (records.some((one) => one.id === undefined)) throw new Fault(`A record of the example has no "${id}".`);
  if (updateTime && records.length > 0 && records.every(({ updateMs }) => updateMs === undefined)) {
    throw new Fault(`"${updateTime.member}" of the example is no time in the form ${updateTime.format}.`);
  }
}

async function assertRefused(connector: Connector, objectName: string, example: unknown): Promise<void> {
  try {
    await readShown(connector, objectName, 422, example);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    assertRead(error, JSON.stringify(example));
  }
}

function readShown(connector: Connector, objectName: string, status: number, answer: unknown) {
  const rest = restConnector(connector);
  const { parents } = rest.object(objectName);
  const fetch: ProviderFetch = async (path) =>
    Object.assign(Response.json(answer, { status }), {
      secrets: noSecrets,
      address: new URL(path, HOST).href,
    });
  const parent = parents && Object.fromEntries(Object.keys(parents.values).map((name) => [name, '1']));
  const request = { objectName, fields: [], pageSize: 10, ...(parent && { parent }) };
  return readPages(rest, request, { fetch, mostPages: 1 });
}

/** How many objects have an example, and how many of these are read, in words. */
export function exampleWords(played: readonly PlayedExample[]): string {
  const shown = played.filter(({ outcome }) => outcome !== 'none');
  const read = shown.filter(({ outcome }) => outcome === 'read');
  return `\nThe document shows answers for ${shown.length} of ${played.length} objects, and ${read.length} of them are read.\n`;
}
