import type { ConnectorObject, Finding, Path, WriteEndpoint } from '@dowel/schema/connector';
import { type Call, callFindings, slotFindings } from './compare-call.ts';
import { lastWord, membersOfParameter, parameterBelow, singular } from './find-lists.ts';
import { findOperation } from './find-operation.ts';
import { error, memberFindings, type PlaceOf, unchecked } from './finding.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import { type ApiSchema, schemaAt } from './schema.ts';

const kinds = ['create', 'update', 'delete', 'get'] as const;

/** What is wrong with how an object is written, and how one record is asked for. */
export function writeFindings(object: ConnectorObject, document: ApiDocument, at: PlaceOf): Finding[] {
  const { write } = object;
  const ofCalls = kinds.flatMap((kind) => {
    const call = write?.[kind];
    if (!call) return [];
    const path: Path = [...at('write'), kind];
    const asked: Call = { method: kind === 'get' ? 'GET' : 'POST', ...call };
    const operation = findOperation(document, asked);
    const called = callFindings(asked, document, path, operation);
    if (!operation) return called;
    return [
      ...called,
      ...idFindings(object, document, operation, { call: asked, path }),
      ...('repeat' in call ? sentFindings(call, document, operation, { kind, path }) : []),
    ];
  });
  return [...ofCalls, ...requiredFindings(object, document, at)];
}

/** What a new record needs and nobody can send. */
function requiredFindings({ write, fields }: ConnectorObject, document: ApiDocument, at: PlaceOf): Finding[] {
  const create = write?.create;
  const body = create && findOperation(document, create)?.body;
  const wanted = create?.wrap === undefined ? body : schemaAt(body, create.wrap);
  if (!create || !wanted || wanted === 'unknown' || fields.source !== 'list') return [];
  const sent = [...fields.fields.map(({ name }) => name), ...Object.keys(create.body ?? {})];
  return [...wanted.required]
    .filter((name) => !sent.includes(name))
    .map((name) => {
      const message = `${create.method} ${create.path} needs "${name}", which is no field that can be sent.`;
      return error([...at('write'), 'create'], message, 'Add it to the fields, or to "body" of the create.');
    });
}

/** Whether `{id}` is what the path takes. The variable of the document has the name of a member of the record. */
function idFindings(
  { record: { id }, list }: ConnectorObject,
  document: ApiDocument,
  { method, path: documented }: ApiOperation,
  { call, path }: { readonly call: Call; readonly path: Path },
): Finding[] {
  const [parameter] = documented.match(/(?<=\{)[^{}]+(?=\}$)/) ?? [];
  const listed = findOperation(document, list.request);
  const records = schemaAt(listed?.answer, list.records);
  if (parameter === undefined || !call.path.endsWith('{id}') || !records || records === 'unknown') return [];
  const members = [...(records.items?.members.keys() ?? [])];
  const object = singular(lastWord(list.request.path));
  // A record may be asked for by several of its members: `/contacts/{id}` and `/contacts/{number}`.
  const [start] = documented.split(`{${parameter}}`);
  const meant = document.operations
    .filter((one) => one.method === method)
    .flatMap((one) => parameterBelow(start?.slice(0, -1) ?? '', one.path) ?? [])
    .flatMap((one) => membersOfParameter(members, one, object));
  const own = id.split('.').at(-1) ?? id;
  const [first] = meant;
  if (first === undefined || meant.includes(own) || parameter === own) return [];
  const message = `${method} ${documented} takes the "${first}" of a record, and {id} is its "${id}".`;
  return [error([...path, 'path'], message, `Write "${first}" as the id of the record and of the answer.`)];
}

/** What is sent with a write, and the header that makes it repeatable. */
function sentFindings(
  { wrap, repeat }: WriteEndpoint,
  { operations }: ApiDocument,
  operation: ApiOperation,
  { kind, path }: { readonly kind: (typeof kinds)[number]; readonly path: Path },
): Finding[] {
  const { method, path: called, body } = operation;
  const found: Finding[] = [];
  if (!body && (kind === 'create' || kind === 'update')) {
    found.push(unchecked(path, `What ${method} ${called} takes`));
  }
  if (wrap !== undefined && body) {
    found.push(...memberFindings(body, wrap, `The body of ${method} ${called}`, [...path, 'wrap']));
  }
  if (repeat.by === 'clientId' && body) found.push(...clientIdFindings(body, wrap, repeat.member, path));
  if (repeat.by === 'keyAt') found.push(...slotFindings(repeat.into, operation, [...path, 'repeat', 'into']));
  if (repeat.by === 'key') {
    const place = [...path, 'repeat', 'header'];
    const areTold = operations.some(({ parameters }) => parameters.some((one) => one.in === 'header'));
    const wrong = slotFindings({ header: repeat.header }, operation, place);
    const doubt = unchecked(place, `Whether ${method} ${called} takes the header "${repeat.header}"`);
    found.push(...(areTold ? wrong : wrong.map(() => doubt)));
  }
  return found;
}

function clientIdFindings(body: ApiSchema, wrap: string | undefined, member: string, path: Path): Finding[] {
  const holder = wrap === undefined ? body : schemaAt(body, wrap);
  if (holder === undefined || holder === 'unknown') return [];
  return memberFindings(holder, member, 'What is sent', [...path, 'repeat', 'member']);
}
