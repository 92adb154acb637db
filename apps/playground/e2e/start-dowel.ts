import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/free-port.ts';

/** What the server's demo seed wrote to its file. */
export interface Demo {
  baseUrl: string;
  project: string;
  apiKey: string;
  integrations: { oauth: string; apiKey: string };
}

export interface RunningDowel {
  playgroundUrl: string;
  sandboxUrl: string;
  demo: Demo;
  /** Signs the owner of the demo project in, once. */
  signInLink: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Does the same as `npm start`, on free ports and with its own database. */
export async function startDowel(): Promise<RunningDowel> {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-e2e-'));
  const demoFile = join(folder, 'demo.json');
  const [server, sandbox, playground] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn('pnpm', ['--silent', 'exec', 'tsx', 'scripts/demo.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOWEL_PORT: `${server}`,
      DOWEL_SANDBOX_PORT: `${sandbox}`,
      DOWEL_PLAYGROUND_PORT: `${playground}`,
      DOWEL_DATA_DIR: join(folder, 'data'),
      DOWEL_DEMO_FILE: demoFile,
    },
  });
  const said = await announced(child, 'The console, once');
  return {
    playgroundUrl: `http://localhost:${playground}`,
    sandboxUrl: `http://localhost:${sandbox}`,
    signInLink: /http\S+\/sign-in\/link\/\S+/.exec(said)?.[0] ?? '',
    demo: JSON.parse(readFileSync(demoFile, 'utf8')) as Demo,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a process has printed these words. Answers all that it has said. */
export function announced(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve(said);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`Dowel did not start (exit ${code}). It said:\n${said}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
