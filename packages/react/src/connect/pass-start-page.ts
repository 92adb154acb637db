import type { Answer } from '@dowel/client';
import { passMessage, signInPassHeader } from '@dowel/schema/rules';

const everyMs = 250;
/** The page may load slowly. Later than this, its person has read it and clicks. */
const tries = 40;

/**
 * Leads a popup past the start page without a click. The page says nothing before it is spoken to, so it is spoken to until
 * it answers. Where it does not heed this page, its person clicks.
 */
export function passStartPage(popup: Window, { data: url, response }: Answer<string>): void {
  const pass = response.headers.get(signInPassHeader);
  let left = pass ? tries : 0;
  const timer = setInterval(() => {
    if (!left--) return clearInterval(timer);
    // Until the page is there, and once it is gone, the port is lost with the message.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      left = 0;
    };
    popup.postMessage({ type: passMessage, pass }, new URL(url).origin, [port2]);
  }, everyMs);
}
