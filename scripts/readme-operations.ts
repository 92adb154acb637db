import { endpoints } from '@dowel/schema';

/** Returns the README with the operations of its table "What works today" counted again. */
export function withWorkingOperations(readme: string): string {
  const wires = Object.values(endpoints).map(({ wire }) => wire);
  const added = wires.filter((wire) => wire.added).length;
  return readme.replace(
    /\d+ operations work: all \d+ of the original interface, and \d+ that Dowel added\./,
    `${wires.length} operations work: all ${wires.length - added} of the original interface, and ${added} that Dowel added.`,
  );
}
