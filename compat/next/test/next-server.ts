import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const next = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));

/** Runs Next: `start` serves the built page, `dev` compiles it and gives more warnings. */
export async function startNext(how: 'start' | 'dev'): Promise<{ url: string; stop: () => void }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: how === 'dev' ? 'development' : 'production',
    // Without the condition of our tests: Next reads the packages as they are published.
    NODE_OPTIONS: '',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const child = spawn(process.execPath, [next, how, '--port', '0', '--hostname', '127.0.0.1'], { cwd, env });
  const stop = () => void child.kill();
  try {
    return { url: await addressOf(child), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The address that Next prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk;
      const url = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0];
      if (url && printed.includes('Ready')) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`Next ended with ${code}:\n${printed}`)));
  });
}
