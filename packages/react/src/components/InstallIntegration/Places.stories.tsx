import type { AccountObjects, MockService } from '@dowel/mocks';
import type { ManifestIntegration } from '@dowel/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { onMocks, settle } from '../../../test/mock-story.tsx';
import { signInButton } from '../../../test/story-words.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Places',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const done = {
  contacts: {
    objectName: 'contacts',
    selectedFields: {},
    selectedFieldMappings: { tier: 'lifecycle_stage' },
  },
  companies: { objectName: 'companies', selectedFields: { industry: true } },
  deals: { objectName: 'deals', selectedFields: { amount: true } },
};

function installed({ given }: MockService): void {
  given.installation().config.content = {
    provider: 'sandbox',
    read: { objects: done },
    write: { objects: { contacts: { objectName: 'contacts' } } },
  };
}

/** Nothing is cut off, and nothing scrolls sideways. */
const fits =
  (width: number): Play =>
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await settle({ canvasElement });
    const page = document.documentElement;
    await waitFor(() => expect(page.clientWidth).toBe(width));
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  };

export const SmallPhone: Story = {
  ...onMocks({ arrange: installed }),
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: fits(320),
};

export const SettingsColumn: Story = {
  ...onMocks({ arrange: installed }),
  globals: { viewport: { value: 'column', isRotated: false } },
  play: fits(672),
};

/** Every object is set up, and something is written too. */
export const EverythingSetUp: Story = {
  ...onMocks({ arrange: installed }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tab', { name: /People/ });
    await settle({ canvasElement });
    await expect(canvas.getAllByRole('tab').length).toBeGreaterThanOrEqual(5);
  },
};

const manyNames = Array.from({ length: 24 }, (_, index) => `custom_object_${index + 1}`);
const many: ManifestIntegration = {
  name: 'crm-sync',
  displayName: 'CRM sync',
  provider: 'sandbox',
  read: {
    objects: manyNames.map((objectName) => ({
      objectName,
      destination: '',
      schedule: '',
      requiredFields: [{ fieldName: 'name' }],
    })),
  },
};
const manyObjects: AccountObjects = Object.fromEntries(
  manyNames.map((name, index) => [
    name,
    {
      displayName: `Custom object ${index + 1}`,
      fields: { name: { fieldName: 'name', displayName: 'Name' } },
    },
  ]),
);

/** A manifest that reads 24 objects. */
export const ManyObjects: Story = {
  tags: ['test'],
  ...onMocks({
    mock: { seed: { integrations: [many] } },
    arrange: ({ given }) => {
      given.connection();
      given.objects('sandbox', manyObjects);
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tab', { name: /Custom object 24/ });
    await settle({ canvasElement });
  },
};

/** Two integrations on one page. Each has its own state, and no id is there twice. */
export const TwoOnAPage: Story = {
  ...onMocks({ arrange: installed }),
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <InstallIntegration {...args} />
      <InstallIntegration {...args} integration="ledger-sync" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('tablist');
    await canvas.findByRole('button', signInButton);
    await settle({ canvasElement });
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);

    await expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  },
};
