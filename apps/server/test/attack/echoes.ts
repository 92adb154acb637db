import { Buffer } from 'node:buffer';

/** Ways in which real providers repeat what they were sent. */
export const echoes: Readonly<Record<string, (secret: string) => string>> = {
  raw: (secret) => secret,
  upperCase: (secret) => secret.toUpperCase(),
  url: encodeURIComponent,
  form: (secret) => String(new URLSearchParams({ key: secret })),
  percent: (secret) => Buffer.from(secret).toString('hex').replace(/../g, '%$&'),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  basicPair: (secret) => `Basic ${Buffer.from(`an-app:${secret}`).toString('base64')}`,
  basicPairEscaped: (secret) =>
    `Basic ${Buffer.from(`an-app:${encodeURIComponent(secret)}`).toString('base64')}`,
  insideBase64: (secret) => Buffer.from(`{"key":"${secret}","at":1}`).toString('base64'),
  wrappedBase64: (secret) =>
    Buffer.from(`the key of somebody is ${secret}`).toString('base64').replace(/.{10}/g, '$&\r\n'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  upperHex: (secret) => Buffer.from(secret).toString('hex').toUpperCase(),
  json: (secret) => JSON.stringify(JSON.stringify({ secret })),
  html: (secret) => secret.replace(/[&<>"'/+]/g, (unit) => `&#x${unit.charCodeAt(0).toString(16)};`),
  split: (secret) => secret.replace(/.{5}/g, '$&\n'),
  invisiblySplit: (secret) => secret.replace(/.{3}/g, '$&\u200b'),
  cutOff: (secret) => `${'blah '.repeat(57)}${secret}`,
  partOf: (secret) => secret.slice(0, 16),
};

/** Names of the secrets that a text contains. It shares no code with the server's own way of hiding them. */
export function secretsIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  const squeezed = squeeze(text);
  return Object.entries(secrets).flatMap(([name, secret]) => {
    const bytes = Buffer.from(secret);
    const inner = [0, 1, 2].map((before) =>
      Buffer.concat([Buffer.alloc(before, 97), bytes])
        .toString('base64')
        .slice(before === 0 ? 0 : before + 1, -4),
    );
    const written = [secret.slice(0, 16), bytes.toString('hex'), encodeURIComponent(secret), ...inner];
    return written.some((one) => squeezed.includes(squeeze(one))) ? [name] : [];
  });
}

function squeeze(text: string): string {
  return text
    .replace(/\\u200b|\\[nrt]|[\s\u200b\\%]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .toLowerCase();
}
