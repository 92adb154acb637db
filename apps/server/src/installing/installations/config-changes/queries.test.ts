import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { type NewConfig, type StoredInstallation, selectInstallations } from '../queries.ts';
import { replaceConfig } from './queries.ts';

/** A stored installation, and a new config for it. */
async function startInstalled() {
  const server = await startTestServer();
  const integration = await server.given.integration();
  await server.given.connection();
  const { id } = await server.given.installation(integration);
  const stored = async () => {
    const [row] = await selectInstallations(server.context(), { id });
    if (!row) throw new Error('The installation is gone.');
    return row;
  };
  const read = await stored();
  const config = {
    revisionId: integration.latestRevision.id,
    content: { ...read.config.content, write: { objects: {} } },
    createdBy: 'test',
  };
  return { server, read, stored, config };
}

const replacing = async (server: TestServer, read: StoredInstallation, config: NewConfig) =>
  Unreported.silent(
    await replaceConfig(server.context(), read, config, { connectionId: read.connectionId }),
    'a test',
  );

describe('replacing a config', () => {
  it('stores the new one, and answers what is stored', async () => {
    const { server, read, stored, config } = await startInstalled();

    const replaced = await replacing(server, read, config);

    expect(replaced?.config.content).toEqual(config.content);
    expect(await stored()).toEqual(replaced);
  });

  it('changes nothing when somebody else has replaced it since it was read', async () => {
    const { server, read, stored, config } = await startInstalled();
    await replacing(server, read, config);
    const theirs = await stored();

    const replaced = await replacing(server, read, { ...config, content: read.config.content });

    expect(replaced).toBeUndefined();
    expect(await stored()).toEqual(theirs);
  });

  it('changes nothing when a newer revision was deployed', async () => {
    const { server, read, stored, config } = await startInstalled();
    await server.given.integration({
      read: { objects: [{ objectName: 'companies', destination: 'demoWebhook', schedule: '0 * * * *' }] },
    });

    const replaced = await replacing(server, read, config);

    expect(replaced).toBeUndefined();
    expect(await stored()).toEqual(read);
  });
});
