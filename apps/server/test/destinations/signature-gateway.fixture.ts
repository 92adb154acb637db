import { fileURLToPath } from 'node:url';
import { freePort } from '../../../../scripts/free-port.ts';
import type { ServerProcesses } from './server-process.fixture.ts';
import { untilUp } from './test-destination.fixture.ts';

const program = fileURLToPath(new URL('./signature-gateway.ts', import.meta.url));

/**
 * Starts a gateway before an emulator that takes every signature: requests have to be signed with these keys. It is a
 * process of its own, because the modules of AWS's SDK cannot be loaded in a worker of Vitest.
 */
export async function startSignatureGateway(
  processes: ServerProcesses,
  behind: string,
  keys: { service: string; region: string; accessKeyId: string; secretAccessKey: string },
): Promise<{ origin: string }> {
  const port = await freePort();
  processes.start(process.execPath, [program, String(port), behind, JSON.stringify(keys)]);
  const origin = `http://127.0.0.1:${port}`;
  await untilUp(() => fetch(origin), 'The gateway that checks signatures');
  return { origin };
}
