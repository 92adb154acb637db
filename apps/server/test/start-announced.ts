import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that serves at an address. */
export interface AnnouncedProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a process of Node that prints the address at which it serves.
 * @param args what follows `node`
 * @throws if it ends before
 */
export async function startAnnounced(
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<AnnouncedProcess> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedAddress(child.stdout);
  if (url === undefined) {
    throw new Error(`It ended before it listened. To see why, run this in ${folder}: node ${args.join(' ')}`);
  }
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

async function announcedAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  return undefined;
}
