import type { WriteEndpoint, WriteEndpoints, WriteRepeat } from '@dowel/schema/connector';
import type { WrittenBodies } from './draft-record.ts';
import { type DocumentedList, parameterBelow } from './find-lists.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import type { ApiSchema } from './schema.ts';

/** How the records of a list are written, and what is sent then. */
export function draftWrite(
  { operations }: ApiDocument,
  { operation: list, id }: DocumentedList,
): { write?: WriteEndpoints; bodies: WrittenBodies; doubts: string[] } {
  const usable = operations.filter(
    ({ isDeprecated, answer, body, broken }) => !isDeprecated && (answer || body || broken.length === 0),
  );
  const create = usable.find(({ method, path }) => method === 'POST' && path === list.path);
  const ofOne = usable.filter(({ path }) => parameterBelow(list.path, path) !== undefined);
  const find = (method: string) => ofOne.find((operation) => operation.method === method);
  const update = find('PATCH') ?? find('PUT') ?? find('POST');
  const [remove, get] = [find('DELETE'), find('GET')];
  const told = [create, update, get].find((operation) => operation?.answer);
  const answer = told?.answer && answerOf(told.answer, id);
  const bodies = { create: create?.body, update: update?.body };
  const doubts = [create, update].flatMap((operation) => operation?.broken ?? []);
  const unread = doubts.length > 0 ? [`of what is written, nobody can follow ${doubts.join(', ')}`] : [];
  if (!(create || update || remove)) return { bodies, doubts: unread };
  if (!answer) {
    const calls = [create, update, remove].flatMap((one) => (one ? [`${one.method} ${one.path}`] : []));
    const why = `because no answer about one record says where its "${id}" is`;
    return {
      bodies: {},
      doubts: [...unread, `${calls.join(', ')} ${calls.length > 1 ? 'are' : 'is'} left out, ${why}`],
    };
  }
  const one = `${list.path}/{id}`;
  return {
    bodies,
    doubts: [
      ...unread,
      ...(update?.method === 'POST' ? [`POST ${update.path} changes the record, and makes none`] : []),
    ],
    write: {
      answer,
      ...(create && {
        create: {
          method: 'POST',
          path: list.path,
          ...bodyOf(create),
          repeat: repeatOf(create) ?? { by: 'none' },
        },
      }),
      ...(update && {
        update: {
          method: update.method as 'PATCH' | 'PUT' | 'POST',
          path: one,
          ...bodyOf(update),
          repeat: { by: 'upsert' },
        },
      }),
      ...(remove && { delete: { method: 'DELETE', path: one, repeat: { by: 'upsert' } } }),
      ...(get && { get: { path: one } }),
    },
  };
}

/** With a header for a key, a request is done once. */
function repeatOf({ parameters }: ApiOperation): WriteRepeat | undefined {
  const key = parameters.find(({ name, in: place }) => place === 'header' && /idempoten/i.test(name));
  return key && { by: 'key', header: key.name };
}

/** Where an answer about one record has it. */
function answerOf({ members }: ApiSchema, id: string): WriteEndpoints['answer'] | undefined {
  if (members.has(id)) return { record: '.', id };
  const holder = [...members].find(([, member]) => member.members.has(id));
  return holder && { record: holder[0], id };
}

/** A body with one map in it takes the record there. JSON:API takes the fields one level deeper. */
function bodyOf({ body, isForm }: ApiOperation): Pick<WriteEndpoint, 'wrap' | 'encoding'> {
  const encoding = isForm ? { encoding: 'form' as const } : {};
  const [only] = body?.members.size === 1 ? [...body.members] : [];
  if (!only || only[1].members.size === 0) return encoding;
  const [name, { members }] = only;
  return { wrap: members.has('attributes') ? `${name}.attributes` : name, ...encoding };
}
