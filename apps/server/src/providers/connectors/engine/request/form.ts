import { digitsOf } from '../../../../platform/exact-json.ts';

/** Writes a body as a form, with brackets for what is nested: `metadata[color]=red`, `items[0][price]=x`. */
export function toForm(body: unknown): string {
  const form = new URLSearchParams();
  append(form, '', body);
  return form.toString();
}

function append(form: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined) return;
  const digits = digitsOf(value);
  if (digits !== undefined) {
    form.append(name, digits);
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) append(form, inner(name, String(index)), one);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) append(form, inner(name, key), one);
  } else {
    // A form has no null. Its empty text means that there is no value.
    form.append(name, value === null ? '' : String(value));
  }
}

function inner(name: string, key: string): string {
  return name === '' ? key : `${name}[${key}]`;
}
