import { buildConsumer } from '@dowel/mocks';
import type { ConfigContent } from '@dowel/schema';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedOf, inInstallation, startMockService } from '../../test/mock-page.tsx';
import {
  useConnect,
  useConnection,
  useCreateInstallation,
  useDeleteConnection,
  useDeleteInstallation,
  useInstallation,
  useLocalConfig,
  useSaveObject,
  useUpdateConnection,
  useUpdateInstallation,
} from '../index.ts';

const service = startMockService();

function useScreen() {
  return {
    connection: useConnection(),
    installation: useInstallation(),
    config: useLocalConfig(),
    saving: useSaveObject(),
    creating: useCreateInstallation(),
    updating: useUpdateInstallation(),
    deleting: useDeleteInstallation(),
    connecting: useConnect(),
    updatingConnection: useUpdateConnection(),
    deletingConnection: useDeleteConnection(),
  };
}

async function renderScreen(integration = 'crm-sync') {
  const rendered = renderHook(useScreen, { wrapper: inInstallation({ integration }) });
  await waitFor(() => expect(rendered.result.current.installation.isSuccess).toBe(true));
  return rendered.result;
}

type Screen = ReturnType<typeof useScreen>;

async function renderReady(integration?: string) {
  const screen = await renderScreen(integration);
  await waitFor(() => expect(screen.current.config.isReady).toBe(true));
  return screen;
}

describe('installing, changing and uninstalling', () => {
  // @holds S13, S163
  it('goes from nothing to installed and back by one request each', async () => {
    const screen = await renderScreen('crm-sync-key');
    await act(() => screen.current.connecting.connect({ credentials: { apiKey: 'juniper_demo_acme' } }));
    await waitFor(() => expect(screen.current.config.isReady).toBe(true));
    act(() =>
      screen.current.config.readObject('contacts').setSelectedField({ fieldName: 'phone', selected: true }),
    );
    await act(() => screen.current.saving.saveObject('contacts'));
    await waitFor(() =>
      expect(screen.current.config.readObject('contacts')).toMatchObject({ isSaved: true, isDirty: false }),
    );

    act(() =>
      screen.current.config
        .readObject('contacts')
        .setSelectedField({ fieldName: 'job_title', selected: true }),
    );
    await act(() => screen.current.saving.saveObject('contacts'));
    expect(service.requests.at(-1)?.body).toEqual({
      installationId: screen.current.installation.installation?.id,
      action: 'read',
      changes: [{ op: 'add', path: '/selectedFields/job_title', value: true }],
    });
    await waitFor(() => expect(screen.current.config.isDirty).toBe(false));

    await act(() => screen.current.deleting.deleteInstallation());
    await waitFor(() => expect(screen.current.installation.installation).toBeNull());
    await waitFor(() => expect(screen.current.connection.connection).toBeNull());

    expect(askedOf(service)).toEqual([
      'getIntegrationSetup',
      'generateConnection',
      'getHydratedRevision',
      'createInstallation',
      'patchObjectConfig',
      'deleteInstallation',
      'listConnections',
    ]);
  });

  it('takes the content as `config` too, as the public library names it', async () => {
    service.given.connection();
    const screen = await renderScreen();
    const read = (selected: boolean) => ({
      objects: {
        contacts: { objectName: 'contacts', selectedFields: { phone: selected }, selectedFieldMappings: {} },
      },
    });

    await act(() => screen.current.creating.createInstallation({ config: { read: read(true) } }));
    await act(() => screen.current.updating.updateInstallation({ config: { read: read(false) } }));

    const [created, updated] = service.requests.slice(-2);
    expect(created?.body).toMatchObject({ config: { content: { provider: 'sandbox', read: read(true) } } });
    expect(updated?.body).toMatchObject({
      updateMask: ['config.content.read.objects.contacts'],
      installation: { config: { content: { read: read(false) } } },
    });
  });

  it('installs over the account that the page shows, though a colleague has connected another one since', async () => {
    const { id } = service.given.connection();
    const screen = await renderReady();
    service.given.connection({ consumer: buildConsumer({ consumerRef: 'grace' }) });

    await act(() => screen.current.saving.install());

    expect(service.store.installations).toMatchObject([{ connectionId: id }]);
  });

  it('forgets the edits of what is uninstalled', async () => {
    service.given.connection({ consumer: buildConsumer({ consumerRef: 'grace' }) });
    service.given.installation();
    const screen = await renderReady();
    act(() =>
      screen.current.config.readObject('deals').setSelectedField({ fieldName: 'amount', selected: true }),
    );

    await act(() => screen.current.deleting.deleteInstallation());

    await waitFor(() => expect(screen.current.installation.installation).toBeNull());
    expect(screen.current.config.isDirty).toBe(false);
  });

  // @holds S207
  it('installs only the saved object, over the proxy setting of the manifest', async () => {
    const { id: connectionId } = service.given.connection();
    const screen = await renderReady();

    await act(() => screen.current.saving.saveObject('people'));

    expect(service.requests.at(-1)?.body).toEqual({
      groupRef: 'acme',
      connectionId,
      config: {
        createdBy: 'consumer:ada',
        content: {
          provider: 'sandbox',
          proxy: { enabled: true },
          read: {
            objects: {
              contacts: {
                objectName: 'contacts',
                selectedFields: {},
                selectedFieldMappings: { tier: 'lifecycle_stage' },
              },
            },
          },
        },
      },
    });
  });

  it('installs everything at once', async () => {
    service.given.connection();
    const screen = await renderReady();

    act(() => screen.current.config.writeObject('deals').setEnableWrite());
    await act(() => screen.current.saving.install());

    await waitFor(() => expect(screen.current.installation.installation).not.toBeNull());
    const { content } = screen.current.installation.installation?.config ?? {};
    expect(Object.keys(content?.read?.objects ?? {})).toEqual(['contacts', 'companies', 'deals']);
    expect(Object.keys(content?.write?.objects ?? {})).toEqual(['deals']);
    expect(screen.current.config.isDirty).toBe(false);
  });

  it('saves all write objects by one request', async () => {
    service.given.installation();
    const screen = await renderReady();

    act(() => screen.current.config.writeObject('contacts').setEnableWrite());
    act(() => screen.current.config.writeObject('deals').setEnableWrite());
    expect(screen.current.config.isWriteDirty).toBe(true);
    await act(() => screen.current.saving.saveWriteObjects());

    expect(service.requests.at(-1)).toMatchObject({
      endpoint: 'updateInstallation',
      body: { updateMask: ['config.content.write.objects'] },
    });
    await waitFor(() => expect(screen.current.config).toMatchObject({ isDirty: false, isWriteDirty: false }));
  });

  it('keeps what others have saved of written objects in the meantime', async () => {
    const installation = service.given.installation();
    const writing = (objects: NonNullable<ConfigContent['write']>['objects']) => {
      installation.config.content = { provider: 'sandbox', write: { objects } };
    };
    const deals = { objectName: 'deals' };
    writing({ deals });
    const screen = await renderReady();
    const selectedFieldSettings = { amount: { writeOnUpdate: 'never' as const } };
    const companies = { objectName: 'companies' };
    writing({ deals: { ...deals, selectedFieldSettings }, companies });

    act(() => screen.current.config.writeObject('contacts').setEnableWrite());
    await act(() => screen.current.saving.saveWriteObjects());

    expect(installation.config.content.write?.objects).toEqual({
      deals: { ...deals, selectedFieldSettings },
      companies,
      contacts: { objectName: 'contacts' },
    });
  });

  it.each<[string, (screen: Screen) => Promise<unknown>]>([
    ['saving', ({ saving }) => saving.saveObject('deals')],
    ['installing', ({ saving }) => saving.install(['contacts', 'deals'])],
  ])('refuses %s an object that the draft lacks', async (attempt, save) => {
    if (attempt === 'saving') service.given.installation();
    else service.given.connection();
    const screen = await renderReady();
    act(() => screen.current.config.removeObject('deals'));
    const before = service.requests.length;

    await act(async () => {
      await expect(save(screen.current)).rejects.toThrow(/no object "deals".*setDisableRead/);
    });

    expect(screen.current.saving.isError).toBe(true);
    expect(service.requests).toHaveLength(before);
  });

  const city = ({ config }: Screen, selected: boolean) =>
    config.readObject('contacts').setSelectedField({ fieldName: 'city', selected });
  const territory = ({ config }: Screen, isMapped: boolean) =>
    config
      .readObject('contacts')
      .setFieldMapping({ mapToName: 'territory', fieldName: isMapped ? 'country' : '' });
  const deals = ({ config }: Screen, isWritten: boolean) => {
    const { setEnableWrite, setDisableWrite } = config.writeObject('deals');
    return isWritten ? setEnableWrite() : setDisableWrite();
  };
  it.each<[string, typeof city, (screen: Screen) => Promise<unknown>]>([
    ['a field', city, ({ saving }) => saving.saveObject('contacts')],
    ['a mapping', territory, ({ saving }) => saving.saveObject('contacts')],
    ['a written object', deals, ({ saving }) => saving.saveWriteObjects()],
    ['a field of a first install', city, ({ saving }) => saving.install()],
    ['a written object of a first install', deals, ({ saving }) => saving.install()],
  ])('keeps it as an edit when %s is taken back while it is saved', async (what, edit, save) => {
    if (what.includes('first')) service.given.connection();
    else service.given.installation();
    const screen = await renderReady();
    const { saved } = screen.current.config;
    act(() => edit(screen.current, true));

    await act(async () => {
      const saving = save(screen.current);
      edit(screen.current, false);
      await saving;
    });

    await waitFor(() => expect(screen.current.config.saved).not.toBe(saved));
    expect(screen.current.config.isDirty).toBe(true);
    act(() => edit(screen.current, true));
    expect(screen.current.config.isDirty).toBe(false);
  });

  it.each<[string, string, string[], Record<string, string>, string[]]>([
    ['as it is offered', 'deals', ['amount'], {}, []],
    ['with an edit', 'contacts', ['phone'], { tier: 'job_title' }, ['city']],
  ])(
    'keeps what others have chosen of an object that is added %s',
    async (_, objectName, chosen, selectedFieldMappings, added) => {
      const entryOf = (names: string[]) => ({
        objectName,
        selectedFields: Object.fromEntries(names.map((name) => [name, true])),
        selectedFieldMappings,
      });
      const installation = service.given.installation();
      installation.config.content = { provider: 'sandbox' };
      const screen = await renderReady();
      const read = { objects: { [objectName]: entryOf(chosen) } };
      installation.config.content = { provider: 'sandbox', read };

      const { setSelectedFields } = screen.current.config.readObject(objectName);
      act(() => setSelectedFields({ fieldNames: added, selected: true }));
      await act(() => screen.current.saving.saveObject(objectName));

      expect(installation.config.content.read?.objects[objectName]).toEqual(entryOf([...chosen, ...added]));
      await waitFor(() => expect(screen.current.config.isDirty).toBe(false));
    },
  );

  it('sends nothing when nothing differs', async () => {
    service.given.installation();
    const screen = await renderReady();
    await act(() => screen.current.saving.saveObject('contacts'));
    const before = service.requests.length;

    await act(() => screen.current.saving.saveObject('contacts'));

    expect(service.requests).toHaveLength(before);
  });

  it('keeps the edits when saving fails, and shows why', async () => {
    service.given.installation();
    const screen = await renderReady();
    service.fail('patchObjectConfig', { code: 'config_invalid', detail: 'No such field.' });
    act(() =>
      screen.current.config.readObject('deals').setSelectedField({ fieldName: 'amount', selected: true }),
    );

    await act(() => screen.current.saving.saveObject('deals').catch(() => {}));

    await waitFor(() =>
      expect(screen.current.saving.error).toMatchObject({ code: 'config_invalid', detail: 'No such field.' }),
    );
    expect(screen.current.config.dirtyObjects).toEqual(['deals']);
  });

  it('has installed it when it tries again after the answer was lost', async () => {
    service.given.connection();
    const screen = await renderReady();
    const save = () => screen.current.saving.saveObject('contacts');
    service.fail('createInstallation', 'network', { times: 3, isAfterChange: true });
    await expect(act(save)).rejects.toThrow('no complete answer');

    const { id } = await act(save);

    expect(screen.current).toMatchObject({ installation: { installation: { id } }, saving: { error: null } });
  });

  it('shows the installation of somebody in the group who was faster', async () => {
    service.given.connection();
    const screen = await renderReady();
    service.given.installation();

    await act(() => screen.current.saving.saveObject('contacts').catch(() => {}));

    await waitFor(() => expect(screen.current.saving.error?.code).toBe('group_already_installed'));
    await waitFor(() => expect(screen.current.installation.installation).not.toBeNull());
  });

  it('names what it changes, with dots in names escaped', async () => {
    service.given.installation();
    const screen = await renderReady();
    service.fail('updateInstallation', 'config_invalid');

    await act(() =>
      screen.current.updating
        .updateInstallation({
          content: { read: { objects: { 'a.b': { objectName: 'a.b' } } }, proxy: { enabled: false } },
        })
        .catch(() => {}),
    );

    expect(service.requests.find(({ endpoint }) => endpoint === 'updateInstallation')?.body).toMatchObject({
      updateMask: ['config.content.read.objects.a\\.b', 'config.content.proxy.enabled'],
    });
  });
});

describe('changing and removing a connection', () => {
  it('changes the credentials', async () => {
    service.given.connection({ provider: 'sandboxApiKey', authScheme: 'apiKey' });
    const screen = await renderReady('crm-sync-key');

    await act(() =>
      screen.current.updatingConnection.updateConnection({ credentials: { apiKey: 'juniper_demo_acme' } }),
    );

    expect(service.requests.filter(({ endpoint }) => endpoint === 'updateConnection')[0]?.body).toEqual({
      updateMask: ['apiKey'],
      connection: { apiKey: 'juniper_demo_acme' },
    });
  });

  it('keeps metadata that is not named, and removes what is empty', async () => {
    const { provider } = service.given.connection({
      providerWorkspaceRef: 'acme',
      providerMetadata: {
        workspace: { value: 'acme', source: 'input' },
        host: { value: 'desk.acme.example', source: 'input' },
      },
    });
    const entry = service.store.providers[provider];
    if (!entry) throw new Error(`The mock has no provider ${provider}.`);
    const asking = {
      ...entry,
      metadata: { input: [{ name: 'region' }, { name: 'host', defaultValue: 'desk.example' }] },
    };
    service.store.providers = { ...service.store.providers, [provider]: asking };
    const screen = await renderReady();

    await act(() =>
      screen.current.updatingConnection.updateConnection({ metadata: { region: 'eu', host: '' } }),
    );

    await waitFor(() =>
      expect(screen.current.connection.connection?.providerMetadata).toEqual({
        workspace: { value: 'acme', source: 'input' },
        region: { value: 'eu', source: 'input' },
      }),
    );
  });

  it('keeps metadata that is not named on any other connection of the group', async () => {
    service.given.connection();
    const workspace = { value: 'acme', source: 'input' as const };
    const other = service.given.connection({
      provider: 'mockWorkspace',
      authScheme: 'apiKey',
      providerMetadata: { workspace },
    });
    const screen = await renderReady();

    const saved = await act(() =>
      screen.current.updatingConnection.updateConnection({
        connectionId: other.id,
        metadata: { region: 'eu' },
      }),
    );

    expect(saved.providerMetadata).toEqual({ workspace, region: { value: 'eu', source: 'input' } });
  });

  it('removes it', async () => {
    const { id } = service.given.connection();
    const screen = await renderReady();

    await act(async () => {
      expect(await screen.current.deletingConnection.deleteConnection()).toMatchObject({ id });
    });

    await waitFor(() =>
      expect(screen.current.connection).toMatchObject({ connection: null, isFetching: false }),
    );
  });
});
