import { html } from 'hono/html';
import type { Markup } from '../../platform/pages/document.ts';
import { nameIn, type OpenApi, type Schema } from './open-api.ts';
import { toMarkup } from './plain-markdown.ts';

type Schemas = OpenApi['components']['schemas'];

/** A list of members: their names, types and meanings. A named shape is a link to its own list. */
function membersOf({ properties = {}, required = [] }: Schema): Markup {
  const names = Object.keys(properties);
  return html`<ul class="members">${names.map((name) => memberOf(name, properties[name] ?? {}, required))}</ul>`;
}

function memberOf(name: string, schema: Schema, required: readonly string[]): Markup {
  const isRequired = required.includes(name);
  return html`<li><p><code>${name}</code> <span class="type">${typeOf(schema)}</span>${
    isRequired ? html` <strong>required</strong>` : ''
  }</p>${toMarkup(schema.description ?? '')}${insideOf(schema)}</li>`;
}

/** The members of a shape, or of what it holds. Nothing for a named shape, which has a list of its own. */
export function insideOf(schema: Schema): Markup | '' {
  if (schema.$ref) return '';
  if (schema.properties) return membersOf(schema);
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...heldBy(schema)];
  return html`${parts.map(insideOf)}`;
}

function heldBy({ items, additionalProperties }: Schema): Schema[] {
  return [items, additionalProperties].filter((held): held is Schema => typeof held === 'object');
}

/** A type in words, such as `array of Field` or `string, at most 255 characters`. */
export function typeOf(schema: Schema): Markup {
  if (schema.$ref) return html`<a href="#${nameIn(schema.$ref)}">${nameIn(schema.$ref)}</a>`;
  const { anyOf, allOf, items, additionalProperties, type } = schema;
  if (anyOf) return joined(anyOf.map(typeOf), ' or ');
  if (allOf) return joined(allOf.map(typeOf), ' and ');
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values)
    return joined(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ' or ',
    );
  if (items) return html`array of ${typeOf(items)}${limitsOf(schema)}`;
  if (typeof additionalProperties === 'object' && !schema.properties) {
    return html`map of ${typeOf(additionalProperties)}`;
  }
  const name = typeof type === 'object' ? type.join(' or ') : (type ?? 'any value');
  return html`${schema.format ?? name}${limitsOf(schema)}`;
}

function limitsOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const bounds: [words: string, bound: number | undefined, unit: string][] = [
    ['at least', minimum, ''],
    // The greatest number that JSON keeps says nothing.
    ['at most', maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum, ''],
    ['at least', minLength, ' characters'],
    ['at most', maxLength, ' characters'],
    ['at least', minItems, ' items'],
    ['at most', maxItems, ' items'],
  ];
  const said = bounds.flatMap(([words, bound, unit]) =>
    bound === undefined ? [] : `, ${words} ${bound}${unit}`,
  );
  return `${said.join('')}${schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} if absent`}`;
}

function joined(parts: readonly Markup[], separator: string): Markup {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : separator}${part}`)}`;
}

/** Every named shape that these lead to, in the order in which a reader meets them. */
export function namedIn(schemas: Schemas, roots: readonly Schema[]): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema): void => {
    const name = schema.$ref && nameIn(schema.$ref);
    const named = name ? schemas[name] : undefined;
    if (name && named && !found.has(name)) {
      found.set(name, named);
      visit(named);
    }
    const { properties = {}, anyOf = [], allOf = [] } = schema;
    for (const part of [...Object.values(properties), ...anyOf, ...allOf, ...heldBy(schema)]) visit(part);
  };
  for (const root of roots) visit(root);
  return found;
}
