import { readFileSync } from 'node:fs';

/** A list of the vendor's schema, as its digest has it. */
export interface SchemaList {
  readonly name: string;
  readonly typeName: string;
  /** The arguments that the list has besides those of all lists. */
  readonly takes: string;
  /** The members of its filter. Undefined: it takes none. */
  readonly filter?: string;
  /** The fields of its type as `fieldsIn` reads them, without ids and times. */
  readonly fields: string;
}

const file = new URL('../../digests/linear.digest', import.meta.url);
const SCHEMA: string = JSON.parse(readFileSync(file, 'utf8')).schema.join('\n');

const bodyOf = (kind: string, name: string) =>
  new RegExp(`^${kind} ${name} \\{([^}]*)\\}`, 'm').exec(SCHEMA)?.[1];

/** Types that the simulated schema does not have are texts if they are enums, and otherwise links to a record. */
function simulatedType(type: string, isKnown: (name: string) => boolean): string {
  const [name = ''] = /\w+/.exec(type) ?? [];
  if (isKnown(name)) return type;
  return type.replace(name, bodyOf('enum', name) === undefined ? 'Linked' : 'String');
}

const SCALARS = ['ID', 'String', 'Boolean', 'Int', 'Float', 'DateTime', 'TimelessDate', 'JSONObject'];
const COMPARATORS = [
  'StringComparator',
  'NullableStringComparator',
  'IDComparator',
  'IssueIDComparator',
  'DateComparator',
];
/** Every object has them. */
const COMMON = /^(id|createdAt|updatedAt|archivedAt):/;

/** Every list of the vendor's schema. */
export function schemaLists(): SchemaList[] {
  const lists = [...(bodyOf('type', 'Query') ?? '').matchAll(/^ (\w+)\(([^)]*)\): (\w+)Connection!$/gm)].map(
    ([, name = '', takes = '', typeName = '']) => ({ name, takes, typeName }),
  );
  const types = [...SCALARS, ...lists.map(({ typeName }) => typeName)];
  return lists.map(({ name, takes, typeName }) => {
    const members = (bodyOf('type', typeName) ?? '').match(/\w+: \S+/g) ?? [];
    const filter = bodyOf('input', `${typeName}Filter`)?.match(/\w+: \w+/g);
    const compared = filter?.filter((one) => COMPARATORS.includes(one.split(': ')[1] ?? ''));
    const own = members
      .filter((one) => !COMMON.test(one))
      .map((one) => {
        const [field = '', type = ''] = one.split(': ');
        return `${field}:${simulatedType(type, (known) => types.includes(known))}`;
      });
    return {
      name,
      typeName,
      takes: /includeDisabled: Boolean/.exec(takes)?.[0] ?? '',
      ...(compared && {
        filter: compared.filter((one) => !COMMON.test(one) || one.startsWith('id')).join(' '),
      }),
      fields: own.join(' '),
    };
  });
}
