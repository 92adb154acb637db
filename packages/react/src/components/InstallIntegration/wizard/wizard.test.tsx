import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, checkbox, openInstall, subscribeTo } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';

const service = startMockService();
const { given } = service;
const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 3 });
const current = () =>
  within(screen.getByRole('list', { name: 'Progress' })).getByRole('listitem', { current: 'step' });
const openWizard = (props: Parameters<typeof openInstall>[1] = {}) =>
  openInstall(service, { variant: 'wizard', ...props });

/** Goes on until the review is shown. */
async function goToReview(user: ReturnType<typeof openWizard>['user']) {
  await user.click(await button('Continue'));
  while (!screen.queryByRole('heading', { name: 'Check and install' })) {
    await user.click(await button(/^Continue to/));
  }
}

/** The read objects that the page sent to be installed. */
function sentObjects(): Record<string, unknown> {
  const { body } = service.requests.find(({ endpoint }) => endpoint === 'createInstallation') ?? {};
  const { config } = body as { config: { content: { read?: { objects: Record<string, unknown> } } } };
  return config.content.read?.objects ?? {};
}

describe('installing step by step', () => {
  it('goes from connecting through objects, fields and review to done, with one request to install', async () => {
    subscribeTo(service, ['companies']);
    const { user, onInstallSuccess } = openWizard();
    await user.click(await button(/^Sign in to/));

    expect(await heading('Read from Juniper CRM')).toBeVisible();
    expect(current()).toHaveTextContent('Objects');
    expect(screen.getByText('Step 2 of 4 · Objects')).toBeInTheDocument();
    await user.click(await checkbox('Read Companies'));
    await user.click(await button('Continue'));

    await waitFor(async () => expect(await heading('People')).toHaveFocus());
    expect(screen.getByText('Object 1 of 2')).toBeVisible();
    await user.click(await checkbox('Phone number'));
    await user.click(await button('Continue to Deals'));
    expect(await heading('Deals')).toBeVisible();
    await user.click(await button('Continue to review'));

    const rows = within(await screen.findByRole('list', { name: 'Check and install' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'People Set upFields: 2\u00a0always read, 1\u00a0matched, 1\u00a0more · Every hour, starting with the last 30 daysEdit',
      'Companies Left outLeft out. Demo App does not read it. Demo App is still told about changes.Add',
      'Deals Set upFields: 2\u00a0always read · Every 4 hoursEdit',
      'Writing Not set upLeft out. Demo App writes nothing.Add',
    ]);
    const follows = within(screen.getByRole('list', { name: 'What happens next' }));
    expect(follows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Demo App reads PeopleThis begins at once, and can take a few minutes.',
      'Demo App looks for changes by itselfThe next screen says when it reads again.',
    ]);
    await user.click(await button('Install CRM sync'));

    const done = await screen.findByRole('heading', { name: /is connected to/ });
    await waitFor(() => expect(done).toHaveFocus());
    expect(onInstallSuccess).toHaveBeenCalledTimes(1);
    expect(askedOf(service).filter((endpoint) => endpoint === 'createInstallation')).toHaveLength(1);
    expect(sentObjects()).toMatchObject({ contacts: { selectedFields: { phone: true } }, deals: {} });
    expect(Object.keys(sentObjects())).toEqual(['contacts', 'deals']);

    await user.click(await button('Change settings'));
    expect(await screen.findByRole('tab', { name: 'People Saved' })).toBeVisible();
  });

  it('loses nothing when the person goes back and forth', async () => {
    given.connection();
    const { user } = openWizard();
    await user.click(await checkbox('Read Deals'));
    await user.click(await button('Continue'));
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Back'));

    await waitFor(async () => expect(await heading(/^Read from/)).toHaveFocus());
    expect(await checkbox('Read Deals')).not.toBeChecked();
    await user.click(await button('Back'));
    expect(await heading('Juniper CRM connection')).toBeVisible();
    await user.click(await button('Continue'));
    await user.click(await button('Continue'));
    expect(await checkbox('Job Title')).toBeChecked();
  });

  it('goes on to what is written alone, without a step for fields, and not back to a review of nothing', async () => {
    given.connection();
    const { user } = openWizard({ integration: 'crm-writes' });
    await user.click(await checkbox('Write to Deals'));
    await user.click(await button('Continue'));
    expect(await heading('Check and install')).toBeVisible();
    expect(screen.getByText('Step 3 of 3 · Review')).toBeInTheDocument();

    await user.click(await button('Edit Writing'));
    await user.click(await checkbox('Write to Deals'));
    await user.click(await button('Back'));
    expect(await heading('Juniper CRM connection')).toBeVisible();
  });

  it('stays at an object while a match is missing, and goes to its box', async () => {
    given.connection();
    const { user } = openWizard();
    await user.click(await button('Continue'));
    await user.click(await button('Clear Customer tier'));
    expect(screen.getByText('People still needs Customer tier.')).toBeVisible();
    await user.click(await button(/^Continue to/));

    expect(await screen.findByText('Choose a field for Customer tier.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer tier' })).toHaveFocus());
    expect(await heading('People')).toBeVisible();
  });

  it('adds and edits from the review, and goes back to it', async () => {
    given.connection();
    const { user } = openWizard({
      fieldMapping: { contacts: [{ mapToName: 'mail', fieldName: 'email' }] },
    });
    await user.click(await checkbox('Read Companies'));
    await goToReview(user);
    await user.click(await button('Add Companies'));
    expect(await heading('Companies')).toBeVisible();
    await user.click(await button('Read all, also fields added later'));
    await user.click(await button('Continue to review'));
    expect(await button('Edit Companies')).toBeVisible();
    expect(screen.getByText('All fields are read, also ones that are added later.')).toBeVisible();
    expect(screen.getByText('Fields: 2 always read, 2 matched')).toBeVisible();

    await user.click(await button('Edit People'));
    await user.click(await checkbox('Phone number'));
    await user.click(await button('Continue to review'));
    expect(await heading('Check and install')).toBeVisible();

    await user.click(await button('Edit People'));
    expect(await checkbox('Phone number')).toBeChecked();
    await user.click(await button('Back'));
    expect(await heading('Check and install')).toBeVisible();

    await user.click(await button('Add Writing'));
    await user.click(await checkbox('Write to Deals'));
    await user.click(await button('Continue to review'));
    expect(await button('Edit Writing')).toBeVisible();
    expect(screen.queryByText(/still needs/)).toBeNull();

    await user.click(await button('Edit People'));
    await user.click(await button('Clear Customer tier'));
    await user.click(await button('Back'));
    expect(await heading('Check and install')).toBeVisible();
    expect(screen.getByText(/People still needs Customer tier\./)).toBeVisible();
  });

  it('shows an object that cannot be read, and installs the others', async () => {
    given.connection();
    given.objects('sandbox', {
      ...service.store.objectsOf('sandbox'),
      contacts: { error: 'Juniper answered 403.' },
    });
    const { user } = openWizard();
    expect(await screen.findByText('People cannot be read')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Read People' })).toBeNull();

    await goToReview(user);
    await user.click(await button(/^Install/));
    await screen.findByRole('heading', { name: /is connected to/ });
    expect(Object.keys(sentObjects())).toEqual(['companies', 'deals']);
    expect(screen.getByText('People cannot be read')).toBeVisible();
  });

  it('goes back to the object that the service refused, with every edit', async () => {
    given.connection();
    service.fail('createInstallation', {
      code: 'sample_read_failed',
      detail: 'Juniper refused a sample read.',
      issues: [
        {
          in: 'body',
          name: 'config.content.read.objects.contacts.selectedFields.phone',
          detail: '項目が見つかりません。',
        },
      ],
    });
    const { user } = openWizard();
    await user.click(await button('Continue'));
    await user.click(await checkbox('Phone number'));
    while (!screen.queryByRole('button', { name: /^Install/ }))
      await user.click(await button(/^Continue to/));
    await user.click(await button(/^Install/));

    const title = await screen.findByText('This could not be saved');
    await waitFor(() => expect(title.closest('[role=alert]')).toHaveFocus());
    expect(await heading('People')).toBeVisible();
    expect(current()).toHaveTextContent('Fields');
    expect(await checkbox('Phone number')).toBeChecked();
    expect(await checkbox('Phone number')).toHaveAccessibleDescription(
      'Juniper CRM says: 項目が見つかりません。',
    );
  });

  it('says at the choices why an object was refused that has no step', async () => {
    given.connection();
    given.objects('sandbox', {
      ...service.store.objectsOf('sandbox'),
      contacts: { error: 'Juniper answered 403.' },
    });
    const contacts = {
      objectName: 'contacts',
      destination: '',
      schedule: '0 * * * *',
      enabled: 'always' as const,
    };
    const objects = [contacts, { ...contacts, objectName: 'deals', requiredFields: [{ fieldName: 'fax' }] }];
    given.integration({ name: 'always', provider: 'sandbox', read: { objects } });
    service.fail('createInstallation', {
      code: 'sample_read_failed',
      detail: 'Juniper refused a sample read.',
      issues: [{ in: 'body', name: 'config.content.read.objects.contacts', detail: 'Juniper answered 403.' }],
    });
    const { user } = openWizard({ integration: 'always' });
    expect(await checkbox('Read Deals')).toBeChecked();
    await goToReview(user);
    await user.click(await button(/^Install/));

    expect(await heading(/^Read from/)).toBeVisible();
    expect(await screen.findByText('This could not be saved')).toBeVisible();
    await user.click(await button('Back'));
    await user.click(await button('Continue'));
    expect(screen.queryByText('This could not be saved')).toBeNull();
  });

  it('shows the tabs where the integration is installed', async () => {
    given.installation();
    openWizard();

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
  });
});
