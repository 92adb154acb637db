import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openInstall } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';

const service = startMockService();

/** The account has a field whose name cannot be a key of a config. */
function givenUnusable() {
  const { given, store } = service;
  const { contacts, ...others } = store.objectsOf('sandbox') ?? {};
  if (!contacts || !('fields' in contacts)) throw new Error('The sandbox has no contacts.');
  const { job_title } = contacts.fields ?? {};
  if (!job_title) throw new Error('Contacts have no job title.');
  const team = { ...job_title, fieldName: 'constructor', displayName: 'Team of the season' };
  given.objects('sandbox', {
    ...others,
    contacts: { ...contacts, fields: { ...contacts.fields, constructor: team } },
  });
  const people = { objectName: 'contacts', mapToDisplayName: 'People', destination: 'inbox' };
  given.integration({
    name: 'everything',
    provider: 'sandbox',
    read: { objects: [{ ...people, schedule: '0 * * * *', optionalFieldsAuto: 'all' }] },
  });
  given.connection();
}

it.each(['a first install', 'a change'])(
  'names a field that %s cannot have, as the screen does',
  async (kind) => {
    givenUnusable();
    if (kind === 'a change') {
      const content = { provider: 'sandbox', read: { objects: { contacts: { objectName: 'contacts' } } } };
      const named = service.store.integrations.find(({ name }) => name === 'everything');
      service.given.installation({ integrationId: named?.id ?? '' }).config.content = content;
    }
    const { user } = openInstall(service, { integration: 'everything' });
    await user.click(await screen.findByRole('checkbox', { name: 'Team of the season' }));

    await user.click(await screen.findByRole('button', { name: kind === 'a change' ? 'Save' : 'Install' }));

    expect(await screen.findByText(/^Not accepted: Team of the season \(People\)/)).toBeVisible();
    const isChange = (endpoint: string) => ['createInstallation', 'patchObjectConfig'].includes(endpoint);
    expect(askedOf(service).filter(isChange)).toHaveLength(1);
  },
);
