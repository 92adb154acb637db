import type { Finding, Path, Slot } from '@dowel/schema/connector';
import { findOperation, similarPaths } from './find-operation.ts';
import { error, memberFindings, warning } from './finding.ts';
import type { ApiDocument, ApiOperation } from './read-document.ts';

export interface Call {
  readonly method?: string | undefined;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly encoding?: 'json' | 'form' | undefined;
}

/** Whether the document has a call with these parameters, and says all of it. */
export function callFindings(
  { method = 'GET', path: called, query = {}, encoding }: Call,
  document: ApiDocument,
  path: Path,
  operation = findOperation(document, { method, path: called }),
): Finding[] {
  if (!operation) {
    const similar = similarPaths(document, method, called);
    const has = similar.length > 0 ? ` It has ${similar.join(', ')}.` : '';
    return [
      error(path, `${method} ${called} is not in the document.${has}`, 'Write a path that the document has.'),
    ];
  }
  const old = operation.isDeprecated
    ? [
        warning(
          path,
          `${method} ${operation.path} is deprecated.`,
          "Use what the vendor's page names in its place.",
        ),
      ]
    : [];
  const form =
    operation.isForm && encoding !== 'form'
      ? [error(path, `${method} ${operation.path} takes a form, and JSON is sent.`, 'Add "encoding: form".')]
      : [];
  return [
    ...old,
    ...form,
    ...brokenFindings(operation, path),
    ...Object.entries(query).flatMap(([name, value]) => [
      ...slotFindings({ query: name }, operation, [...path, 'query', name]),
      ...choiceFindings(name, value, operation, [...path, 'query', name]),
    ]),
  ];
}

/** Whether an operation takes a value at this place. */
export function slotFindings(slot: Slot, operation: ApiOperation, path: Path): Finding[] {
  const { method, path: called, parameters, body } = operation;
  if ('body' in slot) return memberFindings(body, slot.body, `The body of ${method} ${called}`, path);
  const place = 'query' in slot ? 'query' : 'header';
  const name = 'query' in slot ? slot.query : slot.header;
  if (name.includes('{')) return [];
  const found = parameters.find((one) => one.in === place && isNamed(one.name, name));
  if (found) {
    const message = `The ${place} parameter "${name}" of ${method} ${called} is deprecated.`;
    return found.schema.isDeprecated ? [warning(path, message, 'Use what stands in its place.')] : [];
  }
  const known = parameters.filter((one) => one.in === place).map((one) => one.name);
  const has = known.length > 0 ? ` It takes ${known.join(', ')}.` : '';
  return [
    error(
      path,
      `${method} ${called} takes no ${place} parameter "${name}".${has}`,
      'Write one that it takes.',
    ),
  ];
}

/** Whether a parameter takes a value that is always sent. */
function choiceFindings(
  name: string,
  value: string,
  { parameters, path: called }: ApiOperation,
  path: Path,
): Finding[] {
  const { schema } = parameters.find((one) => one.in === 'query' && one.name === name) ?? {};
  const choices = schema?.items?.choices ?? schema?.choices ?? [];
  const sent = value.includes('{') ? [] : schema?.items ? value.split(',') : [value];
  const odd = sent.find((one) => !choices.map(String).includes(one));
  if (choices.length === 0 || odd === undefined) return [];
  const message = `"${name}" of ${called} does not take "${odd}". It takes ${choices.join(', ')}.`;
  return [error(path, message, 'Write one that it takes.')];
}

/** `filter[status]` is a member of the parameter `filter`, and may be documented as either. `{fieldName}` may be any. */
export function isNamed(documented: string, name: string): boolean {
  if (name.includes('{')) return true;
  return documented === name || documented.replace(/\[\]$/, '') === name.replace(/\[.*\]$/, '');
}

function brokenFindings({ method, path: called, broken }: ApiOperation, path: Path): Finding[] {
  if (broken.length === 0) return [];
  const names = broken.slice(0, 3).join(', ');
  const message = `${method} ${called} could not be checked: the document refers to ${names}, which it does not have.`;
  return [error(path, message, 'Put all files of the document into one, and check against that.')];
}
