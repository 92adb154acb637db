import { ownTheme, presets, type ThemeValues, toCss } from './themes.ts';

const valuesKey = 'dowel-own-theme';
const chosenKey = 'dowel-chosen-theme';
const styleId = 'dowel-page-theme';

/** What the person set in the theme editor. The browser keeps it, so it is there while they look at every story. */
export function readOwnTheme(): ThemeValues {
  const kept: unknown = JSON.parse(read(valuesKey) ?? '{}');
  return isThemeValues(kept) ? kept : {};
}

/** Keeps the person's theme. Frames that show it change at once: a browser tells them of the change. */
export function keepOwnTheme(values: ThemeValues): void {
  keep(valuesKey, JSON.stringify(values));
}

/** The theme that was chosen last. */
export const readChosenTheme = (): string => read(chosenKey) ?? 'dowel';

export const keepChosenTheme = (name: string): void => keep(chosenKey, name);

/** Gives the page a theme, as a builder's stylesheet does it. */
export function applyTheme(name: string): void {
  const values =
    name === ownTheme ? readOwnTheme() : (presets.find((preset) => preset.name === name)?.values ?? {});
  const style = document.getElementById(styleId) ?? document.head.appendChild(newStyle());
  style.textContent = toCss(values);
  document.documentElement.dataset.theme = name;
}

/** Follows the theme editor, which may be open in another frame or another tab. */
export function followThemeEditor(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === valuesKey && document.documentElement.dataset.theme === ownTheme) applyTheme(ownTheme);
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A browser that blocks storage throws. Then nothing is kept for the next page. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function newStyle(): HTMLStyleElement {
  return Object.assign(document.createElement('style'), { id: styleId });
}

function isThemeValues(value: unknown): value is ThemeValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((member) => typeof member === 'string')
  );
}
