import type { FieldMetadata, WriteRecords } from '@dowel/schema';
import {
  checkWrite,
  countRecords,
  type EndedWrite,
  recordIdOf,
  supportOf,
  toProviderWrite,
  toWriteAnswer,
  withoutFilled,
  writeMapping,
  writeResultWords,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { emitWriteDone } from '../events.ts';
import { assertSafeNames, getIntegration, installationOfGroup } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import type { MockRecords } from '../records.ts';
import { Rejected } from '../respond.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore, StoredInstallation } from '../store.ts';

/**
 * Answers writes as the service does. The mock writes at once, also what a caller does not wait for, and collects no
 * writes in pools. Like a provider, it knows the fields of each object, but does not look at their values.
 */
export const writes = {
  writeRecords({ store, caller, params, body, sent }) {
    assertSafeNames(sent, ['record']);
    assertSafeNames(sent, ['batch']);
    const integration = getIntegration(store, caller, params.integrationId);
    const { name, provider, latestRevision } = integration;
    const installation = installationOfGroup(store, caller, integration, body.groupRef);
    const revision = latestRevision.content;
    const { content: config } = installation.config;
    const title = titleOf(store, provider);
    const entry = store.objectsOf(provider) ? store.providers[provider] : undefined;
    const support = entry && supportOf(entry, revision.module);
    const party = { integrationName: name, revision, config, title, support, writesWhole: () => true };
    const checked = checkWrite(party, params.objectName, body);
    if ('code' in checked) throw new MockProblem(checked.code, checked.words);
    const { objectName } = checked.object;
    const mapping = writeMapping(revision, checked.object, config);
    const account: Account = { store, title, provider, objectName };
    const records = body.batch?.map((one) => one.record) ?? [body.record ?? {}];
    const writeAll = () => records.map((record) => write(account, mapping, body.type, record));
    const ended = body.batch && body.batchPolicy?.allOrNone ? writeWhole(account, writeAll) : writeAll();
    return conclude(store, installation, objectName, body, ended);
  },
} satisfies Partial<Answers>;

interface Account {
  readonly store: MockStore;
  readonly title: string;
  readonly provider: string;
  readonly objectName: string;
}

function write(
  { store, title, provider, objectName }: Account,
  mapping: ReturnType<typeof writeMapping>,
  type: WriteRecords['type'],
  sent: Readonly<Record<string, unknown>>,
): EndedWrite {
  const records = store.records.of(provider, objectName);
  const id = type === 'create' ? undefined : recordIdOf(sent);
  const before = id === undefined ? undefined : records.get(id);
  if (type !== 'create' && !before) return refused(`${title} answered 404: There is no record "${id}".`);
  if (type === 'delete') {
    records.delete(id ?? '');
    return { status: 'written', recordId: id ?? null, data: undefined, reason: null };
  }
  const { id: _, ...rest } = sent;
  const planned = toProviderWrite(mapping, type, type === 'create' ? sent : rest);
  const values = before ? withoutFilled(planned, before) : planned.record;
  const fault = faultIn(fieldsOf(store, provider, objectName), values, type);
  if (fault !== undefined) return refused(`${title} answered 400: ${fault}`);
  return keep(records, { ...before, ...values, id: before?.id ?? store.records.newId() });
}

/** Takes everything back when a record was refused. */
function writeWhole({ store, provider, objectName }: Account, writeAll: () => EndedWrite[]): EndedWrite[] {
  const records = store.records.of(provider, objectName);
  const before = [...records];
  const ended = writeAll();
  if (ended.every(({ status }) => status === 'written')) return ended;
  records.clear();
  for (const [id, record] of before) records.set(id, record);
  return ended.map((one) => (one.status === 'written' ? refused(rolledBack) : one));
}

const rolledBack = 'It was not written, because another record of the batch was refused.';

function keep(records: MockRecords, record: Record<string, unknown> & { id: string }): EndedWrite {
  records.set(record.id, record);
  return { status: 'written', recordId: record.id, data: { ...record }, reason: null };
}

function refused(reason: string): EndedWrite {
  return { status: 'failed', recordId: null, data: undefined, reason };
}

function fieldsOf(
  store: MockStore,
  provider: string,
  objectName: string,
): Readonly<Record<string, FieldMetadata>> {
  const object = store.objectsOf(provider)?.[objectName];
  return object && 'fields' in object ? object.fields : {};
}

/** What a provider would say of the first field that it cannot take. */
function faultIn(
  fields: Readonly<Record<string, FieldMetadata>>,
  values: Readonly<Record<string, unknown>>,
  type: 'create' | 'update',
): string | undefined {
  for (const name of Object.keys(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return `There is no field "${name}".`;
    if (field.readOnly) return `Field "${name}" is read-only.`;
  }
  const required = Object.values(fields).filter(({ isRequired }) => isRequired);
  const missing = required.find(({ fieldName }) =>
    type === 'create' || Object.hasOwn(values, fieldName) ? values[fieldName] == null : false,
  );
  return missing && `Field "${missing.fieldName}" is required.`;
}

/** Stores the operation, and answers it. */
function conclude(
  store: MockStore,
  installation: StoredInstallation,
  objectName: string,
  { type, mode, batch }: WriteRecords,
  ended: readonly EndedWrite[],
) {
  const operationId = store.newId();
  const written = ended.filter(({ status }) => status === 'written');
  const successfulRecordIds = written.flatMap(({ recordId }) => recordId ?? []);
  const result = writeResultWords(objectName, type, ended);
  const createTime = store.timestamp();
  const { id: installationId, projectId, integrationId, config } = installation;
  store.operations.push({
    id: operationId,
    projectId,
    integrationId,
    installationId,
    configId: config.id,
    actionType: 'write',
    status: written.length > 0 ? 'success' : 'failure',
    result,
    metadata: { objects: [objectName], successfulRecordIds },
    createTime,
    updateTime: createTime,
  });
  const asked = `A request came to ${type} ${countRecords(ended.length)} of ${objectName}.`;
  store.logs[operationId] = [asked, result].map((msg) => ({
    timestamp: createTime,
    severity: 'INFO',
    message: { msg, operation_id: operationId },
  }));
  if (type !== 'delete' && mode === 'asynchronous') {
    const errors = ended.flatMap(({ reason }) => reason ?? []);
    const success = written.length === ended.length;
    emitWriteDone(store, installation, {
      objectName,
      success,
      successfulRecordIds,
      ...(errors.length > 0 && { errors }),
    });
    return { operationId };
  }
  const answer = toWriteAnswer(operationId, type, ended, batch !== undefined);
  return answer.isRejected ? new Rejected(answer.body) : answer.body;
}
