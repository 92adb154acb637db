import type { Installation, ReadMessage } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { startReading } from './running/reading.fixture.ts';

const receiver = receiverOfEachTest();

/** The default installation of a group, and one for EMEA over a colleague's connection to another account. */
async function startTwo() {
  const reading = await startReading(receiver);
  const { given, install, connect, openAccount, request, base, connection, crm } = reading;
  const { integration, projectPath, sandboxAccount } = reading;
  const manifest = given.manifest({
    name: integration.name,
    multiple: true,
    read: { objects: [{ objectName: 'contacts', destination: 'demoWebhook', optionalFieldsAuto: 'all' }] },
    write: { objects: [{ objectName: 'contacts' }] },
  });
  await request('PUT', `${projectPath}/integrations:batch`, { manifest });
  const contacts = { objectName: 'contacts', selectedFields: { email: true } };
  const config = {
    content: {
      provider: 'sandboxApiKey',
      read: { objects: { contacts } },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    },
  };
  const main = await install({ config, connectionId: connection.id });
  const account = await openAccount();
  const { id: connectionId } = await connect({ consumerRef: 'grace', apiKey: account.apiKey });
  const emea = await install({ config, connectionId, installationRef: 'emea', name: 'EMEA' });
  await crm('POST', 'contacts/records', { email: 'of@main.example', last_name: 'Main' });
  const theirs = { email: 'of@emea.example', last_name: 'Emea' };
  const { updated_at } = await crm('POST', 'contacts/records', theirs, account.apiKey);
  reading.advanceTo(updated_at, 60_000);
  const trigger = (body: object = {}) =>
    request('POST', `/read${base}/objects/contacts`, {
      groupRef: 'acme',
      mode: 'async',
      ...body,
    });
  return {
    ...reading,
    main,
    emea,
    trigger,
    base,
    /** The last names of the contacts that an account has. */
    namesIn: async (which: 'main' | 'emea'): Promise<unknown[]> => {
      const { apiKey } = which === 'main' ? sandboxAccount : account;
      const { records } = await crm('GET', 'contacts/records?limit=200', undefined, apiKey);
      return records.map((record: { last_name?: unknown }) => record.last_name);
    },
  };
}

const emailsOf = (messages: readonly ReadMessage[], { id }: Installation) =>
  messages
    .filter(({ installationId }) => installationId === id)
    .flatMap((message) => ('result' in message ? message.result : []))
    .map((record) => record?.fields?.email);

describe('two installations of one integration and group', () => {
  it('read, write to and search each its own account, and messages name the one that is not the default', async () => {
    const { main, emea, trigger, runJobs, messages, base, request, namesIn } = await startTwo();

    const answers = [await trigger(), await trigger({ installationRef: 'emea' })];
    await runJobs();

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [ofMain, ofEmea] = [emailsOf(messages(), main), emailsOf(messages(), emea)];
    expect(ofMain).toContain('of@main.example');
    expect(ofMain).not.toContain('of@emea.example');
    expect(ofEmea).toContain('of@emea.example');
    expect(ofEmea).not.toContain('of@main.example');
    for (const { installationId, ...message } of messages()) {
      expect(message.installationRef).toBe(installationId === emea.id ? 'emea' : undefined);
      expect(message.installationName).toBe(installationId === emea.id ? 'EMEA' : undefined);
    }

    const where = [{ fieldName: 'email', operator: 'eq', value: 'of@emea.example' }];

    const written = await request('POST', `/write${base}/objects/contacts`, {
      groupRef: 'acme',
      installationRef: 'emea',
      type: 'create',
      record: { last_name: 'Written' },
    });
    const search = (query: string) =>
      request('POST', `/search${base}?groupRef=acme${query}`, {
        objectName: 'contacts',
        fieldFilters: where,
      });
    const [inMain, inEmea] = [await search(''), await search('&installationRef=emea')];

    expect(written.status).toBe(200);
    expect(await namesIn('emea')).toContain('Written');
    expect(await namesIn('main')).not.toContain('Written');
    expect([inMain.body.results.length, inEmea.body.results.length]).toEqual([0, 1]);
    const operations = await request('GET', `${base}/installations/${emea.id}/operations`);
    const kinds = operations.body.results.map(({ actionType }: { actionType: string }) => actionType);
    expect(kinds).toEqual(expect.arrayContaining(['search', 'write']));
  });
});
