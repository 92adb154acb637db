import { fileURLToPath } from 'node:url';
import { type AnnouncedProcess, startAnnounced } from './start-announced.ts';

const folder = fileURLToPath(new URL('../../sandbox', import.meta.url));

/**
 * Starts the sandbox provider on a free port. It runs in a separate process, as real providers do.
 * @param nodeOptions for a sandbox that holds very much
 */
export function startSandbox(nodeOptions: readonly string[] = []): Promise<AnnouncedProcess> {
  return startAnnounced([...nodeOptions, '--import', 'tsx', 'src/main.ts'], folder, {
    DOWEL_SANDBOX_PORT: '0',
  });
}
