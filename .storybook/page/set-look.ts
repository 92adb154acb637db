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
