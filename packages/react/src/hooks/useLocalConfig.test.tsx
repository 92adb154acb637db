import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ada, onPage, startMockService } from '../../test/mock-page.tsx';
import { type FieldMapping, InstallationProvider, useInstallation, useLocalConfig } from '../index.ts';

const service = startMockService();

function useScreen() {
  return { config: useLocalConfig(), sameConfig: useLocalConfig(), installation: useInstallation() };
}

async function renderReady(fieldMapping?: FieldMapping) {
  const Page = onPage();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      {/* Inline, as pages write it. */}
      <InstallationProvider
        integration="crm-sync"
        {...ada}
        fieldMapping={fieldMapping && { ...fieldMapping }}
      >
        {children}
      </InstallationProvider>
    </Page>
  );
  const { result } = renderHook(useScreen, { wrapper });
  await waitFor(() => expect(result.current.config.isReady).toBe(true));
  return result;
}

const contactsOf = (screen: Awaited<ReturnType<typeof renderReady>>) =>
  screen.current.config.readObject('contacts');

describe('drafting a config', () => {
  it('starts from the suggestions of the manifest, without edits', async () => {
    service.given.connection();
    const screen = await renderReady();

    expect(contactsOf(screen).getFieldMapping('tier')).toBe('lifecycle_stage');
    expect(contactsOf(screen).mappings.map(({ label }) => label)).toEqual([
      'Customer tier',
      'Sales territory',
    ]);
    expect(screen.current.config).toMatchObject({ isDirty: false, dirtyObjects: [] });
  });

  it('tells which objects have edits, to every component, until they are undone', async () => {
    service.given.installation();
    const screen = await renderReady();

    act(() => contactsOf(screen).setSelectedField({ fieldName: 'job_title', selected: true }));
    expect(screen.current.sameConfig.dirtyObjects).toEqual(['contacts']);
    expect(contactsOf(screen).getSelectedField('job_title')).toBe(true);

    act(() => contactsOf(screen).setSelectedField({ fieldName: 'job_title', selected: false }));
    expect(screen.current.config.isDirty).toBe(false);
  });

  it('stays, with its edits, when asking again fails', async () => {
    service.given.installation();
    const screen = await renderReady();
    act(() => contactsOf(screen).setSelectedField({ fieldName: 'job_title', selected: true }));
    service.fail('getIntegrationSetup', 'network');
    service.fail('listInstallations', 'internal_error');

    await act(() => screen.current.installation.refetch());

    await waitFor(() => expect(screen.current.installation.isError).toBe(true));
    expect(screen.current.config).toMatchObject({ isReady: true, dirtyObjects: ['contacts'] });
  });

  it('makes several edits in one go', async () => {
    service.given.installation();
    const screen = await renderReady();

    act(() => {
      const contacts = contactsOf(screen);
      contacts.setSelectedFields({ fieldNames: ['job_title', 'city'], selected: true });
      contacts.setFieldMapping({ mapToName: 'territory', fieldName: 'country' });
      contacts.setDisableRead();
    });

    expect(contactsOf(screen).object).toMatchObject({
      selectedFields: { job_title: true, city: true },
      selectedFieldMappings: { territory: 'country' },
      disabled: true,
    });
  });

  it('resets one object and leaves the others', async () => {
    service.given.installation();
    const screen = await renderReady();
    act(() => contactsOf(screen).setSelectedField({ fieldName: 'job_title', selected: true }));
    act(() =>
      screen.current.config.readObject('deals').setSelectedField({ fieldName: 'amount', selected: true }),
    );

    act(() => contactsOf(screen).reset());

    expect(screen.current.config.dirtyObjects).toEqual(['deals']);
    act(() => screen.current.config.reset());
    expect(screen.current.config.isDirty).toBe(false);
  });

  it('names mappings that are missing or share a field', async () => {
    service.given.connection();
    const screen = await renderReady();

    act(() => contactsOf(screen).setFieldMapping({ mapToName: 'territory', fieldName: 'lifecycle_stage' }));
    expect(contactsOf(screen).problems.map(({ code }) => code)).toEqual([
      'mapping_duplicate',
      'mapping_duplicate',
    ]);

    act(() => contactsOf(screen).deleteFieldMapping('tier'));
    expect(contactsOf(screen).problems).toMatchObject([{ code: 'mapping_missing', mapToName: 'tier' }]);
  });

  it('maps the values of a mapping that the page offers', async () => {
    service.given.connection();
    const screen = await renderReady({
      contacts: [
        {
          mapToName: 'phase',
          fieldName: 'lifecycle_stage',
          mappedValues: [{ mappedValue: 'new', mappedDisplayValue: 'New' }],
        },
      ],
    });
    expect(contactsOf(screen).valueMappings).toMatchObject([{ field: { fieldName: 'lifecycle_stage' } }]);

    act(() =>
      contactsOf(screen).setValueMapping({
        fieldName: 'lifecycle_stage',
        mappedValue: 'new',
        providerValue: 'lead',
      }),
    );

    expect(contactsOf(screen).getValueMapping('lifecycle_stage', 'new')).toBe('lead');
    expect(contactsOf(screen).isDirty).toBe(true);
  });

  it('keeps edits when the saved config changes, and takes what was not edited', async () => {
    service.given.installation();
    const screen = await renderReady();
    act(() => contactsOf(screen).setSelectedField({ fieldName: 'job_title', selected: true }));

    const [stored] = service.store.installations;
    if (stored) {
      const read = {
        objects: {
          contacts: { objectName: 'contacts', selectedFields: { city: true }, schedule: '5 * * * *' },
        },
      };
      stored.config = { ...stored.config, content: { provider: 'sandbox', read } };
    }
    await act(() => screen.current.installation.refetch());

    await waitFor(() =>
      expect(contactsOf(screen).object).toMatchObject({
        selectedFields: { city: true, job_title: true },
        schedule: '5 * * * *',
      }),
    );
    expect(screen.current.config.dirtyObjects).toEqual(['contacts']);
    act(() => contactsOf(screen).reset());
    expect(contactsOf(screen).object?.selectedFields).toEqual({ city: true });
  });

  it('turns the proxy on and off', async () => {
    service.given.installation();
    const screen = await renderReady();

    act(() => screen.current.config.proxy().setEnableProxy());

    expect(screen.current.config.proxy().isEnabled).toBe(true);
    expect(screen.current.config.isDirty).toBe(true);
  });
});
