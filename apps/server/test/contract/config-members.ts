import type { Installation, Integration } from '@dowel/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ClientRequests, clientRequests } from './client-requests.ts';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import { expectProblem, expectProblemResponse } from './expectations.ts';
import type { Contract } from './target.ts';

const warning = 'Dowel-Warning';

const everyAction = {
  provider: 'sandboxApiKey',
  read: {
    objects: [
      { objectName: 'contacts', destination: 'inbox', schedule: '', optionalFieldsAuto: 'all' as const },
    ],
  },
  write: { objects: [{ objectName: 'contacts' }, { objectName: 'deals' }] },
  subscribe: {
    objects: [
      {
        objectName: 'contacts',
        destination: 'events',
        inheritFieldsAndMapping: true,
        createEvent: { enabled: 'always' as const },
      },
    ],
  },
  proxy: { enabled: true },
};

/** Dowel drops no part of a config without saying so (ADR 0009). */
export function configMembersContract(contract: () => Contract): void {
  let integration: Integration;

  beforeAll(async () => {
    integration = await contract().integration({ ...everyAction, name: 'every-action' });
    // Public clients name them. Mocks have no destinations.
    if (contract().operations.includes('createDestination')) {
      for (const name of ['inbox', 'changes', 'events']) await contract().destination(name);
    }
  });

  /** Sends JSON like a client that does not know our types. */
  async function send(method: string, path: string, body: unknown): Promise<Response> {
    const { project, apiKey } = contract();
    const headers = { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' };
    return contract().send(method, `/projects/${project}${path}`, { headers, body: JSON.stringify(body) });
  }

  async function install(content: object): Promise<Response> {
    const { identity } = await connectedGroup(contract());
    const body = {
      groupRef: identity.groupRef,
      config: { content: { provider: 'sandboxApiKey', ...content } },
    };
    return send('POST', `/integrations/${integration.id}/installations?skipSampling=true`, body);
  }

  /** Sends what a public client sends, and checks that each answer is as the client expects it. */
  async function sendAsClient(
    requests: ClientRequests,
    { integrationId, groupRef }: { integrationId: string; groupRef: string },
  ): Promise<Installation> {
    const known: Record<string, string> = { group: groupRef, integration: integrationId };
    const filled = <Value>(value: Value): Value =>
      JSON.parse(JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (_all, name) => known[name] ?? ''));
    const home = `/integrations/${integrationId}/installations`;

    const created = await send('POST', home, filled(requests.create));
    const installation: Installation = await created.clone().json();
    expect([created.status, created.headers.get(warning)]).toEqual([201, null]);
    expect(installation.config).toMatchObject({ content: Object(requests.create.config).content });

    known.installation = installation.id;
    for (const { path = `${home}/{installation}`, body, leaves, warns = null } of requests.changes) {
      const changed = await send('PATCH', filled(path), filled(body));
      expect([changed.status, changed.headers.get(warning)]).toEqual([200, warns]);
      expect((await changed.json()).config.content).toMatchObject(leaves);
    }
    return installation;
  }

  describe('what public clients send', () => {
    // @holds S57, S58, S59
    it.each(Object.entries(clientRequests))('is taken and given back whole: %s', async (_, requests) => {
      const { groupRef } = (await connectedGroup(contract())).identity;

      await sendAsClient(requests, { integrationId: integration.id, groupRef });
    });

    it.each(Object.entries(clientRequests))(
      'finds the default installation where there are several, and once there are not: %s',
      async (_, requests) => {
        const { identity, connection } = await connectedGroup(contract());
        const { groupRef } = identity;
        const { installations } = contract().client;
        const content = { ...everyAction, name: `public-${groupRef}`, sameAccount: true };
        const { id } = await contract().integration({ ...content, multiple: true });
        const named = { installationRef: 'emea', connectionId: connection.id };
        const emea = await installations.create(
          id,
          { groupRef, ...named, config: { content: readsContacts() } },
          { skipSampling: true },
        );

        const first = await sendAsClient(requests, { integrationId: id, groupRef });
        const listed = await installations.list(id, { groupRef });
        const untouched = await installations.get(id, emea.id);
        await installations.delete(id, first.id);
        await installations.delete(id, emea.id);
        const once = { ...everyAction, name: content.name };
        await contract().client.integrations.deploy({
          manifest: { specVersion: '1.0.0', integrations: [once] },
        });
        await contract().client.connections.generate({
          ...identity,
          provider: everyAction.provider,
          apiKey: contract().credentials.good,
        });
        await sendAsClient(requests, { integrationId: id, groupRef });

        expect(listed.map((one) => one.id)).toEqual([first.id, emea.id]);
        expect(untouched.config).toEqual(emea.config);
        expect(await installations.list(id, { groupRef })).toHaveLength(1);
      },
    );
  });

  it('names a required mapping without a field on saving', async () => {
    const contacts = { objectName: 'contacts', destination: 'inbox', schedule: '' };
    const content = {
      name: 'needs-a-tier',
      provider: 'sandboxApiKey',
      read: { objects: [{ ...contacts, requiredFields: [{ mapToName: 'tier' }] }] },
    };
    const { id } = await contract().integration(content);
    const { identity } = await connectedGroup(contract());

    const answer = await send('POST', `/integrations/${id}/installations?skipSampling=true`, {
      groupRef: identity.groupRef,
      config: {
        content: {
          provider: content.provider,
          read: { objects: { contacts: { objectName: 'contacts' } } },
        },
      },
    });

    const place = 'config.content.read.objects.contacts.selectedFieldMappings.tier';
    expect([answer.status, answer.headers.get(warning)]).toEqual([201, `mapping_missing;path="${place}"`]);
  });

  describe('a member that nobody knows', () => {
    const colour = { hue: 3 };
    const contacts = { objectName: 'contacts', colour };
    const told = 'unknown_member;path="config.content.read.objects.contacts.colour"';
    /** The integration of `installedGroup` requires a mapping, which is told too. */
    const unknownOf = ({ headers }: Response) =>
      headers
        .get(warning)
        ?.split(', ')
        .filter((entry) => entry.startsWith('unknown_member'));

    it('is kept on installing, with a warning', async () => {
      const answer = await install({ read: { objects: { contacts } } });

      const { id, config }: Installation = await answer.clone().json();
      const stored = await contract().client.installations.get(integration.id, id);
      expect([answer.status, answer.headers.get(warning)]).toEqual([201, told]);
      expect(config.content.read?.objects.contacts).toMatchObject(contacts);
      expect(stored.config).toEqual(config);
    });

    it('is kept on a change by mask, and stays on the next', async () => {
      const { installation } = await installedGroup(contract());
      const path = `/integrations/${installation.integrationId}/installations/${installation.id}`;
      const save = (entry: object) =>
        send('PATCH', `${path}?skipSampling=true`, {
          updateMask: ['config.content.read.objects.contacts'],
          installation: { config: { content: { read: { objects: { contacts: entry } } } } },
        });

      const first = await save(contacts);
      const second = await save({ objectName: 'contacts', selectedFields: { city: true } });

      for (const answer of [first, second]) {
        expect([answer.status, unknownOf(answer)]).toEqual([200, [told]]);
        expect((await answer.json()).config.content.read.objects.contacts).toMatchObject(contacts);
      }
    });

    it('is kept on a change by JSON Patch, which can remove it too', async () => {
      const { identity, installation } = await installedGroup(contract());
      const path = `/integrations/${installation.integrationId}/objects/contacts/config-content`;
      const patch = (change: object) =>
        send('PATCH', path, { groupRef: identity.groupRef, action: 'read', changes: [change] });

      const added = await patch({ op: 'add', path: '/colour', value: colour });
      const removed = await patch({ op: 'remove', path: '/colour' });

      expect([added.status, unknownOf(added)]).toEqual([200, [told]]);
      expect((await added.json()).config.content.read.objects.contacts).toMatchObject({ colour });
      expect([removed.status, unknownOf(removed)]).toEqual([200, []]);
      expect((await removed.json()).config.content.read.objects.contacts).not.toHaveProperty('colour');
    });
  });

  describe('a slip in the name of a member', () => {
    const issues = ['config.content.read.objects.contacts.selectedFeilds'];
    const remedy = 'Write "selectedFields".';
    const contacts = { objectName: 'contacts', selectedFeilds: { phone: true } };

    it('is refused on installing, with its place and what was meant', async () => {
      const answer = await install({ read: { objects: { contacts } } });

      const problem = await expectProblemResponse(answer, 'config_invalid', issues);
      expect(problem.issues).toMatchObject([{ remedy, context: { reason: 'member_unknown' } }]);
    });

    it('is refused alike on a change by mask and by JSON Patch', async () => {
      const { identity, installation } = await installedGroup(contract());
      const { installations } = contract().client;
      const { id, integrationId } = installation;

      const masked = installations.update(integrationId, id, {
        updateMask: ['config.content.read.objects.contacts'],
        installation: { config: { content: { read: { objects: { contacts: { ...contacts } } } } } },
      });
      const byMask = await expectProblem(masked, 'config_invalid', issues);
      const patched = installations.patchObjectConfig(integrationId, 'contacts', {
        groupRef: identity.groupRef,
        action: 'read',
        changes: [{ op: 'add', path: '/selectedFeilds', value: {} }],
      });
      const byPatch = await expectProblem(patched, 'config_invalid', issues);

      for (const problem of [byMask, byPatch]) expect(problem.issues).toMatchObject([{ remedy }]);
      expect((await installations.get(integrationId, id)).config).toEqual(installation.config);
    });
  });

  describe('what a config leaves to the manifest', () => {
    it('is the destination and the inheritance of a subscription', async () => {
      const answer = await install({ subscribe: { objects: { contacts: { objectName: 'contacts' } } } });

      expect((await answer.json()).config.content.subscribe.objects).toEqual({
        contacts: { objectName: 'contacts', destination: 'events', inheritFieldsAndMappings: true },
      });
    });

    it('is every object that may be written', async () => {
      const answer = await install({ write: {} });

      expect(answer.status).toBe(201);
      expect((await answer.json()).config.content.write).toEqual({ objects: {} });
    });
  });
}
