import { expect, waitFor, within } from 'storybook/test';

/** What a story must show: words, or the name of an element with a role. */
export type Shown = string | RegExp | { role: string; name: string | RegExp };

/** What `assertState` needs to know of a story. */
interface ShownStory {
  canvasElement: HTMLElement;
  parameters: { shows?: Shown; settles?: boolean };
  args: Readonly<Record<string, unknown>>;
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

/** Texts that a primitive gets and must draw. */
const drawn = ['children', 'label', 'title', 'text', 'heading', 'summary'];

/**
 * Checks that a story says what state it shows, and shows it. A story with its own `play` function checks it there.
 * Other stories set the parameter `shows`, or get the words that they must draw as an argument.
 */
export async function assertState(story: ShownStory & { hasOwnPlay: boolean }): Promise<void> {
  const { shows } = story.parameters;
  if (shows !== undefined) return assertShown(shows);
  if (story.hasOwnPlay) return;
  const [words] = drawn.flatMap((name) => {
    const value = story.args[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  if (words === undefined) {
    throw new Error(
      'This story asserts nothing, so it would also pass with another state. Give it a play function that finds what it is about, or the parameter "shows".',
    );
  }
  await assertWords(story.canvasElement, words);
}

/** A name counts as much as a text: a field draws its label, an icon button has it as its name. */
async function assertWords(element: HTMLElement, words: string): Promise<void> {
  const named = [...element.querySelectorAll(`[aria-label]`)].map((each) => each.getAttribute('aria-label'));
  await expect([element.textContent, ...named].join('\n')).toContain(words);
}
