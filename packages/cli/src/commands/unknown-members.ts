import type { CatalogueProblem } from '@dowel/catalogue';
import { CatalogueEntry } from '@dowel/schema';
import { nearest } from '@dowel/schema/manifest';
import { isPlainObject } from '@dowel/schema/rules';

/** The parts of a schema of zod that say which members a value can have. */
interface Form {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Form>>;
    readonly element?: Form;
    readonly valueType?: Form;
    readonly innerType?: Form;
    readonly in?: Form;
    readonly options?: readonly Form[];
  };
}

/**
 * The members of an entry that no entry has. The service passes over them, because a newer catalogue may have more, so a
 * typo would change nothing and nobody would know.
 */
export function unknownMembers(entry: string, value: unknown): CatalogueProblem[] {
  // The cast is safe: only what every schema of zod has is looked at.
  return unknownIn(entry, value, [CatalogueEntry as unknown as Form], []);
}

function unknownIn(
  entry: string,
  value: unknown,
  forms: readonly Form[],
  path: readonly string[],
): CatalogueProblem[] {
  const plain = forms.flatMap(unwrapped);
  if (Array.isArray(value)) {
    const elements = plain.flatMap(({ def }) => def.element ?? []);
    return value.flatMap((one, index) => unknownIn(entry, one, elements, [...path, String(index)]));
  }
  if (!isPlainObject(value)) return [];
  // What may be of any form, or may have any members, has no unknown ones.
  if (plain.length === 0 || plain.some(({ def }) => !def.shape && !def.valueType && !isOther(def.type)))
    return [];
  const values = plain.flatMap(({ def }) => def.valueType ?? []);
  const shapes = plain.flatMap(({ def }) => (def.shape ? [def.shape] : []));
  return Object.entries(value).flatMap(([name, member]) => {
    const inner = [
      ...values,
      ...shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? shape[name] : undefined) ?? []),
    ];
    const at = [...path, name];
    if (inner.length > 0) return unknownIn(entry, member, inner, at);
    return [
      unknownMember(
        entry,
        at,
        shapes.flatMap((shape) => Object.keys(shape)),
      ),
    ];
  });
}

function unknownMember(entry: string, path: readonly string[], known: readonly string[]): CatalogueProblem {
  const name = path.at(-1) ?? '';
  const where = path.length > 1 ? `"${path.slice(0, -1).join('.')}"` : 'an entry';
  const meant = nearest(name, known);
  const fix = meant === undefined ? `Remove it, or write one of: ${known.join(', ')}.` : `Write "${meant}".`;
  return {
    entry,
    path: path.join('.'),
    message: `"${name}" is no member of ${where}, so it does nothing.`,
    fix,
  };
}

/** The forms behind `optional`, `default`, unions and so on. */
function unwrapped(form: Form): Form[] {
  const { innerType, in: input, options } = form.def;
  const inside = options ?? ((innerType ?? input) ? [innerType ?? (input as Form)] : []);
  return inside.length > 0 ? inside.flatMap(unwrapped) : [form];
}

/** A text, a number and so on have no members, so a map is none of them. */
const isOther = (type: string) =>
  ['string', 'number', 'int', 'boolean', 'array', 'enum', 'literal', 'null'].includes(type);
