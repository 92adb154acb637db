import type { Issue } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { controlSandbox } from '../../../test/sandbox-control.ts';
import { operations } from '../../platform/db/tables.ts';
import { startReading } from '../reads/running/reading.fixture.ts';

const receiver = receiverOfEachTest();

describe('an issue of a read', () => {
  it('names the operation that met it as long as that can be read', async () => {
    const server = await startReading(receiver);
    const { install, runJobs, sandboxUrl, sandboxAccount, projectPath, dependencies } = server;
    const issues = async (): Promise<Issue[]> => (await server.request('GET', `${projectPath}/issues`)).body;
    const account = sandboxAccount.accountId;
    const refusal = { error: { message: 'Contacts are moved to another place.' } };
    const path = '/api/v1/objects/contacts/records';
    await controlSandbox(sandboxUrl, '/faults', { account, path, status: 422, body: refusal });
    const installation = await install();
    await runJobs();
    const [met] = await issues();

    await dependencies.db.delete(operations).where(eq(operations.installationId, installation.id));

    const [later] = await issues();
    expect(met?.operationId).toEqual(expect.any(String));
    expect(later).toEqual({ ...met, operationId: undefined });
  });
});
