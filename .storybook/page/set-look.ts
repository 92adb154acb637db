/** What a page may change while a story is drawn. The library follows by CSS alone. */
export interface Look {
  scheme: string;
  direction: string;
}

/** Gives the page a colour scheme and a direction of writing. */
export function setLook({ scheme, direction }: Look): void {
  const page = document.documentElement;
  page.dataset.scheme = scheme;
  page.dir = direction;
}

/** The direction that was chosen, or that of the language. */
export function directionOf(chosen: string, locale: string): string {
  if (chosen !== 'language') return chosen;
  return locale === 'ar' ? 'rtl' : 'ltr';
}
