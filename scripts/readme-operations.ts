import { endpoints, listPlannedOperations } from '@dowel/schema';

/**
 * Returns the README with its table "What works today" brought up to date: an operation that has become an endpoint
 * moves from "Comes next" to "Works today", and the operations are counted again. The words around the names stay.
 */
export function withWorkingOperations(readme: string): string {
  const working = new Set(Object.values(endpoints).map(({ wire }) => wire.operation as string));
  const added = Object.values(endpoints).filter(({ wire }) => wire.added).length;
  const ofReference = working.size - added;
  const all = ofReference + listPlannedOperations().length;
  return readme
    .split('\n')
    .map((line) => (line.startsWith('| **') ? movedRow(line, working) : line))
    .join('\n')
    .replace(
      /\d+ operations work: \d+ of the \d+ of the original interface, and \w+ that Dowel added\./,
      `${working.size} operations work: ${ofReference} of the ${all} of the original interface, and ${added} that Dowel added.`,
    );
}

function movedRow(line: string, working: ReadonlySet<string>): string {
  const [, area = '', today = '', next = ''] = line.split('|').map((cell) => cell.trim());
  const moving = [...next.matchAll(/`(\w+)`/g)]
    .map(([, operation = '']) => operation)
    .filter((operation) => working.has(operation));
  if (moving.length === 0) return line;
  const left = moving.reduce((text, operation) => without(text, operation), next);
  const works = [today, ...moving.map((operation) => `\`${operation}\``)].filter((text) => text !== '');
  return `| ${area} | ${works.join(', ')} | ${left} |`;
}

/** Removes a name and one comma beside it. */
function without(text: string, operation: string): string {
  return text.replace(new RegExp(`\`${operation}\`, |, \`${operation}\`|\`${operation}\``), '');
}
