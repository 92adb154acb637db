/**
 * The document or the shadow root that an element is in. Look for ids and for the focus there, not in the page's
 * document.
 */
export function ownRoot(element: Element): Document | ShadowRoot {
  // The root is something else only if the element is outside every document. Then it cannot have the focus.
  return element.getRootNode() as Document | ShadowRoot;
}

/** The window whose viewport an element is drawn in. It is not the page's own window if the element is in an iframe. */
export function ownWindow(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
