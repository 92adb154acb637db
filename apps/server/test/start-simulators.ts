import { fileURLToPath } from 'node:url';
import { type AnnouncedProcess, startAnnounced } from './start-announced.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Starts the simulated providers on a free port, in a process of their own. */
export function startSimulators(): Promise<AnnouncedProcess> {
  return startAnnounced(['--conditions=@dowel/source', 'test/simulators/main.ts'], folder);
}
