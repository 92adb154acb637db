import type { WriteEndpoints } from '@dowel/schema/connector';
import type { DocumentedList } from './find-lists.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';
import type { ApiSchema } from './schema.ts';

/** How the records of a list are written, and the body of which its fields tell what can be written. */
export function draftWrite(
  { operations }: ApiDocument,
  { operation: list, id }: DocumentedList,
): { write?: WriteEndpoints; body?: ApiSchema } {
  const isOne = ({ path }: ApiOperation) =>
    path.startsWith(`${list.path}/{`) && path.indexOf('/', list.path.length + 1) === -1;
  const usable = operations.filter(({ isDeprecated }) => !isDeprecated);
  const find = (method: string, fits: (operation: ApiOperation) => boolean) =>
    usable.find((operation) => operation.method === method && fits(operation));
  const create = find('POST', ({ path }) => path === list.path);
  const update = find('PATCH', isOne) ?? find('PUT', isOne);
  const remove = find('DELETE', isOne);
  const get = find('GET', isOne);
  const told = [create, update, get].find((operation) => operation?.answer);
  const answer = told?.answer && answerOf(told.answer, id);
  const body = create?.body ?? update?.body;
  if (!answer || !(create || update || remove)) return body ? { body } : {};
  const one = `${list.path}/{id}`;
  return {
    ...(body && { body }),
    write: {
      answer,
      ...(create && {
        create: { method: 'POST', path: list.path, ...wrapOf(create), repeat: { by: 'none' } },
      }),
      ...(update && {
        update: {
          method: update.method as 'PATCH' | 'PUT',
          path: one,
          ...wrapOf(update),
          repeat: { by: 'upsert' },
        },
      }),
      ...(remove && { delete: { method: 'DELETE', path: one, repeat: { by: 'upsert' } } }),
      ...(get && { get: { path: one } }),
    },
  };
}

/** Where an answer about one record has it. */
function answerOf({ members }: ApiSchema, id: string): WriteEndpoints['answer'] | undefined {
  if (members.has(id)) return { record: '.', id };
  const holder = [...members].find(([, member]) => member.members.has(id));
  return holder && { record: holder[0], id };
}

/** A body with one map in it takes the record there. JSON:API takes the fields one level deeper. */
function wrapOf({ body }: ApiOperation): { wrap?: string } {
  const [only] = body?.members.size === 1 ? [...body.members] : [];
  if (!only || only[1].members.size === 0) return {};
  const [name, { members }] = only;
  return { wrap: members.has('attributes') ? `${name}.attributes` : name };
}
