import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inInstallation, startMockService } from '../../test/mock-page.tsx';
import { useInstallation, useLocalConfig, useSaveObject } from '../index.ts';

const service = startMockService();

const useScreen = () => ({
  config: useLocalConfig(),
  installation: useInstallation(),
  saving: useSaveObject(),
});

async function renderScreen(isReady = true) {
  const { result } = renderHook(useScreen, { wrapper: inInstallation() });
  await waitFor(() => expect(result.current.installation.isSuccess).toBe(true));
  await waitFor(() => expect(result.current.config.isReady).toBe(isReady));
  return result;
}

type Screen = Awaited<ReturnType<typeof renderScreen>>['current'];

describe('saving without waiting for the page', () => {
  it.each<[string, (screen: Screen) => Promise<unknown>]>([
    ['a read object', ({ saving }) => saving.saveObject('contacts')],
    ['the write objects', ({ saving }) => saving.saveWriteObjects()],
    ['all', ({ saving }) => saving.install()],
  ])('refuses %s while the draft is not known, and keeps what is saved', async (_, save) => {
    const { config } = service.given.installation();
    config.content = { provider: 'sandbox', write: { objects: { deals: { objectName: 'deals' } } } };
    const saved = structuredClone(config.content);
    service.fail('getIntegrationSetup', 'endpoint_not_found');
    service.fail('getHydratedRevision', 'fields_unavailable');
    const screen = await renderScreen(false);

    await act(() => expect(save(screen.current)).rejects.toThrow(/not known yet.*isReady/));

    expect(service.store.installations[0]?.config.content).toEqual(saved);
  });

  it('saves one change after the other when each is saved at once', async () => {
    const installation = service.given.installation();
    const screen = await renderScreen();
    const choose = (selected: boolean) => {
      screen.current.config.readObject('contacts').setSelectedField({ fieldName: 'city', selected });
      return screen.current.saving.saveObject('contacts');
    };

    await act(() => Promise.all([choose(true), choose(false)]));

    expect(installation.config.content.read?.objects.contacts?.selectedFields).not.toHaveProperty('city');
    await waitFor(() => expect(screen.current.config.isDirty).toBe(false));
  });

  it('adds one object after the other, the first of which installs', async () => {
    service.given.connection();
    const { saveObject } = (await renderScreen()).current.saving;

    await act(async () => {
      for (const name of ['contacts', 'deals']) await saveObject(name);
    });

    const read = service.store.installations[0]?.config.content.read;
    expect(Object.keys(read?.objects ?? {})).toEqual(['contacts', 'deals']);
  });
});
