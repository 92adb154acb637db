import type { MockService } from '@dowel/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { narrowOnMocks, onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Wizard',
  tags: ['!test'],
  component: InstallIntegration,
  args: {
    integration: 'crm-sync',
    variant: 'wizard',
    groupRef: 'acme',
    consumerRef: 'ada',
    consumerName: 'Ada',
  },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** The first find of a story waits for the code of the screen. A busy machine needs time for that. */
const patiently = { timeout: 10_000 };
const connected = ({ given }: MockService) => given.connection();

/** Presses a button by its name. */
async function press({ canvas, userEvent }: Person, name: string | RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }, patiently));
}

const review: Play = async (context) => {
  await press(context, 'Continue');
  await press(context, 'Continue to Companies');
  await press(context, 'Continue to Deals');
  await press(context, 'Continue to review');
};

export const Objects: Story = {
  ...onMocks({ arrange: connected }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Read from/ }, patiently);
    await canvas.findByText('3 of 5 objects chosen. The others can follow later.');
  },
};

export const NothingChosen: Story = {
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const name of ['Read People', 'Read Companies', 'Read Deals']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name }, patiently));
    }
    await press(context, 'Continue');
    await canvas.findByText('Choose at least one object to go on');
  },
};

export const ObjectCannotBeRead: Story = {
  ...onMocks({
    arrange: (mock) => {
      connected(mock);
      const objects = structuredClone(mock.store.objectsOf('sandbox') ?? {});
      if (objects.companies && 'fields' in objects.companies) delete objects.companies.fields.name;
      mock.given.objects('sandbox', {
        ...objects,
        contacts: { error: 'Juniper answered 403: the signed-in user may not see contacts.' },
      });
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('People cannot be read', {}, patiently);
    await expect(canvas.getByRole('checkbox', { name: 'Read Companies' })).not.toBeChecked();
  },
};

export const Connection: Story = {
  tags: ['test'],
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    await press(context, 'Back');
    await context.canvas.findByRole('button', { name: /^Disconnect/ });
  },
};

export const Fields: Story = {
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    await press(context, 'Continue');
    await context.canvas.findByText('Object 1 of 3');
  },
};

export const MatchMissing: Story = {
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    await press(context, 'Continue');
    await press(context, 'Clear Customer tier');
    await press(context, 'Continue to Companies');
    await context.canvas.findByText('Choose a field for Customer tier.');
  },
};

export const Review: Story = {
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Write to Deals' }, patiently));
    await review(context);
    await canvas.findByRole('button', { name: 'Edit Writing' });
  },
};

export const ReviewWithThingsLeftOut: Story = {
  tags: ['test'],
  ...onMocks({ arrange: connected }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Read Companies' }, patiently));
    await press(context, 'Continue');
    await press(context, 'Continue to Deals');
    await press(context, 'Continue to review');
    await canvas.findByRole('button', { name: 'Add Companies' });
  },
};

export const Done: Story = {
  ...onMocks({ arrange: connected }),
  args: { returnUrl: '/' },
  play: async (context) => {
    await review(context);
    await press(context, 'Install CRM sync');
    const heading = await context.canvas.findByRole('heading', { name: /is connected to Quillboard/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

const narrow = narrowOnMocks({ arrange: connected });

export const ObjectsNarrow: Story = { ...Objects, ...narrow };
export const ReviewNarrow: Story = { ...ReviewWithThingsLeftOut, ...narrow };
