/**
 * The shape of an answer, with places for what is not always the same.
 *
 * A text that is a single place, such as `{records}`, becomes the value itself, whatever it is. A member without a value is
 * left out, and so is a map of which nothing is left (its member `|` says what stands there instead), unless the place says what stands there then: `{next|null}`, or `{next|}` for an empty text. In a longer text,
 * places become text. The member `...` puts the members of its value beside the others.
 */
export type Template =
  | string
  | number
  | boolean
  | null
  | readonly Template[]
  | { readonly [member: string]: Template };

/** What the places of a template stand for. A dot leads into a value. */
export type Places = Readonly<Record<string, unknown>>;

const PLACE = /\{([\w.]+)(?:\|([^}]*))?\}/g;
const ONLY_PLACE = new RegExp(`^${PLACE.source}$`);

/** Puts the values into the places of a template. */
export function fill(template: Template, places: Places): unknown {
  if (typeof template === 'string') return fillText(template, places);
  if (typeof template !== 'object' || template === null) return template;
  if (Array.isArray(template)) return template.map((part) => fill(part, places));
  const members = Object.entries(template as { readonly [member: string]: Template }).flatMap(
    ([name, part]) => {
      const value = fill(part, places);
      return name === '...'
        ? Object.entries(Object(value))
        : [[String(fillText(name, places)), value] as const];
    },
  );
  const present = members.filter(([name, value]) => value !== undefined && name !== '|');
  const isNothing = present.length === 0 && Object.keys(template).length > 0 && !('...' in template);
  return isNothing ? Object(template)['|'] : Object.fromEntries(present);
}

function fillText(text: string, places: Places): unknown {
  const [, name = '', otherwise] = ONLY_PLACE.exec(text) ?? [];
  if (name !== '') return valueAt(places, name) ?? (otherwise === 'null' ? null : otherwise);
  return text.replaceAll(PLACE, (_, inside: string, instead = '') =>
    String(valueAt(places, inside) ?? instead),
  );
}

/** The value at a dotted path. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inside, name) => Object(inside)[name], value);
}
