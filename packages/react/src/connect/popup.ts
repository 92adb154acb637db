const width = 600;
const height = 720;

/**
 * Opens an empty window to send somewhere later: only a window that opens in the click itself is never blocked. Null
 * when the browser refuses all the same.
 */
export function openPopup(): Window | null {
  // Negative on a screen to the left of the first one.
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open('about:blank', '_blank', features);
  if (!popup || popup.closed) return null;
  popup.document.body?.append('…');
  return popup;
}

/** Sends the popup to the provider, without leaving the empty page in its history. */
export function sendPopup(popup: Window, url: string): void {
  popup.location.replace(url);
  popup.focus();
}
