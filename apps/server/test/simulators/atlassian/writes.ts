import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import { Refused } from '../refusal.ts';
import type { StoredRecord } from '../store/entry.ts';

type Values = Record<string, unknown>;

/** The record with this id. @throws {Refused} */
export function found(record: StoredRecord | undefined): StoredRecord {
  if (record) return record;
  throw new Refused('notFound', 'Issue does not exist or you do not have permission to see it.');
}

/** @throws {Refused} for fields that are missing, unknown or wrong */
export function createIssue(account: DialectAccount, sent: Values): StoredRecord {
  assertWritable(account, sent);
  const isEmpty = (name: string) => sent[name] === undefined || sent[name] === null || sent[name] === '';
  const missing = account.fieldsOf('issues').find((field) => field.isRequired && isEmpty(field.name));
  if (missing) {
    throw new Refused('badValue', `You must specify a ${missing.label} of the issue.`, {
      field: missing.name,
    });
  }
  return account.create('issues', { status: 'To Do', ...sent });
}

/** Changes the given fields and keeps the others. @throws {Refused} */
export function updateIssue(account: DialectAccount, id: string, sent: Values): void {
  found(account.find('issues', id));
  assertWritable(account, sent);
  found(account.update('issues', id, sent));
}

function assertWritable(account: DialectAccount, sent: Values): void {
  const fields = new Map(account.fieldsOf('issues').map((field) => [field.name, field]));
  for (const [name, value] of Object.entries(sent)) assertFits(fields.get(name), name, value);
}

function assertFits(field: SimulatedField | undefined, name: string, value: unknown): void {
  if (!field || field.isReadOnly) {
    const words = `Field '${name}' cannot be set. It is not on the appropriate screen, or unknown.`;
    throw new Refused('unknownField', words, { field: name });
  }
  if (value === null) return;
  const isMap = typeof value === 'object' && !Array.isArray(value);
  const wrong: Readonly<Record<string, string | false>> = {
    plain: typeof value === 'object' && 'Operation value must be a string',
    list: !Array.isArray(value) && 'data was not an array',
    object: !isMap && 'Specify a valid value as an object',
    document: !(isMap && Object(value).type === 'doc') && 'Operation value must be an Atlassian Document',
  };
  const words = wrong[String(field.form)];
  if (words) throw new Refused('badValue', words, { field: name });
}
