import type { Answer } from '@dowel/client';
import { passMessage, signInPassHeader } from '@dowel/schema/rules';

const everyMs = 250;
/**
 * The start page may load slowly, so we try for ten seconds. After that, the person has read the page and can click.
 */
const tries = 40;

/**
 * Leads a popup past the start page without a click. The start page sends nothing until it gets a message, so we send
 * messages until it answers. If it does not accept this page, the person has to click.
 */
export function passStartPage(popup: Window, { data: url, response }: Answer<string>): void {
  const pass = response.headers.get(signInPassHeader);
  let left = pass ? tries : 0;
  const timer = setInterval(() => {
    if (!left--) return clearInterval(timer);
    // A message that arrives before the page has loaded, or after it is gone, is lost together with its port.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      left = 0;
    };
    popup.postMessage({ type: passMessage, pass }, new URL(url).origin, [port2]);
  }, everyMs);
}
