/** `JSON` as newer runtimes have it. In an older browser, numbers lose the digits that JavaScript cannot hold. */
const exactJson: { rawJSON?(text: string): unknown } = Object(JSON);

/**
 * A number with fewer digits, and without a large exponent, loses nothing. It begins here, because texts such as the ids
 * of many providers have as many digits.
 */
const mayBeChanged = /(^|[\s:,[])(-?(?:[\d.]{16}|[\d.]+e[+-]?\d{3})[\d.e+-]*)(?!\s*:)/gi;
/** A JavaScript number keeps as many digits of every number. */
const KEPT_DIGITS = 15;

/** Whether a text of JSON may have numbers that `parseExactly` reads otherwise than `JSON.parse`. */
export function mayLoseDigits(json: string): boolean {
  return json.search(mayBeChanged) !== -1;
}

/**
 * Parses JSON, and keeps every digit of its numbers. `JSON.parse` alone changes many integers beyond 2^53 and decimals
 * with many digits, and has none beyond 1e308. Those become the raw numbers of `JSON.rawJSON`. A reviver could tell them,
 * but takes minutes for millions of values.
 * @throws {SyntaxError} It quotes the text.
 */
export function parseExactly(text: string): unknown {
  if (!exactJson.rawJSON) return JSON.parse(text);
  const mark = `${Math.random()}:`;
  const marked = markChanged(text, mark);
  return marked === text ? JSON.parse(text) : unmark([JSON.parse(marked)], mark)[0];
}

/** The JSON with every number that JavaScript would change as a text, which begins with the mark. */
function markChanged(json: string, mark: string): string {
  let quote = json.indexOf('"');
  let end = -1;
  return json.replace(mayBeChanged, (found, before: string, source: string, at: number) => {
    for (; quote !== -1 && quote < at; quote = json.indexOf('"', end + 1)) end = endOfText(json, quote);
    return at < end || !isChanged(Number(source), source) ? found : `${before}"${mark}${source}"`;
  });
}

/** Where the quotation mark is that ends the text of JSON which begins at `start`. */
export function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - backslashes - 1] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

/** @throws {SyntaxError} for digits that are no number */
function unmark(root: unknown[], mark: string): unknown[] {
  const open: object[] = [root];
  for (let holder = open.pop(); holder; holder = open.pop()) {
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      const value: unknown = Reflect.get(holder, key);
      if (typeof value === 'object' && value !== null) open.push(value);
      else if (typeof value === 'string' && value.startsWith(mark))
        Reflect.set(holder, key, exactJson.rawJSON?.(value.slice(mark.length)));
    }
  }
  return root;
}

/** Whether a number is another one than its text says. Some large integers lose nothing. */
function isChanged(value: number, source: string): boolean {
  if (String(value) === source) return false;
  if (!Number.isFinite(value)) return true;
  // From 1e21 on, JavaScript writes an exponent, and the id of a record would be another text.
  if (Math.abs(value) >= 1e21 && /^-?\d+$/.test(source)) return true;
  const digits = significantDigits(source);
  if (value === 0) return digits !== '';
  return digits.length > KEPT_DIGITS && significantDigits(String(value)) !== digits;
}

/**
 * Without the zeros at both ends, and without the exponent. The last search begins at digits only: from each zero of a long
 * row, it would take minutes.
 */
function significantDigits(number: string): string {
  const [mantissa = ''] = number.toLowerCase().split('e', 1);
  return mantissa
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '')
    .replace(/([1-9])0+$/, '$1');
}
