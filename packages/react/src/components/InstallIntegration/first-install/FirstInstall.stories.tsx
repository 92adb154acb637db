import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowOnMocks, onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/First install',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first find of a story waits for the code of the screen. A busy machine needs time for that. */
const patiently = { timeout: 10_000 };
const connected = ({ given }: MockService) => given.connection();

export const AllSetUp: Story = {
  tags: ['test'],
  ...onMocks({ arrange: connected }),
  play: async ({ canvas }) => {
    await canvas.findByText('3 of 3 set up', {}, patiently);
    await canvas.findByText('Installs People, Companies, and Deals.');
  },
};

export const OneIncomplete: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Customer tier' }, patiently));
    await canvas.findByRole('tab', { name: 'People Not complete' });
    await canvas.findByText('Installs Companies and Deals. People still needs Customer tier.');
  },
};

export const OneLeftOut: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Deals/ }, patiently));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Read Deals' }));
    await canvas.findByText('Installs People and Companies. Left out: Deals.');
  },
};

function withoutCompanyName(mock: MockService) {
  connected(mock);
  const objects = structuredClone(mock.store.objectsOf('sandbox') ?? {});
  if (objects.companies && 'fields' in objects.companies) delete objects.companies.fields.name;
  mock.given.objects('sandbox', { ...objects, deals: { error: 'Juniper answered 403.' } });
}

/** The account lacks a required field of companies, and the provider does not show deals to this person. */
export const OneLacksAField: Story = {
  ...onMocks({ arrange: withoutCompanyName }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('tab', { name: 'Companies Lacks a required field' }, patiently),
    );
    await canvas.findByText(/has no field for Name/);
    await canvas.findByText(/^Installs People\. Left out, because/);
  },
};

export const Refused: Story = {
  ...onMocks({
    arrange: (mock) => {
      connected(mock);
      mock.fail('createInstallation', {
        code: 'sample_read_failed',
        detail: 'Juniper refused a sample read of companies with these fields.',
        issues: [{ in: 'body', name: 'config.content.read.objects.companies', detail: 'No such column.' }],
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }, patiently));
    await canvas.findByRole('tab', { name: 'Companies Not accepted', selected: true });
    const title = await canvas.findByText('This could not be saved');
    await waitFor(() => expect(title.closest('[role=alert]')).toHaveFocus());
  },
};

export const Installed: Story = {
  ...onMocks({ arrange: connected }),
  args: { returnUrl: '/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }, patiently));
    const heading = await canvas.findByRole('heading', { name: /is connected to Quillboard/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await canvas.findByRole('link', { name: 'Go to Quillboard' });
  },
};

export const InstalledInPart: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Deals/ }, patiently));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Read Deals' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await canvas.findByRole('button', { name: 'Set up Deals' });
  },
};

export const InstalledByItself: Story = {
  ...onMocks({ arrange: connected }),
  args: { integration: 'crm-proxy' },
  play: async ({ canvas }) => {
    await canvas.findByText(/may use the Juniper CRM API/, {}, patiently);
  },
};

/** The tabs after a first install that left something out. */
export const ThingsMissing: Story = {
  tags: ['test'],
  ...InstalledInPart,
  play: async (context) => {
    await InstalledInPart.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change settings' }));
    await context.canvas.findByText('Installed · 2 of 3 set up');
  },
};

const narrow = narrowOnMocks({ arrange: connected });

export const Narrow: Story = { ...OneIncomplete, ...narrow };
export const InstalledNarrow: Story = { ...InstalledInPart, ...narrow };
