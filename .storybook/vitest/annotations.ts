// What the test runs add to each story. Storybook itself does not load this file.
import { afterEach as findFaults } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { commands } from 'vitest/browser';
import { checkEveryLanguage } from './every-language.ts';
import { checkEveryLook } from './every-look.ts';

export const afterEach: Preview['afterEach'] = async (context) => {
  const { everyLook, everyLanguage } = context.globals;
  if (everyLook)
    await checkEveryLook(context, { findFaults, preferScheme: (scheme) => commands.preferScheme(scheme) });
  if (everyLanguage) await checkEveryLanguage(context, findFaults);
};
