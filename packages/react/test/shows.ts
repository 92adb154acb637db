import { expect, waitFor, within } from 'storybook/test';

/** What a story must show: words, or the name of an element with a role. */
export type Shown = string | RegExp | { role: string; name: string | RegExp };

/** What `assertState` needs to know of a story. */
interface ShownStory {
  parameters: { shows?: Shown; settles?: boolean };
}

/** Waits until the page shows this. */
export async function assertShown(shown: Shown): Promise<void> {
  // A dialog is outside the story's own element.
  const page = within(document.body);
  await waitFor(
    async () => {
      const found =
        typeof shown === 'object' && 'role' in shown
          ? page.queryAllByRole(shown.role, { name: shown.name })
          : page.queryAllByText(shown);
      await expect(found.length, `elements that show ${JSON.stringify(shown)}`).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
}

/**
 * Checks that a story says what state it shows, and shows it. A story with its own `play` function checks it there.
 * Other stories set the parameter `shows`.
 */
export async function assertState(story: ShownStory & { hasOwnPlay: boolean }): Promise<void> {
  const { shows } = story.parameters;
  if (shows !== undefined) return assertShown(shows);
  if (!story.hasOwnPlay) {
    throw new Error(
      'This story asserts nothing, so it would also pass with another state. Give it a play function that finds what it is about, or the parameter "shows".',
    );
  }
}
