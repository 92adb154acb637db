import type { afterEach as findFaults } from '@storybook/addon-a11y/preview';
import { assertState } from '../../packages/react/test/shows.ts';
import { type Look, setLook } from '../page/set-look.ts';
import { otherLooks } from './other-looks.ts';

/** The part of a story's context that a check needs. */
type Context = Parameters<typeof findFaults>[0];
type Report = Parameters<Context['reporting']['addReport']>[0];

interface Checks {
  /** The check of `@storybook/addon-a11y`. */
  findFaults: typeof findFaults;
  /** Makes the browser prefer a scheme, as a person's system does. */
  preferScheme: (scheme: string) => Promise<void>;
}

/**
 * What axe can find in another look only: nothing but CSS differs there, so names, roles and the rest stay as they were
 * found when the story was drawn.
 */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/**
 * Checks a story that is already drawn in every other look. It changes the page as a person's page or system changes.
 * Each look is reported. A fault in one of them fails the story.
 */
export async function checkEveryLook(context: Context, { findFaults, preferScheme }: Checks): Promise<void> {
  const faults: Error[] = [];
  const drawn = lookOf(context, {});
  try {
    for (const [name, wanted] of Object.entries(otherLooks)) {
      const fault = await faultIn(context, lookOf(context, wanted), { findFaults, preferScheme });
      context.reporting.addReport({
        type: name,
        version: 1,
        result: {},
        status: fault ? 'failed' : 'passed',
      });
      if (fault) faults.push(new Error(`${name}: ${fault.message}`, { cause: fault.cause ?? fault }));
    }
  } finally {
    await show(drawn, preferScheme);
  }
  if (faults.length > 0)
    throw new Error(faults.map(({ message }) => message).join('\n\n'), { cause: faults[0] });
}

/** What a story says of itself wins: it has one scheme or one direction in every look. */
function lookOf({ globals, storyGlobals }: Context, wanted: Partial<Look>): Look {
  const { scheme, direction } = { ...globals, ...wanted, ...storyGlobals };
  return { scheme, direction };
}

async function faultIn(context: Context, look: Look, checks: Checks): Promise<Error | undefined> {
  try {
    await show(look, checks.preferScheme);
    await assertState({ ...context, hasOwnPlay: true });
    const globals = { ...context.globals, ...look, testedScheme: look.scheme };
    await context.parameters.inEachLook?.({ ...context, globals });
    const reports: Report[] = [];
    const reporting = { reports, addReport: (report: Report) => void reports.push(report) };
    const { a11y } = context.parameters;
    const options = { ...a11y?.options, runOnly: rulesOfLooks };
    const parameters = { ...context.parameters, a11y: { ...a11y, options } };
    await checks.findFaults({ ...context, parameters, reporting });
    // An axe that did not run finds nothing either.
    if (!reports.every(({ status }) => status === 'passed') || reports.length === 0)
      throw new Error('Axe did not run, or found something.');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Changes the look, and ends the transitions that this starts, so that no colour is measured half-way. */
async function show(look: Look, preferScheme: Checks['preferScheme']): Promise<void> {
  await preferScheme(look.scheme);
  setLook(look);
  const { colorScheme, direction } = getComputedStyle(document.documentElement);
  if (colorScheme !== look.scheme || direction !== look.direction) {
    throw new Error(
      `The page is ${colorScheme} and ${direction}, and should be ${look.scheme} and ${look.direction}.`,
    );
  }
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
