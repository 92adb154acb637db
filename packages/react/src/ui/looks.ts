import { createContext, type ReactNode, useContext } from 'react';
import type { Slots } from './slots.ts';
import type { Token } from './token.ts';

/** How the components look. It comes before the custom properties of the page, and is for their usual values only. */
export interface Appearance {
  /** The colour scheme. `auto` follows the person's system. Without a theme, the components follow the page. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** The length that every size is a multiple of. `1rem` by default, as in `--dowel-unit`. */
  unit?: string | undefined;
  /** `compact` has smaller distances and controls. */
  density?: 'usual' | 'compact' | undefined;
  /** The radius of buttons and boxes, such as `4px`. Other radii are derived from it. */
  radius?: string | undefined;
  /** Any custom property of the library, by its name. */
  variables?: Readonly<Partial<Record<Token, string>>> | undefined;
}

/** What the page has decided about the looks of the components. */
export interface Looks {
  components?: Slots | undefined;
  appearance?: Appearance | undefined;
  /** Set if components are drawn into shadow roots. Gives what is drawn there the contexts of `ServiceProvider`. */
  isolated?: ((content: ReactNode) => ReactNode) | undefined;
}

export const LooksContext = /* @__PURE__ */ createContext<Looks>({});

/** The looks of the nearest `ServiceProvider`. */
export function useLooks(): Looks {
  return useContext(LooksContext);
}

/** Sets the values of an appearance on an element. A policy against inline styles allows this, unlike an attribute. */
export function dress(element: HTMLElement, { unit, radius, variables }: Appearance = {}): void {
  const values = { '--dowel-unit': unit, '--dowel-default-border-radius': radius, ...variables };
  element.style.cssText = '';
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value ?? '');
}
