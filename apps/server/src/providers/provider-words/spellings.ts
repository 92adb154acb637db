import { Buffer } from 'node:buffer';

/** One way to write a secret. With `isBase64`, it can be part of a longer base64 text. */
export interface Spelling {
  text: string;
  isBase64: boolean;
}

/**
 * All common ways to write a secret: unchanged, escaped for addresses, forms, JSON and markup, as hex and as base64.
 */
export function spellingsOf(secret: string): Spelling[] {
  const text = secret.toWellFormed();
  const url = encodeURIComponent(text);
  const plain = [
    text,
    url,
    encodeURIComponent(url),
    formEncoded(text),
    json(text),
    jsonAscii(text),
    hex(text),
  ];
  const base64 = [...new Set([text, url])].flatMap(base64Spellings);
  return [
    ...[...plain, ...htmlSpellings(text)].map((spelling) => ({ text: spelling, isBase64: false })),
    ...base64.flatMap((spelling) =>
      [spelling, encodeURIComponent(spelling)].map((one) => ({ text: one, isBase64: true })),
    ),
  ];
}

function formEncoded(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

function json(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function jsonAscii(text: string): string {
  return json(text).replace(
    /[^ -~]|[<>&'/]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function hex(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

function htmlSpellings(text: string): string[] {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  const numbered = (prefix: string, radix: number) =>
    text.replace(/[&<>"'/=`+]/g, (unit) => `&#${prefix}${unit.charCodeAt(0).toString(radix)};`);
  return [
    text.replace(/[&<>"']/g, (unit) => names[unit] ?? unit),
    text.replace(/[&<>"]/g, (unit) => names[unit] ?? unit).replaceAll("'", '&apos;'),
    numbered('', 10),
    numbered('x', 16),
  ];
}

/** A part of a base64 text that is shorter than this matches too many other texts. */
const MIN_INNER_LENGTH = 8;

/**
 * Base64 of the secret alone, and the part that stays the same when other bytes stand before and after it, as in the
 * pair of a Basic header. Three bytes become four characters, so a secret can start at three positions.
 */
function base64Spellings(text: string): string[] {
  const bytes = Buffer.from(text, 'utf8');
  const inner = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const first = Math.ceil((before * 8) / 6);
    const end = Math.floor((whole.length * 8) / 6);
    return whole.toString('base64').slice(first, end);
  });
  const alone = bytes.toString('base64').replace(/=+$/, '');
  return [alone, ...inner.filter((spelling) => spelling.length >= MIN_INNER_LENGTH)];
}
