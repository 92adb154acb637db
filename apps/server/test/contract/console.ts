import { endpoints } from '@dowel/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** A config to which nothing is missing that the manifest requires. */
const complete = {
  provider: 'sandboxApiKey',
  read: {
    objects: { contacts: { objectName: 'contacts', selectedFieldMappings: { stage: 'lifecycle_stage' } } },
  },
};

/** Other customers of this suite have connected the same account, which somebody should look at. */
const workingOrShared = expect.stringMatching(/^(working|needs_action)$/);

/** What the pages of the console call. */
export function consoleContract(contract: () => Contract): void {
  describe('looking at customers', () => {
    // The tests from here on look through all that the suite has stored. PostgreSQL needs a minute for it while it takes
    // the tables for empty.
    beforeAll(() => contract().refreshStatistics?.());

    it('finds one by the beginning of its reference, with what it has installed', async () => {
      const { installation, identity } = await installedGroup(contract(), complete);
      const { groups } = contract().client;

      const found = await expectAnswer(groups.list({ q: identity.groupRef.toUpperCase() }));

      expect(found).toMatchObject([
        { groupRef: identity.groupRef, state: workingOrShared, installationCount: 1, consumerCount: 1 },
      ]);
      expect(found[0]?.installations).toMatchObject([{ id: installation.id }]);
    });

    it('shows everything about one', async () => {
      const { installation, identity } = await installedGroup(contract(), complete);
      await contract().operation(installation, 'seen in the overview');

      const whole = await expectAnswer(contract().client.groups.get(identity.groupRef));

      expect(whole).toMatchObject({
        group: { groupRef: identity.groupRef },
        state: workingOrShared,
        installations: [{ id: installation.id, issueIds: [] }],
        connections: [{ id: installation.connection.id }],
        consumers: [{ consumerRef: identity.consumerRef }],
      });
      expect(whole.operations[0]).toMatchObject({ result: 'seen in the overview' });
      // The customers of other tests have connected the same account of the sandbox.
      expect(whole.issues.filter(({ reason }) => reason !== 'account_shared')).toEqual([]);
    });

    it('has no customer that nobody has named', async () => {
      await expectProblem(contract().client.groups.get('nobody-ever'), 'group_not_found');
    });
  });

  describe('looking at what does not work', () => {
    it('lists a disabled destination, and keeps what somebody says of it', async () => {
      const { issues } = contract().client;
      const destination = await contract().destination('is-down');
      await contract().disableDestination(destination.id);

      const listed = await expectAnswer(issues.list({ actor: 'builder' }));
      const issue = listed.find(({ subject }) => subject.id === destination.id);
      const told = await expectAnswer(issues.update(issue?.id ?? '', { told: true, note: 'Called them.' }));

      expect(issue).toMatchObject({ reason: 'destination_disabled', stops: 'deliveries' });
      expect(told).toMatchObject({ id: issue?.id, note: 'Called them.', toldTime: expect.any(String) });
      expect(await issues.list()).toContainEqual(told);
    });

    it('changes nothing when a colleague was faster', async () => {
      const { issues } = contract().client;
      const destination = await contract().destination('is-down-too');
      await contract().disableDestination(destination.id);
      const seen = (await issues.list()).find(({ subject }) => subject.id === destination.id);
      const { id = '', etag = '' } = seen ?? {};
      await issues.update(id, { note: 'Mine.', etag });

      await expectProblem(issues.update(id, { note: 'Yours.', etag }), 'issue_changed');
      expect((await issues.list()).find((one) => one.id === id)?.note).toBe('Mine.');
    });

    it.each([unknownId, 'not-an-id'])('has no issue %s', async (id) => {
      await expectProblem(contract().client.issues.update(id, { told: true }), 'issue_not_found');
    });
  });

  describe('looking at the operations of a project', () => {
    it('finds those of a customer, an object and a status', async () => {
      const { installation, identity } = await installedGroup(contract());
      const { id: installationId, integrationId } = installation;
      await contract().operation(installation, 'one');
      const { installation: other } = await installedGroup(contract());
      await contract().operation(other, 'other');
      const { operations, groups } = contract().client;
      const { groupRef } = identity;
      const wanted = { groupRef, objectName: 'contacts', status: 'success' as const, integrationId };

      const found = await expectAnswer(operations.listForProject(wanted));

      expect(found).toContainEqual(expect.objectContaining({ result: 'one', installationId, groupRef }));
      const shown = (await groups.get(groupRef)).operations;
      for (const one of [...found, ...shown]) expect(one.installationId).toBe(installationId);
      const failed = await operations.listForProject({ ...wanted, status: 'failure' });
      expect(failed).not.toContainEqual(expect.objectContaining({ result: 'one' }));
      expect(await operations.listForProject({ ...wanted, objectName: 'tickets' })).toEqual([]);
    });

    it('comes in pages', async () => {
      const { installation, identity } = await installedGroup(contract());
      for (const result of ['one', 'two', 'three']) {
        await contract().operation(installation, result);
      }
      const { operations } = contract().client;
      const query = { groupRef: identity.groupRef, actionType: 'read' as const };
      const whole = await operations.listForProject(query);

      const seen = await everyOne(operations.listForProject({ ...query, pageSize: 1 }));

      expect(whole.slice(0, 3).map(({ result }) => result)).toEqual(['three', 'two', 'one']);
      expect(seen).toEqual(whole);
    });
  });

  describe('looking at what was deployed', () => {
    const deployHourly = (minute: number, message?: string) =>
      contract().client.integrations.deploy(
        {
          manifest: {
            specVersion: '1.0.0',
            integrations: [
              {
                name: 'looked-at',
                provider: 'sandboxApiKey',
                read: { objects: [{ objectName: 'deals', schedule: `${minute} * * * *` }] },
              },
            ],
          },
        },
        message === undefined ? {} : { message },
      );

    it('lists the revisions of an integration in pages, and shows each', async () => {
      const { integrations } = contract().client;
      const [deployed] = await deployHourly(1);
      const id = deployed?.id ?? '';
      await deployHourly(2, 'A minute later');
      await deployHourly(3);

      const listed = await expectAnswer(integrations.revisions(id));
      const paged = await everyOne(integrations.revisions(id, { pageSize: 1 }));
      const shown = await expectAnswer(integrations.revision(id, deployed?.latestRevision.id ?? ''));

      expect(listed.map(({ number, message }) => ({ number, message }))).toEqual([
        { number: 3 },
        { number: 2, message: 'A minute later' },
        { number: 1 },
      ]);
      expect(paged).toEqual(listed);
      expect(shown).toEqual({ ...listed[2], ...deployed?.latestRevision });
      const overviews = await expectAnswer(integrations.overviews({ pageSize: 1000 }));
      expect(overviews).toContainEqual(
        expect.objectContaining({ id, installationCount: 0, latestRevision: listed[0] }),
      );
    });

    it.each([unknownId, 'not-an-id'])('has no integration and no revision %s', async (lost) => {
      const { integrations } = contract().client;
      const [deployed] = await deployHourly(1);

      await expectProblem(integrations.revisions(lost), 'integration_not_found');
      const ofNone = integrations.revision(lost, deployed?.latestRevision.id ?? '');
      await expectProblem(ofNone, 'integration_not_found');
      await expectProblem(integrations.revision(deployed?.id ?? '', lost), 'revision_not_found');
    });
  });

  it('says how the installations of each integration fare', async () => {
    const { installation } = await installedGroup(contract(), complete);

    const { integrations } = await expectAnswer(contract().client.projects.health());

    const own = integrations.find(({ integrationId }) => integrationId === installation.integrationId);
    expect(own?.installationCount).toBeGreaterThan(0);
  });

  describe('searching in a project', () => {
    it('finds a customer by a name, and an installation by its id', async () => {
      const { installation, identity } = await installedGroup(contract());
      const { projects } = contract().client;

      const named = await expectAnswer(projects.search({ q: identity.groupRef }));
      const whole = await projects.search({ q: installation.id });

      expect(named).toContainEqual(expect.objectContaining({ kind: 'group', id: identity.groupRef }));
      expect(whole).toMatchObject([{ kind: 'installation', id: installation.id }]);
    });

    it('refuses to look for nothing', async () => {
      await expectProblem(contract().client.projects.search({ q: ' ' }), 'invalid_request', ['q']);
    });
  });

  it('follows what changes, and ends when nobody wants to wait', async () => {
    const { changes, groups } = contract().client;
    await groups.create({ groupRef: 'followed', groupName: 'Followed' });

    const events = await everyOne(changes.follow({ openSeconds: 1 }));

    expect(events.at(-1)?.lastEventId).toEqual(expect.any(String));
    expect(events.map(({ change }) => change)).toContainEqual({ type: 'group', id: 'followed' });
    for (const { change } of events)
      if (change) expect(endpoints.followChanges.success?.parse(change)).toEqual(change);
  });

  it('says how far a project has come', async () => {
    await installedGroup(contract());

    const { steps } = await expectAnswer(contract().client.projects.setupProgress());

    expect(steps).toContainEqual(expect.objectContaining({ name: 'installation', isDone: true }));
  });
}
