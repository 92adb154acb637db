import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * How to start Chromium on this machine. It uses `DOWEL_CHROMIUM`, Playwright's own, or one in a usual place. Otherwise
 * it unpacks, once, the one that comes as a package.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  const installed = [process.env.DOWEL_CHROMIUM, playwrightsOwn(), ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args: flags };

  const cache = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url));
  const folder = join(cache, 'dowel-chromium');
  if (!existsSync(join(folder, 'chromium'))) await unpack(cache, folder);
  const executablePath = join(folder, 'chromium');
  // The package's libraries are for machines that lack them. On other machines, mixing both sets makes Chromium crash.
  if (runsAlone(executablePath)) return { executablePath, args: flags };
  return {
    executablePath,
    args: flags,
    env: {
      ...definedEnv(),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

function runsAlone(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The package unpacks to the temp folder without a lock. It unpacks its libraries only if it believes to run on AWS
 * Lambda.
 */
async function unpack(cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const target = mkdtempSync(`${folder}-`);
  const touched = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'] as const;
  const before = Object.fromEntries(touched.map((name) => [name, process.env[name]]));
  Object.assign(process.env, { TMPDIR: target, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    await packaged.executablePath();
  } finally {
    for (const name of touched) {
      const value = before[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  try {
    renameSync(target, folder);
  } catch {
    // Another process was faster. Its copy is just as good.
    rmSync(target, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) {
      throw new Error(
        `Chromium could not be unpacked to ${dirname(folder)}. Browser tests need it; set DOWEL_CHROMIUM to one.`,
      );
    }
  }
}

function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
