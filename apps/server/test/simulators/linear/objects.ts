import type { SimulatedObject } from '../dialect.ts';
import { fieldsIn } from '../fields.ts';
import { seeded, uuidOf } from '../seeded.ts';

/** An object of a workspace. */
export interface LinearObject extends SimulatedObject {
  /** Its type in the schema, such as `Issue`. */
  readonly typeName: string;
  /** What mutations there are: `Create`, `Update`, `Delete`. */
  readonly mutations: readonly string[];
  /** What its filter compares besides the times, with the names of the comparators. */
  readonly filter: string;
  /** The arguments that its list has besides those of all lists. */
  readonly takes?: string;
}

/** Types as in the schema. `written` fields are in the inputs of mutations. */
function linearObject(
  typeName: string,
  text: string,
  {
    mutations = 'Create Update Delete',
    filter,
    takes,
  }: { mutations?: string; filter: string; takes?: string },
): LinearObject {
  const fields = fieldsIn(text).map((field) => ({ ...field, isRequired: field.type.endsWith('!') }));
  const number = (index: number) => index % 5;
  const flag = (index: number) => index % 2 === 0;
  const one = (index: number) => ({ id: uuidOf(`${typeName} of ${index}`) });
  return {
    typeName,
    fields,
    mutations: mutations.split(' '),
    filter,
    ...(takes !== undefined && { takes }),
    idOf: (index) => uuidOf(`${typeName} ${index}`),
    valuesOf: seeded(fields, {
      User: one,
      'Team!': one,
      'WorkflowState!': one,
      '[String!]!': () => [],
      Boolean: flag,
      'Boolean!': flag,
      Float: number,
      'Float!': number,
      'Int!': number,
      dueDate: () => '2026-05-01',
      url: (index) => `https://linear.app/acme/${typeName.toLowerCase()}/${index + 1}`,
    }),
  };
}

/** The objects of the facts. Ids and times are not among their fields. */
export const OBJECTS = {
  issues: linearObject(
    'Issue',
    `title:String!:written description:String:written priority:Float!:written estimate:Float:written
     dueDate:TimelessDate:written identifier:String! url:String! labelIds:[String!]!:written trashed:Boolean
     assignee:User state:WorkflowState! team:Team!`,
    { filter: 'id: IssueIDComparator title: StringComparator description: StringComparator' },
  ),
  projects: linearObject(
    'Project',
    `name:String!:written description:String!:written priority:Int!:written url:String! health:String lead:User`,
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

export type ObjectName = keyof typeof OBJECTS;
export const objectNames = Object.keys(OBJECTS) as ObjectName[];

/** What one record is called, such as `issue`. */
export function singleOf(name: ObjectName): string {
  const { typeName } = OBJECTS[name];
  return typeName.charAt(0).toLowerCase() + typeName.slice(1);
}
