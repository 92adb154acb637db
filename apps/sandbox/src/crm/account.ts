import { CUSTOM_FIELDS, type CustomFieldSet } from './custom-fields.ts';
import { custom, type Field } from './fields.ts';
import { type CrmRecord, createDice, generateRecords } from './generate.ts';
import { OBJECT_NAMES, OBJECTS, type ObjectName } from './objects.ts';
import { Webhooks } from './webhooks.ts';

/** A customer of the pretend CRM, with its data. */
export interface Account {
  id: string;
  name: string;
  credentials: AccountCredentials;
  /** Who signs in with what the account's owner types. */
  user: Person;
  /** Others who may sign in over OAuth. */
  colleagues: Person[];
  fields: Record<ObjectName, Field[]>;
  records: Record<ObjectName, Map<string, CrmRecord>>;
  /** The objects whose fields were changed by a fault. */
  changedObjects: Set<ObjectName>;
  /** Whom the account tells of changes. */
  webhooks: Webhooks;
  /** The number of the newest record of each object. An ID is never used twice. */
  lastNumber: Record<ObjectName, number>;
}

/** Somebody with access to an account. */
export interface Person {
  id: string;
  name: string;
  email: string;
}

/** The secrets that a person types somewhere. */
export interface AccountCredentials {
  apiKey: string;
  /** With the user's e-mail address as the username. */
  password: string;
  /** With the account's ID as the account code. */
  secretWord: string;
}

/** The input for a new account. */
export interface AccountSeed {
  id: string;
  name: string;
  credentials: AccountCredentials;
  user: Person;
  colleagues?: Person[];
  customFields: CustomFieldSet;
  seed: number;
}

/** Makes an account with its first records. The same seed makes the same records. */
export function createAccount({ customFields, seed, colleagues = [], ...identity }: AccountSeed): Account {
  const dice = createDice(seed);
  const fields = byObject((object) => [...OBJECTS[object].fields, ...CUSTOM_FIELDS[customFields][object]]);
  const generated: Partial<Record<ObjectName, CrmRecord[]>> = {};
  for (const object of OBJECT_NAMES) {
    generated[object] = generateRecords(object, fields[object], OBJECTS[object].recordCount, dice, generated);
  }
  return {
    ...identity,
    colleagues,
    fields,
    changedObjects: new Set(),
    webhooks: new Webhooks(),
    records: byObject((object) => new Map((generated[object] ?? []).map((record) => [record.id, record]))),
    lastNumber: byObject((object) => OBJECTS[object].recordCount),
  };
}

/** Adds custom text fields to an object. Their numbers continue after the fields that were added before. */
export function addFields(account: Account, object: ObjectName, count: number): Field[] {
  const fields = account.fields[object];
  const before = fields.filter((field) => field.name.startsWith('generated_')).length;
  const added = Array.from({ length: count }, (_, index) =>
    custom(`generated_${String(before + index + 1).padStart(5, '0')}`, 'string'),
  );
  account.fields[object] = [...fields, ...added];
  return added;
}

function byObject<T>(make: (object: ObjectName) => T): Record<ObjectName, T> {
  return { companies: make('companies'), contacts: make('contacts'), deals: make('deals') };
}
