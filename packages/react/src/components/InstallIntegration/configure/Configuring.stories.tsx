import { buildConsumer, type MockService } from '@dowel/mocks';
import { sampleReadFailedProblem } from '@dowel/schema/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onMocks } from '../../../../test/mock-story.tsx';
import { saying } from '../../../../test/story-words.ts';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Configuring',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

const connected = ({ given }: MockService) => given.connection();
const contacts = {
  objectName: 'contacts',
  selectedFields: { phone: true, city: true },
  selectedFieldMappings: { tier: 'lifecycle_stage' },
};
const content = { provider: 'sandbox', read: { objects: { contacts } } };

function installed({ given, store }: MockService, changes: { createdBy?: string } = {}) {
  const installation = given.installation();
  installation.config.content = structuredClone(content);
  Object.assign(installation, changes);
  const [connection] = store.connections;
  if (connection) connection.createTime = '2026-03-04T09:30:00.000Z';
}

const stage = {
  mapToName: 'stage',
  mapToDisplayName: 'Pipeline stage',
  prompt: 'Which field says where a contact is in your pipeline?',
  mappedValues: [
    { mappedValue: 'new', mappedDisplayValue: 'New' },
    { mappedValue: 'active', mappedDisplayValue: 'Active' },
    { mappedValue: 'won', mappedDisplayValue: 'Won' },
  ],
};

export const Fresh: Story = {
  ...onMocks({ arrange: connected, shows: { role: 'button', name: saying('install.action') } }),
};

export const Saved: Story = {
  tags: ['!test'],
  ...onMocks({ arrange: (mock) => installed(mock), shows: /^Installed/ }),
};

export const Edited: Story = {
  ...onMocks({ arrange: (mock) => installed(mock) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Job Title' }));
  },
};

/** `installed` leaves companies and deals for later. */
export const JustSaved: Story = {
  tags: ['!test'],
  ...onMocks({ arrange: (mock) => installed(mock) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Companies/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findAllByText(/Next: Deals/);
  },
};

export const RequiredMappingMissing: Story = {
  ...onMocks({ arrange: (mock) => installed(mock) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Customer tier' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('Choose a field for Customer tier.');
  },
};

export const FieldMappedTwice: Story = {
  tags: ['!test'],
  ...onMocks({
    arrange: ({ given }) => {
      const installation = given.installation();
      installation.config.content = {
        ...content,
        read: {
          objects: {
            contacts: {
              ...contacts,
              selectedFieldMappings: { tier: 'lifecycle_stage', territory: 'lifecycle_stage' },
            },
          },
        },
      };
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/used by another mapping/);
  },
};

export const ValueMappings: Story = {
  ...onMocks({ arrange: connected, shows: saying('config.values.title') }),
  args: { fieldMapping: { contacts: [{ ...stage, fieldName: 'lifecycle_stage' }] } },
};

export const ValuesThatCannotBeMapped: Story = {
  ...onMocks({ arrange: connected, shows: saying('config.values.unmatched') }),
  args: { fieldMapping: { contacts: [{ ...stage, fieldName: 'job_title' }] } },
};

export const ObjectCannotBeRead: Story = {
  ...onMocks({
    arrange: (mock) => {
      connected(mock);
      mock.given.objects('sandbox', {
        ...mock.store.objectsOf('sandbox'),
        contacts: {
          error: 'Juniper answered 403: the signed-in user may not see contacts.',
          diagnosis: {
            reason: 'insufficient_scope',
            actor: 'consumer',
            nextStep: 'Connect again with an account that may see contacts.',
          },
        },
      });
    },
    shows: 'What to do',
  }),
};

export const ReadingStopped: Story = {
  ...onMocks({
    arrange: ({ given }) => {
      const installation = given.installation();
      installation.config.content = {
        ...content,
        read: { objects: { contacts: { ...contacts, disabled: true } } },
      };
    },
    shows: { role: 'button', name: saying('config.reading.resume') },
  }),
};

export const Writing: Story = {
  tags: ['!test'],
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Writing/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Deals' }));
  },
};

export const SaveRefused: Story = {
  tags: ['!test'],
  ...onMocks({
    arrange: (mock) => {
      installed(mock);
      mock.fail('patchObjectConfig', {
        code: 'sample_read_failed',
        ...sampleReadFailedProblem([
          { objectName: 'contacts', reason: 'No such column: job_title.', fields: ['job_title'] },
        ]),
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Job Title' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('This could not be saved');
  },
};

export const InstalledBySomebodyElse: Story = {
  ...onMocks({
    arrange: (mock) => {
      mock.given.connection({
        consumer: buildConsumer({ consumerRef: 'grace', consumerName: 'Grace Hopper' }),
      });
      installed(mock, { createdBy: 'consumer:grace' });
    },
    shows: saying('install.by.title'),
  }),
};

export const BadCredentials: Story = {
  ...onMocks({
    arrange: (mock) => {
      installed(mock);
      const [connection] = mock.store.connections;
      Object.assign(connection ?? {}, {
        status: 'bad_credentials',
        diagnosis: {
          reason: 'revoked',
          since: '2026-11-19T08:00:00.000Z',
          actor: 'consumer',
          nextStep: 'Access was withdrawn in Juniper on 19 November.',
        },
      });
    },
    shows: saying('connection.bad.title'),
  }),
};

export const AccountCannotBeRead: Story = {
  tags: ['!test'],
  ...onMocks({
    arrange: (mock) => {
      installed(mock);
      mock.store.objects = {};
    },
    shows: { role: 'button', name: saying('common.tryAgain') },
  }),
};

export const NothingToChoose: Story = {
  ...onMocks({ arrange: connected, shows: saying('install.proxy.detail') }),
  args: { integration: 'crm-proxy', autoInstall: false },
};

/** The account has none of the objects. */
export const NothingToRead: Story = {
  ...onMocks({
    arrange: ({ given }) => {
      given.connection({ provider: 'mockNone' });
      given.objects('mockNone', {});
    },
    shows: saying('install.none'),
  }),
  args: { integration: 'almanac-sync' },
};

export const WritesOnly: Story = {
  tags: ['!test'],
  ...onMocks({ arrange: connected, shows: { role: 'checkbox', name: 'Deals' } }),
  args: { integration: 'crm-writes' },
};

export const LongWords: Story = {
  ...onMocks({
    mock: {
      project: {
        appName: 'Quillboard Enterprise Resource Collaboration Suite for Distributed Organisations',
      },
    },
    arrange: (mock) => {
      connected(mock);
      const { contacts: known } = mock.store.objectsOf('sandbox') ?? {};
      if (!known || 'error' in known) return;
      const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
      const fields = structuredClone(known.fields);
      for (const field of [fields.phone, fields.city, fields.email]) if (field) field.displayName = name;
      mock.given.objects('sandbox', { ...mock.store.objectsOf('sandbox'), contacts: { ...known, fields } });
    },
    shows: { role: 'checkbox', name: /^Donaudampf/ },
  }),
};
