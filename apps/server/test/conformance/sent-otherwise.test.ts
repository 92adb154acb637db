import { expect, it } from 'vitest';
import { startConforming } from './conforming.ts';
import { conformanceProviders } from './providers.ts';

// https://developer.zendesk.com/api-reference/ticketing/users/user_identities/: a second address is added to the first one.
it('says in the log of a write what a provider has not taken, and what nobody can write', async () => {
  const known = conformanceProviders.find(({ dialect }) => dialect === 'zendeskSupport');
  if (!known) throw new Error('The conformance suite does not know Zendesk.');
  const conformer = { ...known, object: 'users', textField: 'name' };
  const write = { objects: { users: { objectName: 'users' } } };
  const { request, project, integration, projectPath } = await startConforming(conformer, {
    write,
    isUnread: true,
  });
  const path = `/write/v1/projects/${project.id}/integrations/${integration.id}/objects/users`;
  const written = async (type: string, record: object) => {
    const { body } = await request('POST', path, { groupRef: 'acme', type, record });
    const { body: logs } = await request('GET', `${projectPath}/operations/${body.operationId}/logs`);
    const warnings = logs.filter(({ severity }: { severity: string }) => severity === 'WARNING');
    const words = warnings.map(({ message }: { message: { msg: string } }) => message.msg);
    return { id: body.result.recordId, isWritten: body.result.success, words };
  };

  const made = await written('create', { name: 'Ada', email: 'ada@oak.example', created_at: '2026-01-01' });
  const changed = await written('update', { id: made.id, email: 'ash@oak.example', colour: 'red' });
  const plain = await written('update', { id: made.id, name: 'Ada Oak' });

  expect(made).toMatchObject({
    isWritten: true,
    words: [expect.stringContaining('lets nobody write created_at')],
  });
  expect(changed).toMatchObject({
    isWritten: true,
    words: [expect.stringContaining('with other values than were sent: email, colour')],
  });
  expect(plain).toMatchObject({ isWritten: true, words: [] });
});
