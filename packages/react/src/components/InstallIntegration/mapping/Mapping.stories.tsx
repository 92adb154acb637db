import type { Meta, StoryObj } from '@storybook/react-vite';
import { arrangeMappings } from '../../../../test/mock-mapping.ts';
import { onMocks } from '../../../../test/mock-story.tsx';
import { InstallIntegration } from '../InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Matching fields',
  tags: ['!test'],
  component: InstallIntegration,
  args: { integration: 'matching', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
  ...onMocks({ arrange: arrangeMappings }),
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Similar name');
  },
};

export const Samples: Story = {
  tags: ['test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show details' }));
    await canvas.findAllByRole('list', { name: 'For example' });
  },
};

export const SamplesUnavailable: Story = {
  ...onMocks({
    arrange: (service) => {
      arrangeMappings(service);
      service.fail('listSamples', 'samples_unavailable');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show details' }));
    await canvas.findByText('Samples could not be loaded');
  },
};

export const Missing: Story = {
  ...onMocks({ arrange: (service) => arrangeMappings(service, { isAlone: true }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Similar name');
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }));
    await canvas.findByRole('link', { name: 'Shoe size' });
  },
};

export const Copying: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Place' }));
    await userEvent.keyboard('City{ArrowDown}{Enter}');
    await userEvent.click(await canvas.findByRole('tab', { name: /^Companies/ }));
    await canvas.findByRole('button', { name: 'Copy from People' });
  },
};

/** One record, by the names of the product. */
export const Preview: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview a record' }));
    await canvas.findByText('A record, as Quillboard will get it');
  },
};
