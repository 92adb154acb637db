/**
 * A story in a frame of a documentation page may move the focus. That must not scroll the page around the frame, and a
 * browser scrolls all frames unless it is told not to.
 */
export function stayInFrame(): void {
  if (!isInPage()) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

function isInPage(): boolean {
  try {
    return window.parent !== window && window.parent.location.pathname.endsWith('iframe.html');
  } catch {
    // Storybook itself is in a frame of another site.
    return false;
  }
}
