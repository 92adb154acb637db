import { afterEach as findFaults } from '@storybook/addon-a11y/preview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { checkEveryLook } from '../vitest/every-look.ts';

/** A text with a fault that is only there in one look. */
function Planted({ css }: { css: string }) {
  return (
    <>
      <style>{css}</style>
      <p className="planted">Words to read</p>
    </>
  );
}

// These stories test the check that every other story passes, so it must refuse them.
const meta = {
  title: 'Storybook/Every look',
  component: Planted,
  tags: ['!dev', '!autodocs'],
  args: { css: '' },
  play: async (context) => {
    const reports: { type: string; status: string }[] = [];
    const reporting = {
      ...context.reporting,
      addReport: (report: (typeof reports)[number]) => void reports.push(report),
    };
    const checked = checkEveryLook({ ...context, reporting } as typeof context, {
      findFaults,
      preferScheme: async () => {},
    }).then(
      () => 'no fault',
      (error: Error) => error.message,
    );

    await expect(await checked).toContain(context.parameters.fault);
    await expect(reports.filter(({ status }) => status === 'failed').map(({ type }) => type)).toEqual(
      context.parameters.refusedIn,
    );
    // The rest of the run finds the page without its fault.
    for (const style of context.canvasElement.querySelectorAll('style')) style.textContent = '';
  },
} satisfies Meta<typeof Planted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = {
  name: 'passes what is fine in every look',
  parameters: { fault: 'no fault', refusedIn: [] },
};

export const DarkFault: Story = {
  name: 'refuses a contrast that is too low only in dark',
  args: { css: '.planted { color: light-dark(#111, #333) }' },
  parameters: { fault: 'color-contrast', refusedIn: ['stories-dark'] },
};

export const RightToLeftFault: Story = {
  name: 'refuses a contrast that is too low only right to left',
  args: { css: '.planted:dir(rtl) { color: #ddd }' },
  parameters: { fault: 'color-contrast', refusedIn: ['stories-light-rtl'] },
};

export const StuckPage: Story = {
  name: 'refuses a page that does not follow the scheme',
  args: { css: ':root:root { color-scheme: light !important }' },
  parameters: { fault: 'should be dark', refusedIn: ['stories-dark'] },
};
