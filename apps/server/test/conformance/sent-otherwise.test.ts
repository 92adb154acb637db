import { expect, it } from 'vitest';
import { startConforming } from './conforming.ts';
import { conformanceProviders } from './providers.ts';

/** An installation that writes an object of a provider. */
async function startWriting(provider: string, object: string) {
  const known = conformanceProviders.find((one) => one.provider === provider);
  if (!known) throw new Error(`The conformance suite does not know ${provider}.`);
  const conformer = { ...known, object, textField: 'name' };
  const write = { objects: { [object]: { objectName: object } } };
  const { request, project, integration, projectPath, set } = await startConforming(conformer, {
    write,
    isUnread: true,
  });
  const path = `/write/v1/projects/${project.id}/integrations/${integration.id}/objects/${object}`;
  const written = async (type: string, record: object) => {
    const { body } = await request('POST', path, { groupRef: 'acme', type, record });
    const { body: logs } = await request('GET', `${projectPath}/operations/${body.operationId}/logs`);
    const warnings = logs.filter(({ severity }: { severity: string }) => severity === 'WARNING');
    const words = warnings.map(({ message }: { message: { msg: string } }) => message.msg);
    return { id: body.result.recordId, isWritten: body.result.success, words };
  };
  return { written, set };
}

// https://developer.zendesk.com/api-reference/ticketing/users/user_identities/: a second address is added to the first one.
it('says in the log of a write what a provider has not taken, and what nobody can write', async () => {
  const { written } = await startWriting('zendeskSupport', 'users');

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

it('says in the log of a write that nobody could look at what a provider has taken', async () => {
  const { written, set } = await startWriting('brevo', 'contacts');
  await set({ faults: [{ method: 'GET', path: '/contacts/', status: 500 }] });

  const made = await written('create', { email: 'ada@oak.example' });

  expect(made).toMatchObject({
    isWritten: true,
    words: [expect.stringMatching(/answered 201, and could not be looked at afterwards$/)],
  });
});
