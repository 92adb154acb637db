import { type DeployPlan, endpoints, type Integration } from '@dowel/schema';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { connectedGroup } from './connected.ts';
import { expectAnswer, expectProblem, expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** A manifest that reads some objects. */
function manifestText(name: string, objects: string[], provider = 'sandboxApiKey'): string {
  const lines = objects.map(
    (object) => `{ objectName: ${object}, destination: nowhere, schedule: "0 * * * *" }`,
  );
  return [
    'specVersion: 1.0.0',
    'integrations:',
    `  - name: ${name}`,
    `    provider: ${provider}`,
    '    read:',
    `      objects: [${lines.join(', ')}]`,
  ].join('\n');
}

const upload = { bucket: 'dowel-uploads' };

export function deploysContract(contract: () => Contract): void {
  const { batchUpsertIntegrations } = endpoints;

  /** Replaces `expectAnswer`: the endpoint has two kinds of answers, and each client method returns only one. */
  async function expectDeployed(integrations: Promise<Integration[]>): Promise<Integration[]> {
    const deployed = await integrations;
    expect(batchUpsertIntegrations.success?.parse(deployed)).toEqual(deployed);
    expect(contract().lastResponse().status).toBe(200);
    return deployed;
  }

  describe('deploying a manifest', () => {
    it('creates what is new, adds a revision to what changed, and leaves the rest', async () => {
      const { integrations } = contract().client;
      const deploy = (objects: string[]) =>
        integrations.deploy({ sourceYaml: manifestText('deployed', objects) });

      const [created] = await expectDeployed(deploy(['deals']));
      const [same] = await expectDeployed(deploy(['deals']));
      const [changed] = await expectDeployed(deploy(['deals', 'companies']));

      expect(created).toMatchObject({ name: 'deployed', provider: 'sandboxApiKey' });
      expect(same).toEqual(created);
      expect(changed?.id).toBe(created?.id);
      expect(changed?.latestRevision.id).not.toBe(created?.latestRevision.id);
    });

    it('only says what would happen when asked to', async () => {
      const { integrations } = contract().client;
      await integrations.deploy({ sourceYaml: manifestText('planned', ['deals']) });

      const plan: DeployPlan = await integrations.plan({
        sourceYaml: manifestText('planned', ['companies']),
      });

      expect(batchUpsertIntegrations.success?.parse(plan)).toEqual(plan);
      expect(plan.changes).toMatchObject([
        { action: 'update', read: { added: ['companies'], removed: ['deals'], changed: [] } },
      ]);
      const { latestRevision } = await integrations.get('planned');
      expect(latestRevision.content.read?.objects).toMatchObject([{ objectName: 'deals' }]);
    });

    it('takes a name in another case for the same integration, also when it only says so', async () => {
      const { integrations } = contract().client;
      const [created] = await integrations.deploy({ sourceYaml: manifestText('spelled', ['deals']) });
      const sourceYaml = manifestText('SPELLED', ['deals']);

      const plan = await integrations.plan({ sourceYaml });
      const [spelled] = await integrations.deploy({ sourceYaml });

      expect(plan.changes).toMatchObject([
        { name: 'SPELLED', action: 'update', integrationId: created?.id, settings: ['name'] },
      ]);
      expect(spelled).toMatchObject({ id: created?.id, name: 'SPELLED' });
    });

    it('stops reading removed objects only when told so', async () => {
      const { integrations, installations } = contract().client;
      const { identity } = await connectedGroup(contract());
      const deploy = (objects: string[], destructive = false) =>
        integrations.deploy({ sourceYaml: manifestText('shrinking', objects) }, { destructive });
      const [integration] = await deploy(['contacts', 'deals']);
      const id = integration?.id ?? '';
      const contacts = { objectName: 'contacts', selectedFields: {} };
      const { id: installationId } = await installations.create(id, {
        groupRef: identity.groupRef,
        config: { content: { provider: 'sandboxApiKey', read: { objects: { contacts } } } },
      });
      const isDisabled = async () => {
        const { config } = await installations.get(id, installationId);
        return config.content.read?.objects.contacts?.disabled ?? false;
      };

      const plan = await integrations.plan({ sourceYaml: manifestText('SHRINKING', ['deals']) });
      await deploy(['deals']);
      const afterDeploy = await isDisabled();
      await deploy(['deals'], true);

      expect(afterDeploy).toBe(false);
      expect(plan.changes).toMatchObject([{ action: 'update', integrationId: id, affectedInstallations: 1 }]);
      expect(await isDisabled()).toBe(true);
    });

    it('refuses what is wrong, with its place in the text', async () => {
      const { integrations } = contract().client;
      const sourceYaml = manifestText('broken', ['deals']).replace('sandboxApiKey', 'nobody');

      const unknown = integrations.deploy({ sourceYaml });
      await expectProblem(unknown, 'manifest_invalid', ['integrations[0].provider']);
      const shapeless = integrations.deploy({ sourceYaml: 'specVersion: 1.0.0\nintegrations: 7' });
      const problem = await expectProblem(shapeless, 'manifest_invalid');
      expect(problem.issues?.[0]?.context).toMatchObject({ line: 2 });
    });

    it('refuses names that differ only by case, in a dry run too', async () => {
      const { integrations } = contract().client;
      const [head, entry = ''] = manifestText('casey', ['deals']).split('integrations:');
      const sourceYaml = `${head}integrations:${entry}${entry.replace('casey', 'CASEY')}`;

      const issues = ['integrations[1].name'];
      await expectProblem(integrations.plan({ sourceYaml }), 'manifest_invalid', issues);
      await expectProblem(integrations.deploy({ sourceYaml }), 'manifest_invalid', issues);
    });

    it('warns of what the provider cannot do by the catalogue, with its place, and deploys', async () => {
      const { integrations } = contract().client;
      const events = '{ objectName: deals, destination: nowhere, otherEvents: [merged] }';
      const text = manifestText('eventful', ['deals'], 'sandboxOpen');
      const sourceYaml = `${text}\n    subscribe:\n      objects: [${events}]\n`;

      const plan = await integrations.plan({ sourceYaml });
      const deployed = await integrations.deploy({ sourceYaml });

      expect(plan.warnings).toMatchObject([
        {
          severity: 'warning',
          path: 'integrations[0].subscribe',
          line: 7,
          message: expect.stringContaining('support.subscribe'),
        },
        {
          severity: 'warning',
          path: 'integrations[0].read.objects[0].destination',
          line: 6,
          message: expect.stringContaining('has no destination "nowhere"'),
        },
      ]);
      expect(contract().lastResponse().headers.get('Dowel-Warning')).toBe(
        plan.warnings.map(({ path }) => `manifest_warning;path="${path}"`).join(', '),
      );
      expect(deployed).toMatchObject([{ name: 'eventful' }]);
    });

    it('takes exactly one source', async () => {
      const { integrations } = contract().client;

      await expectProblem(integrations.deploy({} as never), 'manifest_source');
      const two = integrations.deploy({ sourceYaml: 'a', sourceZipUrl: 'b' } as never);
      await expectProblem(two, 'manifest_source');
      const lost = integrations.deploy({ sourceZipUrl: 'gs://dowel-uploads/nothing.zip' });
      await expectProblem(lost, 'upload_not_found');
    });
  });

  describe('adding a revision to one integration', () => {
    it('takes it from a manifest that has the integration', async () => {
      const { integrations } = contract().client;
      const [created] = await integrations.deploy({ sourceYaml: manifestText('revised', ['deals']) });
      const id = created?.id ?? '';

      const revision = await expectAnswer(
        integrations.createRevision(id, { sourceYaml: manifestText('revised', ['companies']) }),
      );

      expect((await integrations.get(id)).latestRevision).toEqual(revision);
    });

    it('refuses other integrations and other manifests', async () => {
      const { integrations } = contract().client;
      const [created] = await integrations.deploy({ sourceYaml: manifestText('alone', ['deals']) });
      const id = created?.id ?? '';
      const sourceYaml = manifestText('another', ['deals']);

      const other = integrations.createRevision(id, { sourceYaml });
      await expectProblem(other, 'manifest_invalid', ['integrations']);
      await expectProblem(integrations.createRevision(id, {} as never), 'manifest_source');
      await expectProblem(integrations.createRevision(unknownId, { sourceYaml }), 'integration_not_found');
    });
  });

  describe('uploading a manifest', () => {
    const put = (url: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      contract().fetch(new Request(url, { method: 'PUT', body, headers }));
    const zipped = (text: string) => new Uint8Array(zipSync({ 'amp.yaml': strToU8(text) }));

    it('takes a zip without credentials, once, and deploys it', async () => {
      const { integrations } = contract().client;

      const address = await expectAnswer(integrations.generateUploadUrl());
      const first = await put(address.url, zipped(manifestText('zipped', ['deals'])));
      const second = await put(address.url, zipped('other'));
      const sourceZipUrl = `gs://${address.bucket}/${address.path}`;
      const deployed = await expectDeployed(integrations.deploy({ sourceZipUrl }));
      await expectDeployed(integrations.deploy({ sourceZipUrl: address.url }));

      expect(address).toMatchObject(upload);
      expect(first.status).toBe(204);
      await expectProblemResponse(second, 'upload_expired');
      expect(deployed).toMatchObject([{ name: 'zipped' }]);
    });

    it('refuses another file than announced, and addresses it did not hand out', async () => {
      const { integrations } = contract().client;
      const announced = 'XrY7u+Ae7tCTyyK7j1rNww==';

      const { url } = await integrations.generateUploadUrl({ md5: announced });
      const other = await put(url, zipped('x'), { 'Content-MD5': '1B2M2Y8AsgTpgAmY7PhCfg==' });
      const lost = await put(url.replace(/token=.*/, 'token=guessed'), zipped('x'));

      await expectProblemResponse(other, 'upload_mismatch');
      await expectProblemResponse(lost, 'upload_not_found');
    });

    it('refuses a zip with two manifests, naming both', async () => {
      const { integrations } = contract().client;
      const { url, bucket, path } = await integrations.generateUploadUrl();
      const text = strToU8(manifestText('twice', ['deals']));
      await put(url, new Uint8Array(zipSync({ 'amp.yaml': text, 'dowel.yaml': text })));

      const call = integrations.deploy({ sourceZipUrl: `gs://${bucket}/${path}` });

      const problem = await expectProblem(call, 'manifest_invalid', ['sourceZipUrl']);
      expect(problem.detail).toBe('The zip holds more than one manifest: "amp.yaml", "dowel.yaml".');
    });

    it('refuses a zip without a manifest, and a digest that is none', async () => {
      const { integrations } = contract().client;
      const { url, bucket, path } = await integrations.generateUploadUrl();
      await put(url, new Uint8Array(zipSync({ 'readme.txt': strToU8('x') })));

      const empty = integrations.deploy({ sourceZipUrl: `gs://${bucket}/${path}` });
      await expectProblem(empty, 'manifest_invalid', ['sourceZipUrl']);
      await expectProblem(integrations.generateUploadUrl({ md5: 'short' }), 'invalid_request', ['md5']);
    });
  });
}
