/** A signing key of a destination, such as `whsec_…`. During a rotation, the new and the old one. */
export type WebhookSecrets = string | readonly string[];

const prefix = 'whsec_';

/**
 * The keys that messages are signed with. A missing secret is an error here and not a refused message: nobody could
 * pass the check, and somebody must notice.
 * @throws {TypeError} when a secret cannot work. It is not quoted.
 */
export function toKeys(secrets: WebhookSecrets | undefined): Uint8Array[] {
  const all: readonly (string | undefined)[] = typeof secrets === 'string' ? [secrets] : (secrets ?? []);
  // A variable that is not set is a text for the compiler only.
  const given = all.map((one) => one?.trim() ?? '');
  if (given.length === 0 || given.includes('')) {
    throw new TypeError(
      'The webhook secret is missing, so no message can be checked. Pass the key that destinations.get(name, { includeSecrets: true }) answers in secrets.webhookSigningKey; check the variable that should hold it.',
    );
  }
  return given.map(toKey);
}

function toKey(secret: string): Uint8Array {
  const key = fromBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret);
  if (key !== undefined && key.length > 0) return key;
  throw new TypeError(
    'The webhook secret is not "whsec_" and base64, so no message can be checked. Pass the whole text of secrets.webhookSigningKey, without quotes.',
  );
}

/** Undefined for a text that is not base64. */
function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
