import type { UseComboboxProps } from 'downshift';
import { type RefObject, useEffect, useState } from 'react';
import { ownRoot, ownWindow } from '../own-root.ts';

type Environment = NonNullable<UseComboboxProps<unknown>['environment']>;

/**
 * Where downshift listens for clicks and asks for the focus. By default that is the page's window. It sees the elements
 * of a shadow root as one element, and does not see an iframe.
 */
export function useOwnEnvironment(element: RefObject<Element | null>): { environment?: Environment } {
  const [found, setFound] = useState<{ environment?: Environment }>({});
  useEffect(() => {
    if (element.current && ownRoot(element.current) !== document) {
      setFound({ environment: environmentOf(element.current) });
    }
  }, [element]);
  return found;
}

// Downshift uses only these four members of the document.
function environmentOf(element: Element): Environment {
  const root = ownRoot(element);
  const { body } = element.ownerDocument;
  const seen = {
    body,
    // A document answers its body if nothing has the focus. A shadow root answers null.
    get activeElement() {
      return root.activeElement ?? body;
    },
    getElementById: (id: string) => root.getElementById(id),
    createElement: (name: string) => element.ownerDocument.createElement(name),
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: seen as unknown as Document,
    Node: ownWindow(element).Node,
  };
}
