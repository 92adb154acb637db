// Prints each statement of the specification and each promise of docs/security.md with the tests that hold it.
// `pnpm specification webhook S19` prints those whose id, text or section has one of these words.
import { specification } from './specification/specification.ts';

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const shown = specification.filter(({ id, text, section }) => {
  const has = (word: string) =>
    id.toLowerCase() === word || `${section} ${text}`.toLowerCase().includes(word);
  return words.length === 0 || words.some(has);
});
for (const [index, statement] of shown.entries()) {
  if (statement.section !== shown[index - 1]?.section) console.log(`\n${statement.section}`);
  console.log(`${statement.id.padStart(5)}  ${statement.text}`);
  if (statement.open) console.log(`       open: ${statement.open}`);
  for (const { place } of statement.tests) console.log(`       ${place}`);
}
const open = shown.filter((statement) => statement.open).length;
console.log(`\n${shown.length} statements: ${shown.length - open} held, ${open} open.`);
