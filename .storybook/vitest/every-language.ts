import type { afterEach as findFaults } from '@storybook/addon-a11y/preview';
import { waitFor } from 'storybook/test';
import { locales } from '../../packages/react/test/locales.ts';
import { showIn } from '../../packages/react/test/story-language.ts';
import { rulesOfLooks } from './every-look.ts';

type Context = Parameters<typeof findFaults>[0];
type Report = Parameters<Context['reporting']['addReport']>[0];

/**
 * Checks a story that is already played in every language: what a person did stays, and the page changes its words. Axe
 * finds nothing, and nothing scrolls sideways. Names and roles are looked at in light and left to right only, because they
 * are the same in another look.
 */
export async function checkEveryLanguage(context: Context, check: typeof findFaults): Promise<void> {
  const faults: string[] = [];
  const { scheme, direction } = context.globals;
  const isFirstLook = scheme === 'light' && direction === 'ltr';
  const { a11y } = context.parameters;
  const options = { ...a11y?.options, ...(!isFirstLook && { runOnly: rulesOfLooks }) };
  const parameters = { ...context.parameters, a11y: { ...a11y, options } };
  const wasWide = isTooWide();
  for (const { name } of locales) {
    showIn(name);
    document.documentElement.lang = name;
    // React draws what changed outside of an event a moment later.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const reports: Report[] = [];
    const reporting = { reports, addReport: (report: Report) => void reports.push(report) };
    try {
      await check({ ...context, parameters, reporting });
      if (!reports.some(({ status }) => status === 'passed')) throw new Error('Axe did not run.');
      if (!wasWide) await waitFor(() => assertNarrow());
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  showIn('en');
  document.documentElement.lang = 'en';
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}

const isTooWide = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

function assertNarrow(): void {
  if (isTooWide()) throw new Error('Something scrolls sideways.');
}
