/** What says which objects a connector has. */
interface Listing {
  /** `any`: customers have objects of their own. */
  readonly objectNames: 'any' | 'listed';
  readonly objects?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The name under which a connector lists an object, which a manifest may name in another form: `issue` for `issues`.
 * Undefined when it lists none, or when customers have objects of their own, so that any name may be right. No customer
 * has one with a hyphen where the connector has a slash: `marketing-campaigns` for `marketing/campaigns`.
 */
export function listedName({ objectNames, objects = {} }: Listing, objectName: string): string | undefined {
  if (Object.hasOwn(objects, objectName)) return objectName;
  if (objectNames === 'listed') return likeName(objects, objectName);
  const withSlashes = objectName.replaceAll('-', '/');
  return Object.hasOwn(objects, withSlashes) ? withSlashes : undefined;
}

/** The name that a connector itself has for an object. It asks the provider for this one. */
export function nameIn(connector: Listing, objectName: string): string {
  return listedName(connector, objectName) ?? objectName;
}

/** The only one of these names that is the same word in another form. */
export function likeName(objects: Readonly<Record<string, unknown>>, name: string): string | undefined {
  let forms = formsByObjects.get(objects);
  if (!forms) {
    forms = formsOf(Object.keys(objects));
    formsByObjects.set(objects, forms);
  }
  return forms.get(singular(name)) ?? forms.get(singular(name.replaceAll('-', '/')));
}

const formsByObjects = new WeakMap<object, ReadonlyMap<string, string>>();

/** The names by their singular in lower case. A form that two names share is left out. */
function formsOf(names: readonly string[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of names) {
    const form = singular(name);
    if (forms.has(form)) shared.add(form);
    forms.set(form, name);
  }
  for (const form of shared) forms.delete(form);
  return forms;
}

/** `Issues` and `issue` are the same word, as are `line_items` and `lineItem`, `cases` and `case`. */
function singular(name: string): string {
  const words = name
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase()
    .split('/');
  return words.map(withoutEnd).join('/');
}

function withoutEnd(word: string): string {
  return word
    .replace(/(?<=[^s])s$/, '')
    .replace(/ie$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)e$/, '')
    .replace(/(?<=[^s])s$/, '');
}
