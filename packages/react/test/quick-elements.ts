import * as React from 'react';

/** React notes where each element was made, for its warnings. It stops after this many in a second. */
const notedInSecond = 10_000;
const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => notedInSecond, set() {} });

const plain = /^([a-z]\w*)(\[[^\],]*\]|:not\(\[[^\],]*\]\))*$/;
const namesOf = new Map<string, string | undefined>();

/** A query by role tries a hundred selectors on each element. Most of them begin with another name. */
function quicken(elements: Element): void {
  const { matches } = elements;
  Object.assign(elements, {
    matches(this: Element, selector: string): boolean {
      if (!namesOf.has(selector)) namesOf.set(selector, plain.exec(selector)?.[1]);
      const name = namesOf.get(selector);
      return (name === undefined || name === this.localName) && matches.call(this, selector);
    },
  });
}

// What a server draws has no document.
if (globalThis.Element) quicken(Element.prototype);
