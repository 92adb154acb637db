import { error, type Finding, type Path, warning } from './finding.ts';

/**
 * Finds texts and keys that the database cannot store, because YAML escapes can write a NUL or half of a surrogate pair,
 * names that begin or end with a blank, and variables that nobody has filled in.
 */
export function oddTexts(root: unknown): Finding[] {
  const findings: Finding[] = [];
  const open: { value: unknown; path: Path }[] = [{ value: root, path: [] }];
  // Aliases can put the same value in many places. Each value is checked once.
  const seen = new Set<object>();
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string') {
      if (isUnstorable(value)) findings.push(unstorable(path));
      else if (nameKeys.has(path.at(-1)) && value.trim() !== value) findings.push(padded(path, value));
      else findings.push(...unfilled(path, value));
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, member] of Object.entries(value)) {
      if (isUnstorable(key)) findings.push(unstorable(path));
      else open.push({ value: member, path: [...path, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return findings;
}

/** What each name is looked up by, as it stands. */
const nameKeys: ReadonlySet<unknown> = new Set([
  'objectName',
  'fieldName',
  'mapToName',
  'destination',
  'default',
]);

function padded(path: Path, value: string): Finding {
  const what = /[\r\n]/.test(value) ? 'a line break' : 'a blank';
  const message = `${path.at(-1)} begins or ends with ${what}, which is a part of the name here.`;
  return warning(path, message, `Write ${JSON.stringify(value.trim())}, unless the name has it.`);
}

/** Scripts and templates fill in such places before a deploy. Fields of a provider may begin with "$". */
function unfilled(path: Path, value: string): Finding[] {
  const [variable] = /\$\{\w+\}|\{\{[^{}]+\}\}|^%\w+%$|^<[^<>]+>$/.exec(value) ?? [];
  if (variable === undefined) return [];
  const message = `"${variable}" looks like a variable. The service does not fill it in, and takes it as it stands.`;
  return [warning(path, message, 'Fill it in before you check and deploy the manifest.')];
}

function isUnstorable(text: string): boolean {
  // With the `u` flag, `\p{Cs}` matches only a surrogate that has no partner.
  return text.includes('\0') || /\p{Cs}/u.test(text);
}

function unstorable(path: Path): Finding {
  const message = 'A text here holds a NUL or half of a character, which cannot be stored.';
  return error(path, message, 'Remove the escape that writes it, such as "\\0" or "\\ud800".');
}
