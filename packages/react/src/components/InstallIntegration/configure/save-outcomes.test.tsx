import { configProblem, type ProblemWords, sampleReadFailedProblem } from '@dowel/schema/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, checkbox, openInstall, tab } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService, withKey } from '../../../../test/mock-page.tsx';
import { givenReading } from '../../../../test/mock-reads.ts';
import { japanese } from '../../../languages/ja.ts';

const service = startMockService();
/** What screen readers were told, besides what buttons say. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
const contacts = { objectName: 'contacts', selectedFieldMappings: { tier: 'lifecycle_stage' } };

describe('a save that the service refuses', () => {
  const refuse = async (code: 'config_invalid' | 'sample_read_failed', words: ProblemWords) => {
    givenReading(service);
    service.fail('patchObjectConfig', { code, ...words });
    const { user } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));
    const title = await screen.findByText('This could not be saved');
    return [...(title.nextElementSibling?.childNodes ?? [])].map(({ textContent }) => textContent);
  };
  const path = 'read.objects.contacts.selectedFields.job_title';

  it('names object and field as the screen does', async () => {
    const message = 'The connected account has no field "job_title" on this object.';
    const fix = `Remove ${path}.`;
    const words = configProblem([{ path, code: 'field_unknown', message, fix }]);

    expect(await refuse('config_invalid', words)).toEqual([
      'Not accepted: Job Title (People).\nChange your choices, then save again.',
    ]);
  });

  it('names a mapping by its label, and an object by its own', async () => {
    const why = { message: 'No.', code: 'mapping_missing' } as const;
    const words = configProblem([
      { path: 'read.objects.contacts.selectedFieldMappings.tier', ...why },
      { path: 'read.objects.contacts', ...why },
    ]);

    expect(await refuse('config_invalid', words)).toEqual([
      'Not accepted: Customer tier (People).\nChange your choices, then save again.',
    ]);
  });

  it('says in the words of the provider why an object cannot be read', async () => {
    const words = sampleReadFailedProblem([{ objectName: 'contacts', reason: 'No such column: fax.' }]);

    expect(await refuse('sample_read_failed', words)).toEqual([
      'Juniper CRM refused to read People: No such column: fax.\nChoose other fields, or connect with an account that may read these.',
    ]);
  });
});

describe('what a provider says of one field', () => {
  const refused = (field: string) =>
    sampleReadFailedProblem([
      { objectName: 'contacts', reason: `No such column: ${field}.`, fields: [field] },
    ]);

  it('stands beside the choice of this field, and goes with the next save', async () => {
    givenReading(service);
    service.fail('patchObjectConfig', { code: 'sample_read_failed', ...refused('job_title') });
    const { user } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));

    await screen.findByText('This could not be saved');
    expect(await checkbox('Job Title')).toHaveAccessibleDescription(
      'Juniper CRM says: No such column: job_title.',
    );
    service.recover('patchObjectConfig');
    await user.click(await button('Save'));
    await screen.findByText('Your changes are saved.', { ignore: '[role=status] *, [role=status]' });
    expect(await checkbox('Job Title')).not.toHaveAccessibleDescription();
  });

  it('stands below the box that is matched with it, before and after installing', async () => {
    service.given.connection();
    service.fail('createInstallation', { code: 'sample_read_failed', ...refused('lifecycle_stage') });
    const { user } = openInstall(service);
    await user.click(await button('Install'));

    const tier = await screen.findByRole('combobox', { name: 'Customer tier' });
    await waitFor(() => expect(tier).toBeInvalid());
    expect(tier).toHaveAccessibleDescription(/says: No such column: lifecycle_stage\./);
  });
});

describe('a session that ends in the middle of choosing', () => {
  it('is renewed in another tab, and the choices are saved from this one', async () => {
    givenReading(service);
    service.fail('patchObjectConfig', 'token_expired');
    const { user, onUpdateSuccess } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));

    // To load the page again would take the choices away, so it comes last.
    expect(await screen.findByText(/^Sign in again in another tab, then try again here\./)).toBeVisible();
    service.recover('patchObjectConfig');
    await user.click(await button('Save'));

    await waitFor(() => expect(onUpdateSuccess).toHaveBeenCalledTimes(1));
    expect(await checkbox('Job Title')).toBeChecked();
  });
});

describe('a save while another tab has unsaved changes', () => {
  it('names what is still unsaved, in the bar and for screen readers', async () => {
    givenReading(service);
    const { user } = openInstall(service);
    await user.click(await tab(/^Writing/));
    await user.click(await checkbox('Deals'));
    await user.click(await tab(/^People/));
    expect(screen.getByText('Not saved yet: Writing.')).toBeVisible();
    await user.click(await checkbox('Job Title'));
    expect(screen.getByText('Not saved yet: People and Writing.')).toBeVisible();

    await user.click(await button('Save'));

    const words = 'People is saved. Not saved yet: Writing.';
    await waitFor(() => expect(said()).toBe(words));
    expect(screen.getByText('Not saved yet: Writing.')).toBeVisible();
    expect(screen.queryByText('No changes to save.')).toBeNull();
    expect(await tab(/^Writing Unsaved/)).toBeVisible();
  });

  it('says it without a space between sentences where the language has none', async () => {
    givenReading(service);
    const options = { ...withKey, locale: 'ja', messages: japanese };
    const { user } = openInstall(service, {}, { options });
    await user.click(await tab(/^書き込み/));
    await user.click(await checkbox('Deals'));
    await user.click(await tab(/^People/));
    await user.click(await checkbox('Job Title'));

    await user.click(await button('保存'));

    await waitFor(() => expect(said()).toMatch(/。未保存：/));
  });
});

describe('a save after somebody else has changed the same', () => {
  it('sends what is left to change', async () => {
    const installation = service.given.installation();
    const read = (selectedFields: Record<string, boolean>) => ({
      provider: 'sandbox',
      read: { objects: { contacts: { ...contacts, selectedFields } } },
    });
    installation.config.content = read({ job_title: true });
    const { user, onUpdateSuccess } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    installation.config.content = read({});

    await user.click(await checkbox('Phone number'));
    await user.click(await button('Save'));

    await waitFor(() => expect(onUpdateSuccess).toHaveBeenCalledTimes(1));
    expect(installation.config.content).toMatchObject(read({ phone: true }));
    expect(askedOf(service).filter((endpoint) => endpoint === 'patchObjectConfig')).toHaveLength(2);
  });

  it('keeps a mapping that was deployed and saved since the page was opened', async () => {
    const object = { objectName: 'contacts', destination: 'inbox', schedule: '0 * * * *' };
    const tiers = (...added: { mapToName: string }[]) => {
      const optionalFields = [{ fieldName: 'job_title' }, ...added];
      return { name: 'tiers', provider: 'sandbox', read: { objects: [{ ...object, optionalFields }] } };
    };
    const integration = service.given.integration(tiers());
    const installation = service.given.installation({ integrationId: integration.id });
    const { user, onUpdateSuccess } = openInstall(service, { integration: 'tiers' });
    await user.click(await checkbox('Job Title'));
    const createTime = new Date(Date.now() + 1).toISOString();
    const content = tiers({ mapToName: 'tier' });
    integration.latestRevision = { id: 'newer', specVersion: '1.0.0', createTime, content };
    const saved = { provider: 'sandbox', read: { objects: { contacts } } };
    installation.config = { ...installation.config, revisionId: 'newer', createTime, content: saved };

    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('combobox', { name: 'tier' })).toHaveValue('Lifecycle Stage');
    await user.click(await button('Save'));

    await waitFor(() => expect(onUpdateSuccess).toHaveBeenCalledTimes(1));
    expect(installation.config.content.read?.objects.contacts).toMatchObject({
      ...contacts,
      selectedFields: { job_title: true },
    });
  });

  it('asks for the manifest when it is refused for what was deployed since', async () => {
    const offers = (fieldName: string) => {
      const optionalFields = [{ fieldName }];
      const object = { objectName: 'contacts', destination: 'inbox', schedule: '', optionalFields };
      return { name: 'tiers', provider: 'sandbox', read: { objects: [object] } };
    };
    const integration = service.given.integration(offers('job_title'));
    service.given.installation({ integrationId: integration.id });
    const { user } = openInstall(service, { integration: 'tiers' });
    await user.click(await checkbox('Job Title'));
    const createTime = new Date().toISOString();
    integration.latestRevision = { id: 'newer', specVersion: '1.0.0', createTime, content: offers('phone') };

    await user.click(await button('Save'));

    expect(await checkbox('Phone number')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Job Title' })).toBeNull();
  });
});

describe('a save after somebody else has uninstalled', () => {
  it.each([
    ['of a read object', /^People/, 'Job Title'],
    ['of what is written', /^Writing/, 'Deals'],
  ])('%s says so, and keeps the choice for installing again', async (_, panel, choice) => {
    givenReading(service);
    const { user } = openInstall(service);
    await user.click(await tab(panel));
    await user.click(await checkbox(choice));
    service.store.installations.length = 0;

    await user.click(await button('Save'));

    expect(await screen.findByRole('heading', { name: 'CRM sync is uninstalled' })).toBeVisible();
    await user.click(await button('Install again'));
    await user.click(await tab(panel));
    expect(await checkbox(choice)).toBeChecked();
  });
});

describe('a notice that all is saved', () => {
  it('goes away with the next edit, and when something else has happened', async () => {
    givenReading(service);
    const { user } = openInstall(service);
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Save'));
    await waitFor(() => expect(said()).toBe('Your changes are saved.'));
    expect(screen.getByText('No changes to save.')).toBeVisible();

    await user.click(await checkbox('Job Title'));
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    expect(said()).toBe('');

    await user.click(await button('Save'));
    await screen.findByText('Your changes are saved.', { ignore: '[role=status] *, [role=status]' });
    await user.click(await button('Stop reading'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop reading' }));
    await button('Resume reading');
    expect(screen.queryByText('Your changes are saved.')).toBeNull();
  });
});
