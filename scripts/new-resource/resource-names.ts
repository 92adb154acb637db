/** The spellings of a resource's name. */
export interface ResourceNames {
  /** `status-pages`: files, folders, addresses. */
  readonly kebab: string;
  /** `statusPages`: members. */
  readonly camel: string;
  /** `StatusPages`: the class of the client. */
  readonly pascal: string;
  /** `statusPage`. */
  readonly one: string;
  /** `StatusPage`: the shape. */
  readonly One: string;
  /** `status page`: in sentences. */
  readonly words: string;
  /** `status_pages`: the table. */
  readonly table: string;
  /** `status_page_not_found`: the problem. */
  readonly notFound: string;
  /** `statusPageId`: the parameter of its path. */
  readonly param: string;
}

/**
 * Returns every spelling of a name. Takes the plural, in the form of a file name: `status-pages`.
 * @param paths the paths of the reference. If one of them is about this resource, its parameter is taken over.
 */
export function resourceNames(kebab: string, paths: readonly string[] = []): ResourceNames {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(kebab)) {
    throw new TypeError(
      `"${kebab}" cannot name a resource. Write it in the plural, in small letters with dashes: status-pages.`,
    );
  }
  const singular = kebab.replace(/ies$/, 'y').replace(/s$/, '');
  const camel = toCamel(kebab);
  const one = toCamel(singular);
  const [referenceParam] = paths.flatMap(
    (path) => new RegExp(`/${kebab}/\\{(\\w+)\\}$`).exec(path)?.[1] ?? [],
  );
  return {
    kebab,
    camel,
    pascal: capital(camel),
    one,
    One: capital(one),
    words: singular.replaceAll('-', ' '),
    table: kebab.replaceAll('-', '_'),
    notFound: `${singular.replaceAll('-', '_')}_not_found`,
    param: referenceParam ?? `${one}Id`,
  };
}

function toCamel(kebab: string): string {
  return kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
