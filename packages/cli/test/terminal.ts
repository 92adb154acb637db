import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { run } from '../src/program.ts';

interface Sent {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

/** The settings that a CI job would have. */
export const credentials = {
  DOWEL_PROJECT: 'demo',
  DOWEL_API_KEY: 'key-1',
  DOWEL_BASE_URL: 'https://dowel.test/v1',
};

interface Scene {
  files?: Record<string, string | Uint8Array>;
  env?: Record<string, string>;
  /** What the deploy endpoint replies: first to the plan, then to the deploy. */
  replies?: (Response | Error)[];
  /** What the sign-in page answers the command, which only looks whether it is there. */
  page?: Response | Error;
  /** What the user pastes. */
  pasted?: string;
  /** What the user's browser does with an address that the command opens. */
  browse?: (url: string) => unknown;
  now?: Date;
}

/**
 * Runs the command in a new folder, against a service that sends the replies in order and then repeats the last one.
 */
export async function runDowel(
  args: string[],
  {
    files = {},
    env = credentials,
    replies = [],
    page = seeOther(),
    pasted,
    browse,
    now = new Date(),
  }: Scene = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dowel-cli-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith('/sign-in/command-line')) return answer(page);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    sent.push({ method: request.method, path: pathname + search, body, headers: request.headers });
    return answer(replies[Math.min(sent.length, replies.length) - 1]);
  };
  const stdin = new PassThrough();
  if (pasted !== undefined) stdin.end(pasted);
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  try {
    const exitCode = await run(args, {
      stdin,
      stdout,
      stderr,
      env,
      folder,
      fetch,
      openBrowser: (url) => void browse?.(url),
      now: () => now,
    });
    return { exitCode, stdout: textOf(stdout), stderr: textOf(stderr), sent };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const seeOther = () => new Response(null, { status: 303 });

function answer(reply: Response | Error = new TypeError('fetch failed')): Response {
  if (reply instanceof Response) return reply.clone();
  throw reply;
}

const textOf = (stream: PassThrough): string => String(stream.read() ?? '');
