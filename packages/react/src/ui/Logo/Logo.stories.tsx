import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';
import { Logo } from './Logo.tsx';

const names = [
  'Juniper CRM',
  'Deskhand',
  'Vaultmark',
  'Harborline',
  'Tidewater',
  '日程表',
  'Orchard',
  'Basalt',
];
const leaf = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0f8a5f" d="M8 2l6 12H2z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  args: { kind: 'provider', name: 'Juniper CRM' },
  decorators: [inRoot()],
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Monograms: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Logo kind="product" name="Quillboard" />
      {names.map((name) => (
        <Logo key={name} kind="provider" name={name} />
      ))}
      <Logo kind="person" name="Ada" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('.dowel-logo')].map(
      (logo) => getComputedStyle(logo).backgroundColor,
    );

    await expect(new Set(colours.slice(1, -1)).size).toBeGreaterThan(3);
    await expect(colours.slice(1)).not.toContain(colours[0]);
  },
};

export const Picture: Story = {
  args: { picture: leaf },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

export const OwnElement: Story = {
  args: {
    picture: (
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" fill="#0f8a5f" />
      </svg>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('circle')).toBeVisible();
  },
};

/** A picture that cannot be loaded leaves no hole: the letter takes its place. */
export const BrokenPicture: Story = {
  args: { picture: 'data:image/png;base64,bm90IGEgcGljdHVyZQ==' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.dowel-logo')).toHaveTextContent('J'));
  },
};

export const Badges: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Badge tone="neutral" icon="info" />
      <Badge tone="info" icon="info" />
      <Badge tone="success" icon="success" />
      <Badge tone="warning" icon="warning" />
      <Badge tone="danger" icon="danger" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.dowel-logo[data-tone] > .dowel-icon')).toHaveLength(5);
  },
};
