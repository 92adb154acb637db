import type { DialectAccount } from '../account.ts';
import { uuidOf } from '../seeded.ts';
import type { StoredRecord } from '../store/entry.ts';
import { type NotionObject, OBJECTS } from './objects.ts';
import { renderProperty, renderSchema, richText } from './properties.ts';

const MINUTE_MS = 60_000;

/** A time is cut to the minute. */
export const toMinute = (ms: number) => Math.floor(ms / MINUTE_MS) * MINUTE_MS;
export const toTime = (ms: number) => new Date(toMinute(ms)).toISOString();

/** Makes records of an object as answers have them. */
export function rendererOf(account: DialectAccount, name: string): (record: StoredRecord) => object {
  const { kind, database: of } = OBJECTS[name] as NotionObject;
  const fields = account.fieldsOf(name);
  const me = { object: 'user', id: uuidOf(account.id) };
  const common = ({ id, createTime, updateTime, isDeleted }: StoredRecord) => ({
    id,
    created_time: toTime(createTime),
    last_edited_time: toTime(updateTime),
    created_by: me,
    last_edited_by: me,
    icon: null,
    cover: null,
    archived: isDeleted,
    in_trash: isDeleted,
    url: `https://www.notion.example/${id.replaceAll('-', '')}`,
  });
  const workspace = { type: 'workspace', workspace: true };
  const parent =
    kind === 'rows' ? { type: 'data_source_id', data_source_id: name, database_id: of } : workspace;
  const page = (record: StoredRecord) => {
    // They are made anew whenever somebody asks for them.
    const { values } = record;
    const properties = fields.map((field) => [field.name, renderProperty(field, values[field.name])]);
    return { object: 'page', ...common(record), parent, properties: Object.fromEntries(properties) };
  };
  const database = (record: StoredRecord) => ({
    object: 'database',
    ...common(record),
    parent: workspace,
    title: richText(record.values.title),
    data_sources: dataSourcesOf(account, record.id),
  });
  const dataSource = (record: StoredRecord) => ({
    object: 'data_source',
    ...common(record),
    parent: { type: 'database_id', database_id: record.values.database },
    database_parent: workspace,
    title: richText(record.values.title),
    properties: propertiesOf(account, record),
  });
  const user = ({ id, values: { name: called, email } }: StoredRecord) => ({
    object: 'user',
    id,
    type: 'person',
    name: called,
    avatar_url: null,
    person: { email },
  });
  return { rows: page, pages: page, databases: database, data_sources: dataSource, users: user }[kind];
}

/** The data sources of a database. Those that have rows here need not be made first. */
export function dataSourcesOf(account: DialectAccount, database: unknown): { id: string; name: string }[] {
  const known = Object.entries(OBJECTS)
    .filter(([, one]) => one.kind === 'rows' && one.database === database)
    .map(([id, { title = '' }]) => ({ id, name: title }));
  const made = account
    .everyRecord('data_sources')
    .filter(({ id, values, isDeleted }) => !isDeleted && values.database === database && !OBJECTS[id])
    .map(({ id, values }) => ({ id, name: String(values.title) }));
  return [...known, ...made];
}

/** The properties of a data source. If its rows are simulated, these are the fields of the rows. */
function propertiesOf(account: DialectAccount, { id, values }: StoredRecord): unknown {
  return OBJECTS[id]?.kind === 'rows' ? renderSchema(account.fieldsOf(id)) : values.properties;
}
