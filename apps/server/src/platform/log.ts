import { type DestinationStream, type Logger, pino } from 'pino';

/** Patterns that find our secrets, or a provider's, inside other text. */
const secretShapes = [
  /dowel_(?:full|front|part|session|invite|link|share)_[A-Za-z0-9_-]+/g,
  /eyJ[A-Za-z0-9_-]{8,4000}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g,
  /\b(?:Bearer|Basic)\s+[A-Za-z0-9._~+/=-]+/gi,
  /-----BEGIN [A-Z ]+-----[^"]*?(?:-----END [A-Z ]+-----|(?="|$))/g,
];

/** What code that handles a request may do with the log. `Logger` has it too. */
export type Log = Readonly<
  Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message?: string) => void>
>;

/**
 * A log whose lines have these fields first. pino's own child loggers write their fields as soon as they are made, and
 * every request makes two of them.
 */
export class FieldLog implements Log {
  readonly #log: Log;
  readonly #fields: object;

  constructor(log: Log, fields: object) {
    this.#log = log instanceof FieldLog ? log.#log : log;
    this.#fields = log instanceof FieldLog ? { ...log.#fields, ...fields } : fields;
  }

  debug(fields: object, message?: string): void {
    this.#log.debug({ ...this.#fields, ...fields }, message);
  }

  info(fields: object, message?: string): void {
    this.#log.info({ ...this.#fields, ...fields }, message);
  }

  warn(fields: object, message?: string): void {
    this.#log.warn({ ...this.#fields, ...fields }, message);
  }

  error(fields: object, message?: string): void {
    this.#log.error({ ...this.#fields, ...fields }, message);
  }
}

/** Creates the log. It writes JSON lines, and removes everything that looks like a credential just before writing. */
export function createLog(level: string, destination: DestinationStream = collectLines()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      hooks: { streamWrite: withoutSecrets },
    },
    destination,
  );
}

/** How long a line waits for others. */
const COLLECT_MS = 100;

/**
 * Lines are collected and written asynchronously, a few at a time: a write of its own for each line takes a fifth of a
 * small request. pino writes the remaining lines when the process ends. Only a process that is killed loses its last
 * lines. pino's own timer writes ten times a second, also when there are none.
 */
function collectLines(): DestinationStream {
  const lines = openLines({ sync: false, minLength: 12 * 1024 });
  const write = lines.write.bind(lines);
  let flushing: NodeJS.Timeout | undefined;
  const flush = () => {
    flushing = undefined;
    lines.flush();
  };
  return Object.assign(lines, {
    write(line: string) {
      if (!flushing) flushing = setTimeout(flush, COLLECT_MS).unref();
      return write(line);
    },
  });
}

/** How much is kept of what cannot be written. */
const MOST_BYTES = 16 * 1024 * 1024;

/** How often a write to a full pipe is tried again, every 100 ms, before it counts as refused. */
const PIPE_TRIES = 10;

/** Whether the last attempt to write lines has failed, at any destination: all are often files of one disk. */
let isRefused = false;

/**
 * Where lines are written. While that fails, as on a full disk or to a collector that hangs, the log stops nobody: it tries
 * again with the next lines, and leaves out what is too much. Without this, the first failure would end the process, and its
 * end would wait for ever.
 */
export function openLines(options: { dest?: number; sync: boolean; minLength?: number; maxLength?: number }) {
  let tries = 0;
  const retryEAGAIN = () => !isRefused && ++tries < PIPE_TRIES;
  const lines = pino.destination({ maxLength: MOST_BYTES, retryEAGAIN, ...options });
  const flushSync = lines.flushSync.bind(lines);
  lines.on('error', () => {
    isRefused = true;
  });
  lines.on('write', (written) => {
    if (written === 0) return;
    isRefused = false;
    tries = 0;
  });
  let dropped = 0;
  lines.on('drop', () => {
    dropped += 1;
  });
  lines.on('drain', () => {
    if (dropped === 0) return;
    const msg = 'These lines of the log could not be written, and are lost.';
    const line = { level: 40, time: new Date().toISOString(), dropped, msg };
    dropped = 0;
    lines.write(`${JSON.stringify(line)}\n`);
  });
  const flushUnlessRefused = () => {
    try {
      if (!isRefused) flushSync();
    } catch {
      isRefused = true;
    }
  };
  return Object.assign(lines, { flushSync: flushUnlessRefused });
}

/** Replaces everything in a text that looks like a secret. */
function withoutSecrets(text: string): string {
  return secretShapes.reduce((cleaned, shape) => cleaned.replace(shape, '[secret removed]'), text);
}

/** An error and its causes, without statement parameters and without row values. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an Error', type: typeof error };
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown };
  // A message that quotes the statement contains its parameters, too. PGlite's has only what the database says.
  const isQuoted = typeof query === 'string' && error.message.includes(query);
  const message = isQuoted ? `Failed query: ${query}` : error.message;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
