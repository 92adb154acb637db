import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../sandbox', import.meta.url));

/**
 * Starts the sandbox provider on a free port. It runs in a separate process, as real providers do.
 * @param nodeOptions for a sandbox that holds very much
 */
export async function startSandbox(
  nodeOptions: readonly string[] = [],
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [...nodeOptions, '--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    env: { ...process.env, DOWEL_SANDBOX_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedAddress(child.stdout);
  // Read and ignore later output, so that it does not fill the pipe.
  child.stdout.resume();
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function announcedAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(
    'The sandbox provider ended before it listened. Start it by hand in apps/sandbox to see why.',
  );
}
