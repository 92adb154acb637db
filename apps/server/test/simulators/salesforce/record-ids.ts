const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECKSUMS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** An id of 18 signs: the object's prefix, the instance, a number, and a checksum of which letters are capitals. */
export function toRecordId(keyPrefix: string, number: number): string {
  return toLongId(`${keyPrefix}5g0${toBase62(number).padStart(9, '0')}`);
}

/** The long form of an id, which may be given without its checksum. Undefined if it is not an id. */
export function readRecordId(id: string): string | undefined {
  if (!/^(?:[0-9A-Za-z]{15}|[0-9A-Za-z]{18})$/.test(id)) return undefined;
  const long = toLongId(id.slice(0, 15));
  return id.length === 15 || id === long ? long : undefined;
}

function toLongId(short: string): string {
  const sums = [0, 5, 10].map((start) => {
    const capitals = [...short.slice(start, start + 5)].map((sign) => /[A-Z]/.test(sign));
    return CHECKSUMS[capitals.reduce((sum, isCapital, bit) => sum + (isCapital ? 2 ** bit : 0), 0)];
  });
  return short + sums.join('');
}

function toBase62(number: number): string {
  const rest = Math.floor(number / 62);
  return (rest > 0 ? toBase62(rest) : '') + DIGITS[number % 62];
}
