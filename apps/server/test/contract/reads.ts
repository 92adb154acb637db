import { type Endpoint, endpoints, toAddress } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem, expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function readsContract(contract: () => Contract): void {
  const { triggerRead } = endpoints;
  const integrationId = () => contract().integrations.apiKey.id;
  const mappedName = () =>
    contract().integrations.apiKey.latestRevision.content.read?.objects?.find(
      ({ objectName }) => objectName === 'contacts',
    )?.mapToName ?? '';

  describe('asking for a read', () => {
    it('starts an operation, also by the name that the builder chose', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { reads, operations } = contract().client;
      const { groupRef } = identity;
      const sinceTimestamp = '2026-01-01T00:00:00+02:00';

      for (const name of ['contacts', mappedName()]) {
        const body = { groupRef, sinceTimestamp };
        const { operationId } = await expectAnswer(reads.trigger(integrationId(), name, body));
        const operation = await operations.get(operationId);
        const logs = await operations.logs(operationId);

        expect(operation).toMatchObject({
          installationId: installation.id,
          configId: installation.config.id,
          actionType: 'read',
          metadata: { objects: ['contacts'], readType: 'triggered' },
        });
        expect(['in_progress', 'success']).toContain(operation.status);
        expect(logs[0]).toMatchObject({ message: { msg: 'A read was asked for.' } });
      }
    });

    it('finds neither integrations, installations nor objects that are not there', async () => {
      const { identity } = await installedGroup(contract());
      const stranger = contract().newIdentity().groupRef;
      const trigger = (id: string, name: string, groupRef = identity.groupRef) =>
        contract().client.reads.trigger(id, name, { groupRef });

      await expectProblem(trigger(unknownId, 'contacts'), 'integration_not_found');
      await expectProblem(trigger(integrationId(), 'contacts', stranger), 'installation_not_found');
      await expectProblem(trigger(integrationId(), 'unicorns'), 'object_not_found');
    });

    it('refuses objects that are disabled, or not in the config', async () => {
      const { identity } = await connectedGroup(contract());
      const { client } = contract();
      const { groupRef } = identity;
      const contacts = { objectName: 'contacts', selectedFields: {}, selectedFieldMappings: {} };
      const content = readsContacts({ read: { objects: { contacts: { ...contacts, disabled: true } } } });
      const body = { groupRef, config: { content } };
      await client.installations.create(integrationId(), body, { skipSampling: true });

      for (const name of ['contacts', 'deals']) {
        await expectProblem(client.reads.trigger(integrationId(), name, { groupRef }), 'object_disabled');
      }
    });

    it.each([
      [{ mode: 'sync' }, 'mode'],
      [{ sinceTimestamp: 'yesterday' }, 'sinceTimestamp'],
      [{ untilTimestamp: '2026-13-01T00:00:00Z' }, 'untilTimestamp'],
      [{ sinceTimestamp: '2026-02-01T00:00:00Z', untilTimestamp: '2026-01-31T23:59:59Z' }, 'untilTimestamp'],
      [{ groupRef: 7 }, 'groupRef'],
    ])('refuses %o', async (wrong, name) => {
      const { project, apiKey } = contract();
      const params = { projectIdOrName: project, integrationId: integrationId(), objectName: 'contacts' };
      const answer = await contract().send('POST', toAddress(triggerRead.wire, params), {
        headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ groupRef: 'acme', mode: 'async', ...wrong }),
      });

      await expectProblemResponse(answer, 'invalid_request', [name]);
    });
  });

  describe('looking at how objects are read', () => {
    it('tells a person of the group when an object was read and when it is read next', async () => {
      const { identity, installation } = await installedGroup(contract());
      const person = contract().consumer(identity);
      const { operationId } = await person.reads.trigger(integrationId(), 'contacts', identity);
      await person.reads.trigger(integrationId(), mappedName(), identity);

      const [contacts, ...others] = await expectAnswer(person.reads.list(integrationId(), installation.id));

      expect(others).toEqual([]);
      expect(contacts).toMatchObject({ objectName: 'contacts' });
      expect(contacts).not.toHaveProperty('pause');
      const runs = [contacts?.currentRun, contacts?.lastRun].filter((run) => run?.readType === 'triggered');
      expect(runs).toContainEqual(expect.objectContaining({ operationId: expect.any(String) }));
      expect(operationId).toEqual(expect.any(String));
      const { lastOperationStatus } = await person.installations.get(integrationId(), installation.id);
      expect(['in_progress', 'success']).toContain(lastOperationStatus);
    });

    it('tells why a schedule is paused, and the note only to the builder', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { id } = installation;
      await contract().client.reads.pause(integrationId(), id, { note: 'Migration' });

      const forBuilder = await contract().client.reads.list(integrationId(), id);
      const forPerson = await contract().consumer(identity).reads.list(integrationId(), id);

      const since = expect.any(String);
      expect(forBuilder).toMatchObject([{ pause: { reason: 'asked', since, note: 'Migration' } }]);
      expect(forPerson.map(({ pause }) => pause)).toEqual([{ reason: 'asked', since }]);
      expect(forPerson[0]).not.toHaveProperty('nextTime');
    });

    it("finds neither integrations nor installations that are not there, nor another group's", async () => {
      const { installation } = await installedGroup(contract());
      const { reads } = contract().client;
      const stranger = contract().consumer(contract().newIdentity());

      await expectProblem(reads.list(unknownId, unknownId), 'integration_not_found');
      await expectProblem(reads.list(integrationId(), unknownId), 'installation_not_found');
      await expectProblem(stranger.reads.list(integrationId(), installation.id), 'installation_not_found');
    });
  });

  describe('pausing reads', () => {
    it('pauses and resumes all objects or some, as often as one asks', async () => {
      const { installation } = await installedGroup(contract());
      const { reads, installations } = contract().client;

      for (const body of [undefined, { objects: [mappedName()], note: 'Migration' }, { objects: [] }]) {
        await expectAnswer(reads.pause(integrationId(), installation.id, body));
      }
      const { healthStatus } = await installations.get(integrationId(), installation.id);
      await expectAnswer(reads.unpause(integrationId(), installation.id));
      await expectAnswer(reads.unpause(integrationId(), installation.id));

      expect(healthStatus).toBe('healthy');
    });

    it('says what has no effect, and pauses only what is read', async () => {
      const { installation } = await installedGroup(contract());
      const { project, apiKey } = contract();
      const params = {
        projectIdOrName: project,
        integrationId: integrationId(),
        installationId: installation.id,
      };
      const warned = async ({ wire }: Endpoint, body: object) => {
        const path = `${toAddress(wire, params)}?colour=red`;
        const headers = { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' };
        const answer = await contract().send('POST', path, { headers, body: JSON.stringify(body) });
        return [answer.status, answer.headers.get('Dowel-Warning')?.split(', ')];
      };
      const unknown = ['unknown_parameter;path="colour"', 'unknown_member;path="hue"'];

      expect(await warned(endpoints.pauseReads, { objects: ['deals'], hue: 3 })).toEqual([
        204,
        ['no_effect;path="deals"', ...unknown],
      ]);
      expect(await warned(endpoints.unpauseReads, { objects: [], note: 'Over', hue: 3 })).toEqual([
        204,
        ['no_effect;path="objects"', 'no_effect;path="note"', ...unknown],
      ]);
    });

    it('finds neither integrations, installations nor objects that are not there', async () => {
      const { installation } = await installedGroup(contract());
      const { reads } = contract().client;

      for (const call of [reads.pause.bind(reads), reads.unpause.bind(reads)]) {
        await expectProblem(call(unknownId, unknownId), 'integration_not_found');
        await expectProblem(call(integrationId(), unknownId), 'installation_not_found');
        const noObject = call(integrationId(), installation.id, { objects: ['contacts', 'unicorns'] });
        await expectProblem(noObject, 'object_not_found');
      }
    });
  });

  describe('asking for results that wait', () => {
    it('is taken for an object whose results wait, and an operation says what was sent', async () => {
      const { client } = contract();
      const { identity } = await connectedGroup(contract());
      const { groupRef } = identity;
      const contacts = { objectName: 'contacts', destination: 'later', schedule: '' };
      const optionalFields = [{ fieldName: 'phone' }];
      const name = 'waits';
      const provider = 'sandboxApiKey';
      const objects = [
        { ...contacts, optionalFields, delivery: { mode: 'onRequest' as const, pageSize: 50 } },
      ];
      const { id } = await client.integrations.create({
        name,
        provider,
        latestRevision: { specVersion: '1.0.0', content: { name, provider, read: { objects } } },
      });
      const config = { content: readsContacts() };
      const installed = await client.installations.create(id, { groupRef, config }, { skipSampling: true });

      await expectAnswer(client.reads.deliverResults(id, 'contacts', { groupRef, pages: 2 }));

      const { results } = await client.operations.listPage(id, installed.id);
      expect(results.find(({ result }) => result?.includes('page'))).toMatchObject({
        actionType: 'read',
        status: 'success',
        result: '[contacts] 0 pages sent to the destination, 2 pages will be sent when they are read',
        metadata: { objects: ['contacts'] },
      });
    });

    it('is refused where results are delivered at once, and for what is not there', async () => {
      const { identity } = await installedGroup(contract());
      const { groupRef } = identity;
      const ask = (id: string, name: string, group = groupRef) =>
        contract().client.reads.deliverResults(id, name, { groupRef: group, pages: 1 });

      await expectProblem(ask(integrationId(), 'contacts'), 'results_on_request_unsupported');
      await expectProblem(ask(integrationId(), 'unicorns'), 'object_not_found');
      const noInstallation = ask(integrationId(), 'contacts', contract().newIdentity().groupRef);
      await expectProblem(noInstallation, 'installation_not_found');
      await expectProblem(ask(unknownId, 'contacts'), 'integration_not_found');
    });
  });

  describe('looking at a backfill', () => {
    it('sees it begin with the installation, and end when all records are in the inbox', async () => {
      const { client, deliverDue } = contract();
      const { inbox, integration } = await readsIntoInbox(contract(), 'first-read');
      const { identity } = await connectedGroup(contract());
      const config = { content: readsContacts() };
      const body = { groupRef: identity.groupRef, config };
      const { id } = await client.installations.create(integration, body, { skipSampling: true });
      const look = () => expectAnswer(client.operations.backfillProgress(integration, id, 'contacts'));

      const first = await look();
      const running = await client.operations.get(first.operationId);
      let last = first;
      for (let looks = 0; last.updateTime === undefined && looks < 20; looks += 1) {
        await deliverDue(id, inbox);
        last = await look();
      }

      expect(first).toMatchObject({ installationId: id, objectName: 'contacts', recordsProcessed: 0 });
      expect(first).not.toHaveProperty('updateTime');
      expect(running).toMatchObject({ status: 'in_progress', metadata: { readType: 'backfill' } });
      expect(last).toMatchObject({ operationId: first.operationId, updateTime: expect.any(String) });
      const count = last.recordsProcessed;
      expect(count).toBeGreaterThan(0);
      const ended = await client.operations.get(first.operationId);
      expect(ended).toMatchObject({
        status: 'success',
        result: `[contacts] ${count} records delivered`,
        metadata: { objects: ['contacts'], readType: 'backfill', progress: { recordsProcessed: count } },
      });
      const logs = await client.operations.logs(first.operationId);
      expect(logs[0]).toMatchObject({
        message: { msg: 'The existing records of the object are read once, because the object is new here.' },
      });
      const records = await everyOne(client.records.list(inbox));
      expect(new Set(records.map(({ record }) => record.raw?.id)).size).toBe(count);
      expect(records[0]).toMatchObject({
        operationId: first.operationId,
        readType: 'backfill',
        objectName: 'contacts',
        rawObjectName: 'contacts',
        installationId: id,
        groupRef: identity.groupRef,
      });
      expect(records[0]?.record.fields).toHaveProperty('phone');
    });

    it('sees it stopped when the object is disabled, and begun anew when it is enabled', async () => {
      const { client } = contract();
      const { integration } = await readsIntoInbox(contract(), 'first-read-stopped');
      const { identity } = await connectedGroup(contract());
      const { groupRef } = identity;
      const body = { groupRef, config: { content: readsContacts() } };
      const { id } = await client.installations.create(integration, body, { skipSampling: true });
      const { operationId } = await client.operations.backfillProgress(integration, id, 'contacts');
      const disable = (disabled: boolean) =>
        client.installations.patchObjectConfig(integration, 'contacts', {
          groupRef,
          action: 'read',
          changes: [{ op: 'add', path: '/disabled', value: disabled }],
        });

      await disable(true);
      const stopped = await client.operations.get(operationId);
      await disable(false);
      const anew = await client.operations.backfillProgress(integration, id, 'contacts');

      expect(stopped).toMatchObject({
        status: 'failure',
        result: expect.stringMatching(/^Stopped\. The config does not read the object any more\./),
      });
      expect(anew.operationId).not.toBe(operationId);
    });

    it('finds none of an object without one, and no installation that is not there', async () => {
      const { installation } = await installedGroup(contract());
      const { operations } = contract().client;

      const none = operations.backfillProgress(integrationId(), installation.id, 'deals');
      await expectProblem(none, 'backfill_not_found');
      const noInstallation = operations.backfillProgress(integrationId(), unknownId, 'contacts');
      await expectProblem(noInstallation, 'installation_not_found');
      const noIntegration = operations.backfillProgress(unknownId, unknownId, 'contacts');
      await expectProblem(noIntegration, 'integration_not_found');
    });
  });
}

/** An integration whose contacts are all read once, and go to an inbox. */
async function readsIntoInbox(
  { client }: Contract,
  name: string,
): Promise<{ inbox: string; integration: string }> {
  const inbox = await client.destinations.create({ name: `${name}-inbox`, type: 'inbox', metadata: {} });
  const provider = 'sandboxApiKey';
  const contacts = {
    objectName: 'contacts',
    destination: inbox.name,
    schedule: '0 0 1 1 *',
    backfill: { defaultPeriod: { fullHistory: true } },
    optionalFields: [{ fieldName: 'phone' }],
  };
  const { id } = await client.integrations.create({
    name,
    provider,
    latestRevision: {
      specVersion: '1.0.0',
      content: { name, provider, read: { objects: [contacts] } },
    },
  });
  return { inbox: inbox.id, integration: id };
}
