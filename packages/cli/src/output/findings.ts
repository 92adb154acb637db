import type { ManifestFinding } from '@dowel/schema';
import type { ManifestFile } from '../manifest-file.ts';
import type { Paint } from './paint.ts';

/** Formats a finding as `file:line:column severity message`, with the line it is about and what to write instead. */
export function formatFinding(finding: ManifestFinding, { name, text }: ManifestFile, paint: Paint): string {
  const { severity, path, line, column, message, fix } = finding;
  const place = [name, line, column].filter((part) => part !== undefined).join(':');
  const colour = severity === 'error' ? 'red' : 'yellow';
  const where = line === undefined && path ? ` (${path})` : '';
  const head = `${paint('bold', place)} ${paint(colour, severity)} ${message}${where}`;
  const frame = line === undefined ? [] : codeFrame(text, line, column, (mark) => paint(colour, mark));
  const advice = fix ? [`  ${paint('green', 'fix:')} ${fix}`] : [];
  return [head, ...frame, ...advice].join('\n');
}

/** The line before, the line itself, and a mark under the column. */
function codeFrame(
  text: string,
  line: number,
  column: number | undefined,
  paintMark: (mark: string) => string,
): string[] {
  const lines = text.split(/\r?\n/);
  const source = lines[line - 1];
  if (source === undefined) return [];
  const width = String(line).length;
  const row = (number: number, content: string) =>
    `  ${String(number).padStart(width)} | ${content}`.trimEnd();
  const before = lines[line - 2];
  const rows = before === undefined ? [row(line, source)] : [row(line - 1, before), row(line, source)];
  if (column === undefined) return rows;
  // Keeps tabs as tabs, so that the mark stands under its column at any tab width.
  const indent = source.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return [...rows, `  ${' '.repeat(width)} | ${indent}${paintMark('^')}`];
}
