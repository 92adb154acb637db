import { HIDDEN_PART } from './destination-addresses.ts';

/**
 * Why nothing can be delivered to this address, or undefined if it is fine.
 * @param allowsPlain whether the address may have no TLS. Only a server knows whether it is in a private network that
 * the operator lists.
 */
export function webhookUrlFault(url: string, { allowsPlain = false } = {}): string | undefined {
  const parsed = wholeAddress(url);
  if (!parsed) return 'is not a whole address, such as https://example.com/hooks';
  if (parsed.hash) return 'must have nothing after "#", because that is never sent';
  const isSafe = parsed.protocol === 'https:' || (allowsPlain && parsed.protocol === 'http:');
  if (!isSafe) {
    return 'must be an address that begins with https://. One that begins with http:// has to be in a private network that the operator lists in DOWEL_ALLOW_PRIVATE_NETWORK';
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return 'must not have a user name or password: send them in the header Authorization (metadata.headers)';
  }
  return hiddenFault(url);
}

/**
 * An address that is used as it is written. A parser adds slashes, turns backslashes round and leaves out spaces, so messages
 * would go to another address than the one that was sent.
 */
export function wholeAddress(text: string): URL | undefined {
  return /^[a-z]+:\/\/[^\s\\/][^\s\\]*$/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

/** Somebody sends what a list has shown. It cannot be told which secret was there. */
function hiddenFault(text: string): string | undefined {
  return text.includes(HIDDEN_PART) ? `has ${HIDDEN_PART} in place of a secret: send the whole` : undefined;
}

/** A header with one of these names frames the message, so another value would break the delivery. */
const framing = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** These prove to the receiver who sent the message. */
const signing = /^(svix|webhook)-/;

/**
 * What is wrong with the headers that a webhook destination adds to each delivery. A fault names the header and never
 * repeats its value, because the value may be a credential.
 */
export function webhookHeaderFaults(headers: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set<string>();
  return Object.entries(headers).flatMap(([name, value]) => {
    const lower = name.toLowerCase();
    const isRepeated = names.has(lower);
    names.add(lower);
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(lower)) return [`"${name}" is not a name that a header can have`];
    if (isRepeated) return [`names "${name}" twice: in the names of headers, case does not count`];
    if (framing.includes(lower) || signing.test(lower)) {
      return [`sets "${name}", which each delivery sets itself`];
    }
    const fault = hiddenFault(value);
    if (fault) return [`${fault}, in "${name}"`];
    return /^[\t\x20-\x7e]*$/.test(value) ? [] : [`has a character in "${name}" that no header can carry`];
  });
}
