import { error, type Finding, type Path } from './finding.ts';

/** Finds texts and keys that the database cannot store. YAML escapes can write a NUL or half of a surrogate pair. */
export function unstorableTexts(root: unknown): Finding[] {
  const findings: Finding[] = [];
  const open: { value: unknown; path: Path }[] = [{ value: root, path: [] }];
  // Aliases can put the same value in many places. Each value is checked once.
  const seen = new Set<object>();
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isUnstorable(value)) findings.push(unstorable(path));
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      if (isUnstorable(key)) findings.push(unstorable(path));
      else open.push({ value: member, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return findings;
}

function isUnstorable(text: string): boolean {
  // With the `u` flag, `\p{Cs}` matches only a surrogate that has no partner.
  return text.includes('\0') || /\p{Cs}/u.test(text);
}

function unstorable(path: Path): Finding {
  const message = 'A text here holds a NUL or half of a character, which cannot be stored.';
  return error(path, message, 'Remove the escape that writes it, such as "\\0" or "\\ud800".');
}
