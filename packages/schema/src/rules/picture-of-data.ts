/** What each kind of picture begins with, in hex. */
const beginnings = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  // The length stands in between.
  'image/webp': /^52494646.{8}57454250/,
} as const;

/** A picture, taken from a `data:` address. */
export interface Picture {
  readonly mediaType: keyof typeof beginnings;
  readonly bytes: Uint8Array;
}

/** The PNG, JPEG or WebP in a `data:` address. Undefined for everything else, also for a picture of another type than it says. */
export function pictureOfData(address: string): Picture | undefined {
  const [, type = '', data = ''] = /^data:([a-z/]+);base64,([A-Za-z\d+/]+={0,2})$/.exec(address) ?? [];
  if (!Object.hasOwn(beginnings, type) || data.length % 4 !== 0) return undefined;
  const mediaType = type as Picture['mediaType'];
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const head = [...bytes.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return beginnings[mediaType].test(head) ? { mediaType, bytes } : undefined;
}
