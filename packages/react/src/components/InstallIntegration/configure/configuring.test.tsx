import { buildConsumer } from '@dowel/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, checkbox, openInstall, subscribeTo, tab } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';
import { givenReading } from '../../../../test/mock-reads.ts';

const service = startMockService();
const { given } = service;

const givenInstalled = () =>
  givenReading(service, { schedule: '15 * * * *', selectedFields: { phone: true } });

/** The requests that the page sent after the first `count` ones. Who changed an object last is asked beside them. */
function askedSince(count: number) {
  return askedOf(service)
    .filter((endpoint) => endpoint !== 'listActivity')
    .slice(count);
}

// @holds S173, S179, S180, S181, S185
describe('choosing what is read', () => {
  it('shows what can be read of the first object, and installs all by one request, told once', async () => {
    given.connection();
    const { user, rerender, onInstallSuccess, onUpdateSuccess } = openInstall(service);

    const required = await screen.findByRole('list', { name: 'Always read' });
    expect(
      within(required)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Email address', 'Surname']);
    expect(await screen.findByRole('combobox', { name: 'Customer tier' })).toHaveValue('Lifecycle Stage');
    expect(screen.getByRole('combobox', { name: 'Sales territory' })).toHaveValue('');
    expect(await checkbox('Job Title')).not.toBeChecked();
    expect(askedOf(service)).toEqual(['getIntegrationSetup']);

    await user.click(await checkbox('Phone number'));
    await user.click(await tab(/^Deals/));
    await user.click(await checkbox('Amount'));
    await user.click(await button('Install'));

    const heading = await screen.findByRole('heading', {
      name: 'Juniper CRM is connected to Demo App',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(askedSince(1).filter((endpoint) => !/^list(Reads|Samples)$/.test(endpoint))).toEqual([
      'createInstallation',
    ]);
    const [installation] = service.store.installations;
    expect(installation).toMatchObject({
      createdBy: 'consumer:ada',
      config: {
        content: {
          read: {
            objects: {
              contacts: { selectedFields: { phone: true } },
              companies: { selectedFields: {} },
              deals: { selectedFields: { amount: true } },
            },
          },
        },
      },
    });
    rerender();
    expect(onInstallSuccess).toHaveBeenCalledTimes(1);
    expect(onInstallSuccess).toHaveBeenCalledWith(installation?.id, installation?.config);
    expect(onUpdateSuccess).not.toHaveBeenCalled();
  });

  it('keeps an edit while another tab is shown, and saves it by one patch, of which the page is told', async () => {
    const { id } = givenInstalled();
    const { user, onUpdateSuccess, onInstallSuccess } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await tab(/^Companies/));
    await user.click(await tab('People Unsaved'));
    expect(await checkbox('Job Title')).toBeChecked();
    await user.click(await button('Save'));

    await waitFor(() => expect(onUpdateSuccess).toHaveBeenCalledTimes(1));
    expect(askedSince(1)).toEqual(['patchObjectConfig']);
    const patch = service.requests.find(({ endpoint }) => endpoint === 'patchObjectConfig');
    expect(patch?.body).toMatchObject({
      changes: [{ op: 'add', path: '/selectedFields/job_title', value: true }],
    });
    const [saved] = service.store.installations;
    expect(onUpdateSuccess).toHaveBeenCalledWith(id, saved?.config);
    expect(saved?.config.content.read?.objects.contacts).toEqual({
      objectName: 'contacts',
      schedule: '15 * * * *',
      selectedFields: { phone: true, job_title: true },
      selectedFieldMappings: { tier: 'lifecycle_stage' },
    });
    expect(onInstallSuccess).not.toHaveBeenCalled();
    expect(await screen.findByRole('tab', { name: 'People Saved', selected: true })).toBeVisible();
    expect(await button('Save')).toHaveFocus();
  });

  it('offers Save and Reset, and asks before the page is left, only while something differs', async () => {
    givenInstalled();
    const { user } = openInstall(service);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const field = await checkbox('Job Title');
    expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Save')).toHaveAccessibleDescription('No changes to save.');
    expect(leave()).toBe(false);

    await user.click(field);
    expect(await button('Save')).not.toHaveAttribute('aria-disabled');
    expect(await button('Save')).not.toHaveAccessibleDescription();
    expect(leave()).toBe(true);
    await user.click(field);
    expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');

    await user.click(field);
    await user.click(await button('Reset'));
    expect(field).not.toBeChecked();
    expect(leave()).toBe(false);
    expect(askedSince(1)).toEqual([]);
  });

  it('selects everything that a search leaves', async () => {
    given.connection();
    const { user } = openInstall(service);
    await user.click(await tab(/^Companies/));
    await user.type(screen.getByRole('searchbox', { name: 'Search fields' }), 'c');
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    await user.clear(screen.getByRole('searchbox'));

    expect(await checkbox('City')).toBeChecked();
    expect(await checkbox('Founded')).not.toBeChecked();
  });

  it('keeps the edits and says why when saving is refused', async () => {
    givenInstalled();
    service.fail('patchObjectConfig', {
      code: 'sample_read_failed',
      detail: 'Juniper refused a sample read.',
      remedy: 'Repeat with skipSampling=true.',
    });
    const { user, onError } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));

    const title = await screen.findByText('This could not be saved');
    expect(title.closest('[role=alert]')).toHaveFocus();
    const notice = title.closest<HTMLElement>('[role=alert]');
    expect(notice).toHaveTextContent('Juniper refused a sample read.');
    expect(notice).toHaveTextContent('Choose other fields');
    expect(notice).not.toHaveTextContent('skipSampling');
    expect(await checkbox('Job Title')).toBeChecked();
    expect(onError).toHaveBeenCalledTimes(1);

    service.recover('patchObjectConfig');
    await user.click(await button('Save'));
    await waitFor(() => expect(screen.queryByText('This could not be saved')).toBeNull());
  });
});

describe('mapping fields', () => {
  it('refuses a field that another mapping uses, at both, and a required mapping without one', async () => {
    givenInstalled();
    const { user } = openInstall(service);
    await user.type(await screen.findByRole('combobox', { name: 'Sales territory' }), 'lifecycle');
    await user.click(await screen.findByRole('option', { name: 'Lifecycle Stage' }));
    expect(await screen.findAllByText(/used by another mapping/)).toHaveLength(2);
    await user.click(await button('Save'));
    expect(screen.queryByText(/still need a field/)).toBeNull();

    await user.click(await button('Clear Customer tier'));
    await user.click(await button('Save'));

    expect(await screen.findByText('Choose a field for Customer tier.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Customer tier' })).toHaveFocus();
    expect(askedSince(1)).toEqual([]);
  });

  it('says that fields chosen before are gone, and clears one where no field is needed', async () => {
    const installation = givenInstalled();
    const { contacts } = installation.config.content.read?.objects ?? {};
    Object.assign(contacts?.selectedFieldMappings ?? {}, { tier: 'old_tier', territory: 'old_territory' });
    const { user } = openInstall(service);

    expect(await screen.findByText(/“old_tier” is no longer in Juniper/)).toBeVisible();
    expect(await screen.findByRole('combobox', { name: 'Customer tier' })).toHaveValue('');
    await user.click(await button('Clear Sales territory'));
    expect(screen.queryByText(/“old_territory” is no longer in Juniper/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Sales territory' })).toHaveFocus();
    await user.type(screen.getByRole('combobox', { name: 'Customer tier' }), 'lifecycle');
    await user.click(await screen.findByRole('option', { name: 'Lifecycle Stage' }));
    await user.click(await button('Save'));

    await waitFor(() =>
      expect(installation.config.content.read?.objects.contacts?.selectedFieldMappings).toEqual({
        tier: 'lifecycle_stage',
      }),
    );
  });

  it('offers a mapping of the page for its own object only', async () => {
    givenInstalled();
    const mapping = (label: string) => [{ mapToName: label.toLowerCase(), mapToDisplayName: label }];
    const { user } = openInstall(service, {
      fieldMapping: { contacts: mapping('Nickname'), companies: mapping('Ticker') },
    });
    const offered = (name: string) => screen.queryByRole('combobox', { name }) !== null;

    await screen.findByRole('combobox', { name: 'Nickname' });
    const ofPeople = { nickname: offered('Nickname'), ticker: offered('Ticker') };
    await user.click(await tab(/^Companies/));
    await screen.findByRole('combobox', { name: 'Ticker' });
    const ofCompanies = { nickname: offered('Nickname'), ticker: offered('Ticker') };

    expect(ofPeople).toEqual({ nickname: true, ticker: false });
    expect(ofCompanies).toEqual({ nickname: false, ticker: true });
  });
});

describe('reading and writing', () => {
  it('stops reading after asking, by one request, and resumes, with edits that stay unsaved', async () => {
    subscribeTo(service, ['contacts']);
    const installation = givenInstalled();
    const { user, onUpdateSuccess } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Stop reading'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop reading People?' }));
    expect(dialog.getByText(/is kept\. Demo App is still told about changes\.$/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep reading' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Stop reading' }));

    await button('Resume reading');
    expect(await checkbox('Job Title')).toBeChecked();
    expect(await button('Save')).not.toHaveAttribute('aria-disabled');
    service.fail('updateInstallation', 'config_invalid', { times: 1 });
    await user.click(await button('Resume reading'));
    expect(await screen.findByText('This could not be saved')).toBeVisible();
    expect(onUpdateSuccess).toHaveBeenCalledTimes(1);

    await user.click(await button('Resume reading'));
    await button('Stop reading');
    const change = 'updateInstallation';
    // A refusal may mean that another manifest was deployed.
    expect(askedSince(1)).toEqual([change, change, 'getIntegrationSetup', change]);
    expect(onUpdateSuccess).toHaveBeenCalledTimes(2);
    expect(installation.config.content.read?.objects.contacts?.disabled).toBe(false);
  });

  it('saves what is written by one request, over what the service has by then', async () => {
    givenInstalled();
    const { user } = openInstall(service);
    await user.click(await tab(/^Writing/));
    await user.click(await checkbox('Deals'));
    await user.click(await button('Save'));

    await waitFor(() =>
      expect(service.store.installations[0]?.config.content.write).toEqual({
        objects: { deals: { objectName: 'deals' } },
      }),
    );
    expect(askedSince(1)).toEqual(['listInstallations', 'updateInstallation']);
  });

  it('shows why one object cannot be read, and still saves the others', async () => {
    given.connection();
    given.objects('sandbox', {
      ...service.store.objectsOf('sandbox'),
      contacts: { error: 'Juniper answered 403.' },
    });
    const { user } = openInstall(service);

    expect(await screen.findByText('Juniper answered 403.')).toBeVisible();
    expect(await tab('People Cannot be read')).toBeVisible();
    expect(screen.getByText(/^Installs Companies and Deals\. Cannot be read: People\.$/)).toBeVisible();
    await user.click(await button('Install'));
    await waitFor(() => expect(service.store.installations).toHaveLength(1));
    expect(Object.keys(service.store.installations[0]?.config.content.read?.objects ?? {})).toEqual([
      'companies',
      'deals',
    ]);
  });
});

describe('sharing an installation with the group', () => {
  it('says who installed it, and lets it be changed', async () => {
    const consumer = buildConsumer({ consumerRef: 'grace', consumerName: 'Grace Hopper' });
    given.connection({ consumer });
    givenInstalled().createdBy = 'consumer:grace';
    const { user, onUpdateSuccess } = openInstall(service);

    expect(await screen.findByText(/^Grace Hopper installed this for /)).toBeVisible();
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));
    await waitFor(() => expect(onUpdateSuccess).toHaveBeenCalledTimes(1));
  });

  it('shows the other installation when somebody was faster', async () => {
    given.connection();
    const { user, onInstallSuccess, onError } = openInstall(service);
    await button('Install');
    given.installation({ createdBy: 'consumer:grace' });
    await user.click(await button('Install'));

    expect(await screen.findByText(/^grace installed this for /)).toBeVisible();
    expect(onInstallSuccess).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(service.store.installations).toHaveLength(1);
  });
});
