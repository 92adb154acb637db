import type { WriteRecords } from '@dowel/schema';
import {
  batchLimit,
  checkWrite,
  countRecords,
  type EndedWrite,
  supportOf,
  toWriteAnswer,
  writeMapping,
  writeResultWords,
} from '@dowel/schema/rules';
import type { Answers } from '../answers.ts';
import { emitWriteDone } from '../events.ts';
import { assertSafeNames, getIntegration, installationOfGroup } from '../installing.ts';
import { MockProblem } from '../mock-problem.ts';
import { joinPool } from '../pools.ts';
import { Rejected } from '../respond.ts';
import { titleOf } from '../sign-in.ts';
import type { MockStore, StoredInstallation } from '../store.ts';
import { type WrittenAccount, writeRecord, writeWhole } from '../writing.ts';

/**
 * Answers writes as the service does. The mock writes at once, also what a caller does not wait for. Pools are sent when
 * they are full, and with the first request after their delay. Like a provider, the mock knows the fields of each object,
 * but does not look at their values.
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
    const account: WrittenAccount = { store, title, provider, objectName };
    if (body.autoBatchPolicy && body.record) {
      const { maxDelayMinutes } = body.autoBatchPolicy;
      const mostRecords = batchLimit(support, body.type, objectName);
      const pooled = { type: body.type, mapping, record: body.record };
      return { operationId: joinPool(installation, account, pooled, { maxDelayMinutes, mostRecords }) };
    }
    const records = body.batch?.map((one) => one.record) ?? [body.record ?? {}];
    const writeAll = () => records.map((record) => writeRecord(account, mapping, body.type, record));
    const ended = body.batch && body.batchPolicy?.allOrNone ? writeWhole(account, writeAll) : writeAll();
    return conclude(store, installation, objectName, body, ended);
  },
} satisfies Partial<Answers>;

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
