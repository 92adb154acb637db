/**
 * The script of a start page. It sends its opener nothing unasked. If the opener's origin is listed and it knows the
 * secret that came with the address, the sign-in goes on without a click. Otherwise the person reads the page first.
 * The button is disabled for a moment, so that the second half of a double click that began on another page does not
 * press it.
 */
export const START_SCRIPT = `
(() => {
const { origins = [], loopbackHost, messages } = JSON.parse(document.getElementById('dowel-start').textContent);
const form = document.forms[0];
const button = form.querySelector('button');

let timer;
const rest = () => {
  button.disabled = true;
  clearTimeout(timer);
  timer = setTimeout(() => { button.disabled = false; }, 600);
};
addEventListener('focus', rest);
document.addEventListener('visibilitychange', rest);
rest();
form.addEventListener('submit', () => {
  removeEventListener('focus', rest);
  document.removeEventListener('visibilitychange', rest);
  clearTimeout(timer);
  button.disabled = true;
});

const isListed = (origin) => origins.includes(origin)
  || (loopbackHost !== undefined && /^https?:/.test(origin) && new RegExp(loopbackHost).test(new URL(origin).hostname));
const ports = [];
addEventListener('message', async ({ source, origin, data, ports: [port] }) => {
  if (!port || source === null || source !== window.opener || !isListed(origin)) return;
  if (data === null || typeof data !== 'object' || data.type !== messages.pass || typeof data.pass !== 'string') return;
  // An opener repeats itself until it is answered.
  if (ports.push(port) > 1) return;
  const url = await pass(data.pass);
  for (const one of ports) one.postMessage({ type: url ? messages.started : messages.refused });
  if (url) location.replace(url);
});

async function pass(secret) {
  try {
    const response = await fetch(location.href, {
      method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams({ pass: secret }),
    });
    return response.ok ? (await response.json()).url : undefined;
  } catch { return undefined; }
}
})();
`;
