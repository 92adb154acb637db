import { endpoints, listPlannedOperations, olderSdkOperations, referenceOperations } from '@dowel/schema';

const start = '<!-- operations: written by pnpm generate -->';
const end = '<!-- end of operations -->';

/** Returns the document with the list of missing operations between the two marks. */
export function withOperations(document: string): string {
  const [before, rest] = document.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`The document needs the marks "${start}" and "${end}" around its list of operations.`);
  }
  return `${before}${start}\n\n${operationsText()}\n${end}${after}`;
}

function operationsText(): string {
  const all = [...referenceOperations.values()].flat();
  const planned = new Set(listPlannedOperations().map(({ operation }) => operation));
  const there = all.filter(({ operation }) => !planned.has(operation)).length;
  const added = Object.values(endpoints).filter(({ wire }) => wire.added).length;
  const rows = [...referenceOperations, ['Only in an older SDK', olderSdkOperations] as const].flatMap(
    ([part, operations]) => {
      const missing = operations.filter(({ operation }) => planned.has(operation));
      return missing.length > 0
        ? [[part, missing.map(({ operation }) => `\`${operation}\``).join(', ')]]
        : [];
    },
  );
  return `${there} of the ${all.length} operations of the reference are there, and ${added} that Dowel adds.

| Part | Operations |
| ---- | ---------- |
${rows.map(([part, names]) => `| ${part} | ${names} |\n`).join('')}`;
}
