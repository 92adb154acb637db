import type { Association, IntegrationObject, ReadResult } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { inFull } from '../full-run.ts';
import { startConforming } from './conforming.ts';
import { conformanceProviders } from './providers.ts';

/** An installation that reads an object with its associations, and may write it. */
async function startAssociating(dialect: string, object: string, associations: string[], textField: string) {
  const known = conformanceProviders.find((one) => one.dialect === dialect);
  if (!known) throw new Error(`The conformance suite does not know ${dialect}.`);
  const asked: Partial<IntegrationObject> = { associations };
  const world = await startConforming(
    { ...known, object, textField },
    { object: asked, write: { objects: { [object]: { objectName: object } } }, isUnread: true },
  );
  const path = `/write/v1/projects/${world.project.id}/integrations/${world.integration.id}/objects/${object}`;
  const results = (): ReadResult[] => world.messages().flatMap(({ result = [] }) => result);
  return {
    ...world,
    results,
    linked: (id: string): Readonly<Record<string, readonly Association[]>> | undefined =>
      results().findLast((one) => one.id === id)?.associations,
    create: async (record: object, links: object[] = []): Promise<string> => {
      const sent = { groupRef: 'acme', type: 'create', record, associations: links };
      const { body } = await world.request('POST', path, sent);
      return body.result.recordId;
    },
    async read() {
      world.receiver.received.length = 0;
      await world.pass(10 * 60_000);
      await world.trigger();
      await world.runJobs();
      return (await world.ending()).status;
    },
  };
}

const ids = (links: readonly Association[] | undefined) => links?.map(({ id }) => id);

describe('a read that asks for associations', () => {
  inFull(
    'names the records that those of HubSpot are linked to, also those behind the first page',
    async () => {
      const world = await startAssociating('hubspot', 'contacts', ['companies', 'deals'], 'lastname');
      const companies = await world.account.seed('companies', 3);
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 279 }];
      const links = companies.map((id) => ({ to: { id }, types }));
      const linked = await world.create({ email: 'ada@ours.example' }, links);
      const alone = await world.create({ email: 'ben@ours.example' });

      expect(await world.read()).toBe('success');

      expect(ids(world.linked(linked)?.companies)).toEqual(companies);
      expect(world.linked(linked)?.companies?.[0]).toEqual({
        id: companies[0],
        objectName: 'companies',
        rawObjectName: 'companies',
        providerAssociationMetadata: {
          associationTypes: [{ category: 'HUBSPOT_DEFINED', typeId: 279, label: null }],
        },
      });
      expect(world.linked(linked)?.deals).toEqual([]);
      expect(world.linked(alone)).toEqual({ companies: [], deals: [] });
      const paths = (await world.account.calls()).map(({ path }) => path.split('/associations/2026-09/')[1]);
      // The first read, and the one that was asked for.
      const asked = paths.filter((path) => path !== undefined);
      expect(asked).toHaveLength(6);
      expect(asked.slice(3)).toEqual([
        'contacts/companies/batch/read',
        'contacts/companies/batch/read',
        'contacts/deals/batch/read',
      ]);
    },
  );

  inFull('finds the links of Salesforce by the fields of both objects', async () => {
    const contacts = await startAssociating('salesforce', 'Contact', ['Account', 'User'], 'LastName');
    const [account = '', other = ''] = await contacts.account.seed('Account', 2);
    const contact = await contacts.account.create('Contact', { LastName: 'Okafor', AccountId: other });
    expect(await contacts.read()).toBe('success');
    expect(contacts.linked(contact)?.Account).toEqual([
      {
        id: other,
        objectName: 'Account',
        rawObjectName: 'Account',
        providerAssociationMetadata: { object: 'Contact', field: 'AccountId' },
      },
    ]);

    const accounts = await startAssociating('salesforce', 'Account', ['Contact'], 'Name');
    const [alone = '', having = ''] = await accounts.account.seed('Account', 2);
    const below = await accounts.account.create('Contact', { LastName: 'Okafor', AccountId: having });
    expect(await accounts.read()).toBe('success');
    expect(ids(accounts.linked(having)?.Contact)).toEqual([below]);
    expect(accounts.linked(alone)).toEqual({ Contact: [] });
    expect(account).not.toBe(other);
  });

  it('reads those of Attio and Zendesk out of the records', async () => {
    const people = await startAssociating('attio', 'people', ['companies'], 'job_title');
    const [company = ''] = await people.account.seed('companies', 1);
    const person = await people.account.create('people', { name: 'Ada', company });
    expect(await people.read()).toBe('success');
    expect(people.linked(person)?.companies).toEqual([
      {
        id: company,
        objectName: 'companies',
        rawObjectName: 'companies',
        providerAssociationMetadata: { attribute: 'company' },
      },
    ]);

    const tickets = await startAssociating('zendeskSupport', 'tickets', ['users', 'groups'], 'subject');
    const ticket = await tickets.account.create('tickets', {
      subject: 'Help',
      requester_id: 7,
      assignee_id: 8,
    });
    expect(await tickets.read()).toBe('success');
    expect(ids(tickets.linked(ticket)?.users)).toEqual(['7', '8']);
    expect(tickets.linked(ticket)?.groups).toEqual([]);
  });

  inFull('fails with the reason where the provider cannot tell, and the deploy warns of it', async () => {
    const world = await startAssociating('hubspot', 'contacts', ['owners'], 'lastname');
    await world.runJobs();

    const { status, error } = await world.ending();
    const manifest = {
      specVersion: '1.0.0',
      integrations: [
        {
          name: 'conformance',
          provider: 'hubspot',
          read: { objects: [{ objectName: 'contacts', destination: 'receiver', associations: ['owners'] }] },
        },
      ],
    };
    const sourceYaml = JSON.stringify(manifest);
    const plan = await world.request('PUT', `${world.projectPath}/integrations:batch`, {
      sourceYaml,
      dryRun: true,
    });

    expect([status, error]).toEqual(['failure', expect.stringContaining('Remove "owners"')]);
    expect(JSON.stringify(plan.body)).toContain('read.objects[0].associations[0]');
  });
});
