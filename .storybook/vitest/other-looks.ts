import type { Look } from '../page/set-look.ts';

/** The looks in which a drawn story is checked again. The names are those of the runs that draw it so from the start. */
export const otherLooks = {
  'stories-dark': { scheme: 'dark', direction: 'ltr' },
  'stories-light-rtl': { scheme: 'light', direction: 'rtl' },
} as const satisfies Record<string, Look>;
