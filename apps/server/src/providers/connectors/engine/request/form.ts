import { isPlainObject, plainText } from '@dowel/schema/rules';

/** Writes a body as a form, with brackets for what is nested: `metadata[color]=red`, `items[0][price]=x`. */
export function toForm(body: unknown): string {
  const form = new URLSearchParams();
  append(form, '', body);
  return form.toString();
}

function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  const isNested = Array.isArray(value) || isPlainObject(value);
  const members = isNested ? Object.entries(value) : [];
  for (const [key, one] of members) append(form, inner(name, key), one);
  // A form has no null and nothing that is empty. An empty text means that there is no value.
  if (members.length === 0 && name !== '') form.append(name, plainText(value) ?? '');
}

function inner(name: string, key: string): string {
  return name === '' ? key : `${name}[${key}]`;
}
