import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { dayOf, seeded, uuidOf } from '../seeded.ts';
import { schemaLists } from './documented.ts';

/** An object of a workspace. */
export interface LinearObject extends SimulatedObject {
  /** Its type in the schema, such as `Issue`. */
  readonly typeName: string;
  /** What mutations there are: `Create`, `Update`, `Delete`. */
  readonly mutations: readonly string[];
  /** What its filter compares besides the times, with the names of the comparators. Undefined: it takes none. */
  readonly filter?: string | undefined;
  /** The arguments that its list has besides those of all lists. */
  readonly takes?: string;
}

/** A type whose values are records. */
const LINK = /^(?!(ID|String|Boolean|Int|Float|DateTime|TimelessDate|JSONObject)!?$)[A-Z]/;

/** Types as in the schema. `written` fields are in the inputs of mutations. */
function linearObject(
  typeName: string,
  text: string,
  {
    mutations = 'Create Update Delete',
    filter,
    takes,
  }: { mutations?: string; filter?: string | undefined; takes?: string },
): LinearObject {
  const fields = fieldsIn(text).map((field) => ({ ...field, isRequired: field.type.endsWith('!') }));
  const links = fields.filter(({ type }) => LINK.test(type));
  const lists = fields.filter(({ type }) => type.startsWith('['));
  const times = fields.filter(({ type }) => type.startsWith('DateTime'));
  const noMembers = () => ({});
  const number = (index: number) => index % 5;
  const flag = (index: number) => index % 2 === 0;
  const one = (index: number) => ({ id: uuidOf(`${typeName} of ${index}`) });
  return {
    typeName,
    fields,
    mutations: mutations.split(' ').filter(Boolean),
    ...(filter !== undefined && { filter }),
    ...(takes !== undefined && { takes }),
    idOf: (index) => uuidOf(`${typeName} ${index}`),
    valuesOf: seeded(fields, {
      ...Object.fromEntries(links.map(({ type }) => [type, one])),
      ...Object.fromEntries(lists.map(({ type }) => [type, () => []])),
      ...Object.fromEntries(times.map(({ type }) => [type, dayOf])),
      JSONObject: noMembers,
      'JSONObject!': noMembers,
      Boolean: flag,
      'Boolean!': flag,
      Float: number,
      'Float!': number,
      Int: number,
      'Int!': number,
      dueDate: () => '2026-05-01',
      trashed: () => null,
      url: (index) => `https://linear.app/acme/${typeName.toLowerCase()}/${index + 1}`,
    }),
  };
}

/** The objects that are written too, and those that issues are found by. Ids and times are not among their fields. */
const described = {
  issues: linearObject(
    'Issue',
    `title:String!:written description:String:written priority:Float!:written estimate:Float:written
     dueDate:TimelessDate:written identifier:String! url:String! labelIds:[String!]!:written trashed:Boolean
     assignee:User state:WorkflowState! team:Team!`,
    { filter: 'id: IssueIDComparator title: StringComparator description: StringComparator' },
  ),
  projects: linearObject(
    'Project',
    `name:String!:written description:String!:written priority:Int!:written url:String! health:String lead:User
     trashed:Boolean`,
    { filter: 'id: IDComparator name: StringComparator' },
  ),
  users: linearObject(
    'User',
    'name:String!:written displayName:String!:written email:String! active:Boolean! admin:Boolean! url:String!',
    {
      mutations: 'Update',
      filter: 'id: IDComparator name: StringComparator displayName: StringComparator email: StringComparator',
      takes: 'includeDisabled: Boolean',
    },
  ),
} as const satisfies Record<string, LinearObject>;

/** The others are as the vendor's schema has them. */
const documented = schemaLists()
  .filter(({ name }) => !Object.hasOwn(described, name))
  .map(
    ({ name, typeName, fields, ...list }) =>
      [name, linearObject(typeName, fields, { mutations: '', ...list })] as const,
  );

export const OBJECTS: Readonly<Record<string, LinearObject>> = {
  ...described,
  ...Object.fromEntries(documented),
};

/** What one record is called, such as `issue`. */
export function singleOf({ typeName }: LinearObject): string {
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}
