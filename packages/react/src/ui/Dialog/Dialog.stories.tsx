import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Example({ isDefaultOpen = true, body }: { isDefaultOpen?: boolean; body?: string }) {
  const [isOpen, setOpen] = useState(isDefaultOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Uninstall</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Uninstall Salesforce?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Uninstall
            </Button>
          </>
        }
      >
        {body}
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Example,
  args: { body: 'Nothing more will be read. The connection to your account stays until you remove it.' },
  decorators: [inRoot({ minBlockSize: '20rem' })],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = { shows: { role: 'dialog', name: 'Uninstall Salesforce?' } };

export const Open: Story = { parameters: dialog };
export const Closed: Story = {
  args: { isDefaultOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const LongText: Story = {
  parameters: dialog,
  args: { body: 'Nothing more will be read from your account. '.repeat(40) },
};
