import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Surroundings } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

/** A sign-in of the command line at one service. */
export interface StoredSession {
  readonly token: string;
  readonly expireTime: string;
}

/** Every sign-in, by the address of its service. */
type Sessions = Readonly<Record<string, StoredSession>>;

/** Finds the sign-in at a service, if there is one. */
export async function findSession(
  env: Surroundings['env'],
  baseUrl: string,
): Promise<StoredSession | undefined> {
  const sessions = await readSessions(sessionFile(env));
  return Object.hasOwn(sessions, addressOf(baseUrl)) ? sessions[addressOf(baseUrl)] : undefined;
}

/** Keeps a sign-in. It takes the place of the one before at the same service. Returns the file that holds it. */
export async function keepSession(
  env: Surroundings['env'],
  baseUrl: string,
  session: StoredSession,
): Promise<string> {
  const file = sessionFile(env);
  await writeSessions(file, { ...(await readSessions(file)), [addressOf(baseUrl)]: session });
  return file;
}

/** Forgets the sign-in at a service. */
export async function forgetSession(env: Surroundings['env'], baseUrl: string): Promise<void> {
  const file = sessionFile(env);
  const { [addressOf(baseUrl)]: _, ...others } = await readSessions(file);
  await writeSessions(file, others);
}

function sessionFile(env: Surroundings['env']): string {
  const folder =
    env.DOWEL_CONFIG_DIR ||
    join(
      env.XDG_CONFIG_HOME ||
        (process.platform === 'win32' && env.APPDATA) ||
        join(env.HOME || homedir(), '.config'),
      'dowel',
    );
  return join(folder, 'sessions.json');
}

/** One service has one address, however it is written: with or without its `/v1`. */
function addressOf(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/(\/v1)?\/*$/, '/v1');
}

async function readSessions(file: string): Promise<Sessions> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new UsageError(`The file ${file} with your sign-ins cannot be read. Check its permissions.`);
  }
  const sessions = parsed(text);
  if (sessions) return sessions;
  throw new UsageError(
    `The file ${file} with your sign-ins is damaged. Delete it, and run dowel login again.`,
  );
}

function parsed(text: string): Sessions | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSessions(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSessions(value: unknown): value is Sessions {
  const isObject = (part: unknown): part is object =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  return (
    isObject(value) &&
    Object.values(value).every(
      (session: unknown) =>
        isObject(session) &&
        'token' in session &&
        typeof session.token === 'string' &&
        'expireTime' in session &&
        typeof session.expireTime === 'string',
    )
  );
}

/** Only the owner may read the file. It is replaced as a whole, so that it is never half written. */
async function writeSessions(file: string, sessions: Sessions): Promise<void> {
  const written = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(written, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    // The umask may have taken rights from the owner, too.
    await chmod(written, 0o600);
    await rename(written, file);
  } catch {
    await rm(written, { force: true }).catch(() => undefined);
    throw new UsageError(
      `The file ${file} with your sign-ins cannot be written, so nothing of them has changed there. Check the permissions of its folder and the space that is left, or name another folder with DOWEL_CONFIG_DIR.`,
    );
  }
}
