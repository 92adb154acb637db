import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService } from '../../../../test/mock-page.tsx';
import { givenReading } from '../../../../test/mock-reads.ts';

const service = startMockService();
const { given } = service;

describe("mapping the builder's values", () => {
  // @holds S183, S184
  it('offers the mappings of the page, and maps values', async () => {
    given.connection();
    const { user } = openInstall(service, {
      fieldMapping: {
        contacts: [
          {
            mapToName: 'stage',
            mapToDisplayName: 'Pipeline stage',
            prompt: 'Where a contact is in your **pipeline**.',
            mappedValues: [
              { mappedValue: 'n', mappedDisplayValue: 'New' },
              { mappedValue: 'w', mappedDisplayValue: 'Won' },
            ],
          },
        ],
      },
    });
    const stage = await screen.findByRole('combobox', { name: 'Pipeline stage' });
    expect(stage).toHaveAccessibleDescription(/^Where a contact is in your pipeline\./);
    await user.type(stage, 'region');
    await user.click(await screen.findByRole('option', { name: 'Region' }));
    await user.selectOptions(await screen.findByLabelText('New'), 'North');

    const taken = within(screen.getByLabelText('Won')).getByRole('option', { name: 'North' });
    expect(taken).toBeDisabled();
    await user.click(await button('Install'));
    await waitFor(() => expect(service.store.installations).toHaveLength(1));
    expect(service.store.installations[0]?.config.content.read?.objects.contacts).toMatchObject({
      selectedFieldMappings: { stage: 'region' },
      selectedValueMappings: { region: { n: 'north' } },
      dynamicMappingsInput: [{ mapToName: 'stage' }],
    });
  });

  it('says why values cannot be mapped', async () => {
    given.connection();
    openInstall(service, {
      fieldMapping: {
        contacts: [
          {
            mapToName: 'stage',
            mapToDisplayName: 'Pipeline stage',
            fieldName: 'job_title',
            mappedValues: [{ mappedValue: 'n', mappedDisplayValue: 'New' }],
          },
        ],
      },
    });

    expect(await screen.findByText('Pipeline stage has no choices to match')).toBeVisible();
  });

  it('says that a choice made before is gone, and lets another be chosen', async () => {
    const installation = givenReading(service, { selectedValueMappings: { Region: { n: 'atlantis' } } });
    const mappedValues = [{ mappedValue: 'n', mappedDisplayValue: 'New' }];
    const { user } = openInstall(service, {
      fieldMapping: { contacts: [{ mapToName: 'stage', fieldName: 'region', mappedValues }] },
    });

    const choice = await screen.findByLabelText('New');
    expect(choice).toHaveDisplayValue('atlantis');
    expect(choice).toHaveAccessibleDescription(/^“atlantis” is no longer in Juniper/);
    await user.selectOptions(choice, 'North');

    expect(choice).not.toHaveAccessibleDescription();
    expect(within(choice).queryByRole('option', { name: 'atlantis' })).toBeNull();
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(installation.config.content.read?.objects.contacts?.selectedValueMappings).toEqual({
        Region: { n: 'north' },
      }),
    );
  });
});
