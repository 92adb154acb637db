import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { arrangeMappings } from '../../../../test/mock-mapping.ts';
import { askedOf, startMockService, withKey } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const box = (name: string | RegExp) => screen.findByRole('combobox', { name });

function openMatching(options = {}) {
  arrangeMappings(service, options);
  return openInstall(service, { integration: 'matching' });
}

async function choose(user: ReturnType<typeof openMatching>['user'], label: string, field: RegExp) {
  await user.click(await box(label));
  await user.click(await screen.findByRole('option', { name: field }));
}

/** Two mappings, each with a field of a similar name. */
function arrangeSimilar() {
  service.given.integration({
    name: 'similar',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'inbox',
          schedule: '0 * * * *',
          requiredFields: [
            { mapToName: 'title', mapToDisplayName: 'Title' },
            { mapToName: 'number', mapToDisplayName: 'Number' },
          ],
        },
      ],
    },
  });
  service.given.connection();
}

/** The value beside a term of the preview. */
function factOf(term: string): HTMLElement | null {
  return screen.getByText(term, { selector: 'dt' }).parentElement;
}

describe('matching fields', () => {
  it('fills in what is sure, and offers what is less so by a button, each with its reason', async () => {
    const { user } = openMatching();

    expect(await box('Lead score')).toHaveValue('Lead Score');
    expect(await screen.findByText('Suggested')).toBeVisible();
    expect(screen.getByText('Same name')).toBeVisible();
    expect(screen.getByText('Similar name')).toBeVisible();
    await user.click(await button(/^Use “Job Title” ?for Title$/));

    expect(await box('Title')).toHaveValue('Job Title');
    expect(screen.queryByText('Similar name')).toBeNull();
  });

  it('shows values of all fields by one toggle, also in an open list, and asks for them only then', async () => {
    const { user } = openMatching();
    const toggle = await button('Show details');
    expect(askedOf(service)).not.toContain('listSamples');

    await user.click(toggle);

    const [samples] = await screen.findAllByRole('list', { name: 'For example' });
    expect(
      within(samples as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['12', '48', '7']);
    await user.click(await box('Place'));
    const option = await screen.findByRole('option', { name: /^City/ });
    expect(option).toHaveTextContent('City city · Text · Oslo, Lisbon, Graz');

    await user.click(await button('Hide details'));
    expect(screen.queryByRole('list', { name: 'For example' })).toBeNull();
    expect(askedOf(service).filter((endpoint) => endpoint === 'listSamples')).toHaveLength(1);
  });

  it('shows names and types, but no values, with the key of a page', async () => {
    arrangeMappings(service);
    const { user } = openInstall(service, { integration: 'matching' }, { options: withKey });

    await user.click(await button('Show details'));

    expect(await screen.findByText('lead_score · Whole number')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preview a record' })).toBeNull();
    expect(askedOf(service)).not.toContain('listSamples');
  });

  it('has no samples where the service cannot read the account', async () => {
    arrangeMappings(service);
    const objects = Object.entries(service.store.objectsOf('sandbox') ?? {});
    service.given.objects(
      'sandbox',
      Object.fromEntries(
        objects.map(([name, object]) => [
          name,
          'error' in object ? object : { ...object, hasSamples: false },
        ]),
      ),
    );
    const { user } = openInstall(service, { integration: 'matching' });

    await user.click(await button('Show details'));
    expect(await screen.findByText('lead_score · Whole number')).toBeVisible();
    expect(askedOf(service)).not.toContain('listSamples');
  });

  it('previews one record as it will arrive, follows the choices, and copies them to another object', async () => {
    const { user } = openMatching();
    await user.click(await button('Preview a record'));

    expect(await screen.findByText('A record, as Demo App will get it')).toBeVisible();
    await waitFor(() => expect(factOf('Lead score')).toHaveTextContent('12'));
    await choose(user, 'Place', /^City/);
    await waitFor(() => expect(factOf('Place')).toHaveTextContent('Oslo'));

    await user.click(await screen.findByRole('tab', { name: /^Companies/ }));
    await user.click(await button('Copy from People'));
    expect(await box('Place')).toHaveValue('City');
    expect(screen.queryByRole('button', { name: 'Copy from People' })).toBeNull();
    expect(await box('Place')).toHaveFocus();
  });

  it('previews every field that is read, also those that the page maps, and counts those that it has no room for', async () => {
    const names = Array.from({ length: 60 }, (_, number) => `x${number}`);
    const fields = Object.fromEntries(
      [...names, 'a,b', 'email'].map((fieldName) => [fieldName, { fieldName, displayName: '' }] as const),
    );
    service.given.objects('sandbox', { contacts: { displayName: '', fields, hasSamples: true } });
    const read = {
      objectName: 'contacts',
      destination: '',
      schedule: '',
      optionalFieldsAuto: 'all' as const,
    };
    const objects = [{ ...read, requiredFields: [{ fieldName: 'a,b' }, { mapToName: 'x7' }] }];
    service.given.integration({ name: 'matching', provider: 'sandbox', read: { objects } });
    service.given.connection();
    const fieldMapping = { contacts: [{ mapToName: 'mail', fieldName: 'email' }] };
    const { user } = openInstall(service, { integration: 'matching', fieldMapping });
    await user.click(await button('Read all, also fields added later'));
    await user.click(await button('Preview a record'));

    await waitFor(() => expect(factOf('mail')).toHaveTextContent('ada@acme.example'));
    expect(screen.getAllByRole('term')).toHaveLength(52);
    expect(screen.getByText('12 more')).toBeVisible();
  });

  it('moves the focus from a suggestion that is used to the next one, and then to its box', async () => {
    arrangeSimilar();
    const { user } = openInstall(service, { integration: 'similar' });
    (await button(/^Use “Job Title”/)).focus();

    await user.keyboard('{Enter}');
    expect(await button(/^Use “Phone number”/)).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await box('Number')).toHaveFocus();
    expect(await box('Title')).toHaveValue('Job Title');
    expect(await box('Number')).toHaveValue('Phone number');
  });

  it('takes over all suggestions by one button, and says which', async () => {
    arrangeSimilar();
    const { user } = openInstall(service, { integration: 'similar' });

    await user.click(await button('Use all 2 suggestions'));

    expect(await box('Title')).toHaveValue('Job Title');
    expect(await box('Title')).toHaveFocus();
    expect(await screen.findByText('Filled in: Title and Number.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Use all/ })).toBeNull();
  });

  it('names everything that is missing after trying, and leads to its box', async () => {
    const { user } = openMatching({ isAlone: true });
    await button(/^Use “Job Title”/);
    await user.click(await button('Install'));

    const link = await screen.findByRole('link', { name: 'Shoe size' });
    await user.click(link);

    await waitFor(async () => expect(await box('Shoe size')).toHaveFocus());
  });
});

it('shows a field that was saved in another case, and stops reading it', async () => {
  const selectedFields = { PHONE: true, city: true } as const;
  const selectedFieldMappings = { tier: 'lifecycle_stage' };
  const contacts = { objectName: 'contacts', selectedFields, selectedFieldMappings };
  const installation = service.given.installation();
  installation.config.content = { provider: 'sandbox', read: { objects: { contacts } } };
  const { user } = openInstall(service);
  const phone = await screen.findByRole('checkbox', { name: /^Phone/ });
  expect(phone).toBeChecked();

  await user.click(phone);
  await user.click(await button('Save'));

  await waitFor(() => {
    const { read } = service.store.installations[0]?.config.content ?? {};
    expect(read?.objects.contacts?.selectedFields).toEqual({ city: true });
  });
});

describe('reading every field', () => {
  it('can be narrowed to single fields, of which all are chosen at first, and gone back to', async () => {
    const contacts = {
      objectName: 'contacts',
      selectedFieldsAuto: 'all' as const,
      selectedFieldMappings: { tier: 'lifecycle_stage' },
    };
    const installation = service.given.installation();
    installation.config.content = { provider: 'sandbox', read: { objects: { contacts } } };
    const { user } = openInstall(service);
    await user.click(await button('Choose single fields'));
    await user.click(await screen.findByRole('checkbox', { name: /^Phone/ }));
    await user.click(await button('Read all, also fields added later'));
    expect(await screen.findByText('All fields are read, also ones that are added later.')).toBeVisible();
    expect(await button('Save')).toHaveAttribute('aria-disabled', 'true');

    await user.click(await button('Choose single fields'));
    await user.click(await screen.findByRole('checkbox', { name: /^Phone/ }));
    await user.click(await button('Save'));
    await waitFor(() => {
      const { read } = service.store.installations[0]?.config.content ?? {};
      expect(read?.objects.contacts).not.toHaveProperty('selectedFieldsAuto');
      expect(read?.objects.contacts?.selectedFields).toEqual({
        first_name: true,
        job_title: true,
        city: true,
        country: true,
      });
    });
  });

  it('gives back the fields that were chosen before, while it is not saved', async () => {
    const companies = { objectName: 'companies', selectedFields: { city: true } as const };
    const installation = service.given.installation();
    installation.config.content = { provider: 'sandbox', read: { objects: { companies } } };
    const { user } = openInstall(service);
    await user.click(await screen.findByRole('tab', { name: /^Companies/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Founded' }));
    const chosen = () =>
      screen.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);
    const before = chosen();
    expect(before).toHaveLength(2);
    await user.click(await button('Read all, also fields added later'));

    await user.click(await button('Choose single fields'));
    await screen.findByRole('checkbox', { name: 'Founded' });
    expect(chosen()).toEqual(before);

    await user.click(await button('Read all, also fields added later'));
    await user.click(await screen.findByRole('tab', { name: /^People/ }));
    await user.click(await screen.findByRole('tab', { name: /^Companies/ }));
    await user.click(await button('Choose single fields'));
    expect(await screen.findByRole('checkbox', { name: 'City' })).toBeChecked();
    expect(chosen()).toHaveLength(1);
  });

  it('is offered where the integration may read every field, and only there', async () => {
    service.given.connection();
    const { user } = openInstall(service);
    await screen.findByRole('tab', { name: /^People/ });
    expect(screen.queryByRole('button', { name: /^Read all/ })).toBeNull();

    await user.click(await screen.findByRole('tab', { name: /^Companies/ }));
    await user.click(await button('Read all, also fields added later'));
    expect(await button('Choose single fields')).toHaveFocus();
    await user.click(await button('Install'));

    await waitFor(() => {
      const { read } = service.store.installations[0]?.config.content ?? {};
      expect(read?.objects.companies).toMatchObject({ selectedFieldsAuto: 'all' });
    });
  });
});

describe('names that every JavaScript object has a member of', () => {
  it('are names like any other: of objects, mappings, fields and values', async () => {
    const names = ['toString', 'valueOf', 'hasOwnProperty'];
    const fields = names.map((fieldName) => [fieldName, { fieldName, displayName: '' }] as const);
    service.given.objects('sandbox', { toString: { displayName: '', fields: Object.fromEntries(fields) } });
    service.given.integration({
      name: 'matching',
      provider: 'sandbox',
      read: {
        objects: [
          {
            objectName: 'toString',
            destination: 'inbox',
            schedule: '0 * * * *',
            requiredFields: [
              { mapToName: 'isPrototypeOf', mapToDisplayName: 'Own' },
              { mapToName: 'valueOf' },
            ],
            optionalFields: [{ fieldName: 'toString' }],
          },
        ],
      },
      write: { objects: [{ objectName: 'toString' }] },
    });
    service.given.connection();
    const { user } = openInstall(service, { integration: 'matching' });

    expect(await box('valueOf')).toHaveValue('valueOf');
    expect(await box('Own')).toHaveValue('');
    await choose(user, 'Own', /hasOwnProperty/);
    await user.click(await button('Install'));

    await screen.findByRole('heading', { name: /is connected to/ });
    expect(service.store.installations[0]?.config.content).toEqual({
      provider: 'sandbox',
      read: {
        objects: {
          toString: {
            objectName: 'toString',
            selectedFields: {},
            selectedFieldMappings: { isPrototypeOf: 'hasOwnProperty', valueOf: 'valueOf' },
          },
        },
      },
    });
    // What is written is a choice of its own, and nobody has made it.
    expect(screen.queryByText(/may write/)).toBeNull();
  });
});

it('names panel and errors where names of objects and mappings have spaces', async () => {
  service.given.objects('sandbox', { 'Sales orders': { displayName: 'Sales orders', fields: {} } });
  service.given.integration({
    name: 'matching',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'Sales orders',
          destination: 'inbox',
          schedule: '0 * * * *',
          requiredFields: [{ mapToName: 'Order date', prompt: 'When was it ordered?' }],
        },
      ],
    },
  });
  service.given.connection();
  const { user } = openInstall(service, { integration: 'matching' });
  await user.click(await button('Install'));

  const date = await box('Order date');
  expect(date).toHaveFocus();
  await waitFor(() => expect(date).toHaveAccessibleDescription(/^Choose a field.*When was it ordered/));
  const panel = screen.getByRole('tabpanel', { name: /^Sales orders/ });
  expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', panel.id);
});
