const width = 600;
const height = 720;

/**
 * Opens an empty window, which gets its address later: browsers never block a window that opens in the click itself.
 * Returns null if the browser blocks it anyway.
 */
export function openPopup(): Window | null {
  // This can be negative: some screens are to the left of the main screen.
  const left = window.screenX + (window.outerWidth - width) / 2;
  const top = window.screenY + (window.outerHeight - height) / 2;
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open('about:blank', '_blank', features);
  return popup?.closed ? null : popup;
}

/** Sends the popup to an address. The empty page does not stay in its history. */
export function sendPopup(popup: Window, url: string): void {
  popup.location.replace(url);
  popup.focus();
}
