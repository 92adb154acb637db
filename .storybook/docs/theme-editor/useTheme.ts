import { useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyTheme, keepChosenTheme, keepOwnTheme, readOwnTheme } from '../../page/own-theme.ts';
import { ownTheme, presets, type ThemeValues } from '../../page/themes.ts';
import { lastChosen } from '../blocks/useToolbar.ts';

/** The person's theme. Each change shows at once, here and in every frame, and stays when they go to another story. */
export function useTheme() {
  const [values, setValues] = useState<ThemeValues>(startingValues);
  useEffect(chooseOwnTheme, []);
  const change = (next: ThemeValues) => {
    keepOwnTheme(next);
    setValues(next);
    applyTheme(ownTheme);
  };
  return {
    values,
    replace: change,
    set: (name: string, value: string) => change({ ...values, [name]: value }),
    reset: (name: string) =>
      change(Object.fromEntries(Object.entries(values).filter(([key]) => key !== name))),
  };
}

/** What the person set before. Without that, the theme that is chosen in the toolbar. */
function startingValues(): ThemeValues {
  const own = readOwnTheme();
  if (Object.keys(own).length > 0) return own;
  const values = presets.find(({ name }) => name === lastChosen().theme)?.values ?? {};
  keepOwnTheme(values);
  return values;
}

/**
 * Chooses the person's theme in the toolbar when the editor opens. Storybook draws a page anew after each choice, so it
 * must not happen while somebody types.
 */
function chooseOwnTheme(): void {
  applyTheme(ownTheme);
  keepChosenTheme(ownTheme);
  if (lastChosen().theme === ownTheme) return;
  addons.getChannel().emit(UPDATE_GLOBALS, { globals: { theme: ownTheme } });
}
