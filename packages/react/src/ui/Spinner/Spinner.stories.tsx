import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  decorators: [inRoot()],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  play: async ({ canvasElement }) => {
    const spinner = canvasElement.querySelector('[part="spinner"]');
    await expect(spinner?.getAnimations().length).toBe(1);
  },
};
