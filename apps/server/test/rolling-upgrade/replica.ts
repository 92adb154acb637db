import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { untilListening } from '../process/server-process.ts';
import type { Release } from './release.ts';

/** A server process behind the load balancer. */
export interface Replica {
  readonly url: string;
  readonly release: string;
  /** Sends SIGTERM, as an orchestrator does, and waits for the end. */
  stop(): Promise<void>;
}

/** Starts a server of a release. It says by `/health/ready` that it stops, three seconds before it does. */
export async function startReplica(
  release: Release,
  settings: Readonly<Record<string, string>>,
): Promise<Replica> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=16', '--conditions=@dowel/source', 'src/main.ts'],
    {
      cwd: join(release.folder, 'apps', 'server'),
      env: { PATH: process.env.PATH, DOWEL_PORT: '0', DOWEL_STOP_DELAY_SECONDS: '3', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const { url } = await untilListening(child);
  return {
    url,
    release: release.name,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
