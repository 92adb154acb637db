import { testCode } from './import-zones.ts';

/** The parts of a module that the search for circles reads. */
interface Importing {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

const server = 'apps/server/src/';
const isTest = (file: string) => new RegExp(testCode).test(file);

/**
 * Finds rooms of the server that import each other, directly or through others. The rooms of each circle are sorted. A
 * room is a folder of a wing, or a file directly in it.
 */
export function roomCircles(modules: readonly Importing[]): string[][] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    if (!source.startsWith(server) || isTest(source)) continue;
    const from = roomOf(source);
    const known = imports.get(from) ?? new Set();
    imports.set(from, known);
    for (const { resolved } of dependencies) {
      if (resolved.startsWith(server) && !isTest(resolved) && roomOf(resolved) !== from)
        known.add(roomOf(resolved));
    }
  }
  const reached = new Map([...imports.keys()].map((room) => [room, reachableFrom(room, imports)]));
  const circles = [...imports.keys()].flatMap((room) => {
    const others = [...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room));
    return others.length > 0 ? [[...new Set([room, ...others])].sort()] : [];
  });
  return [...new Map(circles.map((circle) => [circle.join(' '), circle])).values()];
}

function roomOf(file: string): string {
  const [top = '', inner = ''] = file.slice(server.length).split('/');
  return inner === '' ? top : `${top}/${inner}`;
}

function reachableFrom(start: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (reached.has(room)) continue;
    reached.add(room);
    open.push(...(imports.get(room) ?? []));
  }
  return reached;
}
