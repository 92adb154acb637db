import type { DialectAccount } from '../account.ts';
import type { SimulatedField } from '../dialect.ts';
import type { StoredRecord } from '../store/entry.ts';
import type { IssueField } from './objects.ts';

/** An issue with the fields that were asked for. `*all` asks for every field; names that are no fields ask for nothing. */
export function renderIssue(account: DialectAccount, asked: readonly string[]) {
  const fields = account.fieldsOf('issues');
  const isAll = asked.includes('*all');
  const names = new Set(asked);
  const times = ['created', 'updated'] as const;
  return ({ id, createTime, updateTime, values }: StoredRecord) => {
    const at = { created: toTime(createTime), updated: toTime(updateTime) };
    const shown = fields
      .filter(({ name }) => isAll || names.has(name))
      .map((field) => [field.name, shownValue(field, values[field.name])] as const);
    const shownTimes = times
      .filter((name) => isAll || names.has(name))
      .map((name) => [name, at[name]] as const);
    return {
      expand: '',
      id,
      key: `DOW-${id}`,
      self: `https://jira.example/rest/api/3/issue/${id}`,
      ...(asked.length > 0 && { fields: Object.fromEntries([...shown, ...shownTimes]) }),
    };
  };
}

/** A field as `GET /field` describes it. Fields that were added meanwhile have only a name and a type. */
export function describeField(field: SimulatedField) {
  const { name, type, isCustom = false, label = name, items } = field as Partial<IssueField> & SimulatedField;
  return {
    id: name,
    key: name,
    name: label,
    custom: isCustom,
    schema: {
      type,
      ...(items !== undefined && { items }),
      ...(isCustom ? { custom: `com.example.fields:${type}` } : { system: name }),
    },
  };
}

/** The words by which a query finds a record: a name, a key, or the entries of a list. */
export function wordsOf(value: unknown): string[] {
  return [value].flat().flatMap((one) => {
    const name = nameOf(one);
    return name === undefined ? [] : [name];
  });
}

function shownValue(field: SimulatedField, value: unknown): unknown {
  if (value === null || value === undefined) return field.form === 'list' ? [] : null;
  if (field.form === 'list') return [value].flat();
  if (field.form === 'document') return typeof value === 'string' ? toDocument(value) : value;
  if (field.form !== 'object') return value;
  const name = nameOf(value);
  const members: Readonly<Record<string, object>> = {
    user: { accountId: name, displayName: name },
    project: { id: '20001', key: name, name },
  };
  return members[field.type] ?? { id: '1', name };
}

/** What a value that a caller wrote names: `{"name": "High"}`, `{"key": "DOW"}` and so on. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { name, key, accountId, id } = Object(value) as Record<string, unknown>;
  const found = name ?? key ?? accountId ?? id;
  return typeof found === 'string' ? found : undefined;
}

/** Rich text is a document tree. */
export function toDocument(text: string) {
  return { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

/** The offset has no colon: `2026-03-01T12:00:00.345+0000`. */
export function toTime(time: number): string {
  return new Date(time).toISOString().replace('Z', '+0000');
}
