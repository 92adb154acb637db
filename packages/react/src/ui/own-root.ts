/** The document or the shadow root that an element is in. Ids and the focus are sought there, not in the page's document. */
export function ownRoot(element: Element): Document | ShadowRoot {
  // Only for an element outside every document is the root something else. Such an element has no focus to be found.
  return element.getRootNode() as Document | ShadowRoot;
}

/** The window whose viewport an element is drawn in. It is not the page's own window if the element is in an iframe. */
export function ownWindow(element: Element): Window & typeof globalThis {
  return element.ownerDocument.defaultView ?? window;
}
