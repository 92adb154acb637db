import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog, openLines } from './log.ts';

describe('logging an error', () => {
  it('tells what failed and where, without the values of a statement', () => {
    const query = 'insert into projects values ($1)';
    const params = ['hunter2'];
    // PGlite adds the statement and its values to what the database says.
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'projects_name',
      query,
      params,
    });
    const failed = new DrizzleQueryError(query, params, cause);

    const [line] = logged((log) => log.error({ err: failed }, 'failed'));

    expect(line).toMatchObject({
      msg: 'failed',
      err: {
        message: 'Failed query: insert into projects values ($1)',
        cause: { message: 'duplicate key value', constraint: 'projects_name' },
      },
    });
    expect(JSON.stringify(line)).not.toContain('hunter2');
  });

  it.each([
    ['an API key of ours', 'refused dowel_full_abcDEF-123_x by peer', 'abcDEF'],
    ['an API key for one thing', 'refused dowel_part_abcDEF-123_x by peer', 'abcDEF'],
    ['the secret of a connection link', 'GET /connect/dowel_link_abcDEF-123_x', 'abcDEF'],
    ['the secret of a share', 'GET /console/share/dowel_share_abcDEF-123_x', 'abcDEF'],
    ['a session token', 'no session dowel_session_abcDEF-123_x here', 'abcDEF'],
    ['the secret of an invite', 'GET /join/dowel_invite_abcDEF-123_x', 'abcDEF'],
    ['a token', 'bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln here', 'eyJ'],
    ['an authorization header', 'sent Authorization: Bearer s3cr3t-value', 's3cr3t'],
    ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----', 'MIIE'],
  ])('leaves out %s that a message quotes', (_, message, secret) => {
    const [line] = logged((log) => log.error({ err: new Error(message) }));

    expect(JSON.stringify(line)).toContain('[secret removed]');
    expect(JSON.stringify(line)).not.toContain(secret);
  });
});

describe('lines for standard output', () => {
  it('are written together within a moment, and nothing is written while there are none', async () => {
    const write = vi.spyOn(fs, 'write');
    onTestFinished(() => write.mockRestore());
    const log = createLog('info');

    log.info('one');
    log.info('two');
    await wait(400);

    expect(write.mock.calls.map(([, text]) => String(text).split('\n').length - 1)).toEqual([2]);
  });
});

describe.skipIf(!fs.existsSync('/dev/full'))('lines that cannot be written', () => {
  const ofFullDisk = () => fs.openSync('/dev/full', 'w');
  /** A collector that hangs keeps its end of the pipe open. */
  const ofFullPipe = () => {
    const folder = fs.mkdtempSync(join(tmpdir(), 'dowel-log-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const pipe = fs.openSync(join(folder, 'pipe'), fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
    const fill = () => fs.writeSync(pipe, Buffer.alloc(4096));
    expect(() => {
      while (true) fill();
    }).toThrow('EAGAIN');
    return pipe;
  };

  // Whether lines are refused is known of all destinations.
  beforeEach(() =>
    createLog('info', openLines({ dest: fs.openSync('/dev/null', 'w'), sync: true })).info('written'),
  );

  it.each([
    ['disk is full', ofFullDisk, 'ENOSPC', true],
    ['disk is full', ofFullDisk, 'ENOSPC', false],
    ['pipe is not read', ofFullPipe, 'EAGAIN', true],
    ['pipe is not read', ofFullPipe, 'EAGAIN', false],
  ])('are left out when the %s, also at the end of the process', async (_, open, code, sync) => {
    const lines = openLines({ dest: open(), sync });
    const log = createLog('info', lines);

    const refused = new Promise((refuse) => lines.once('error', refuse));
    log.info('one');

    expect(await refused).toMatchObject({ code });
    log.info('two');
    // pino calls it when the process ends.
    lines.flushSync();
  });

  it('are told of by number, once there is room again', async () => {
    const pipe = ofFullPipe();
    const lines = openLines({ dest: pipe, sync: false, minLength: 100, maxLength: 200 });
    const log = createLog('info', lines);
    const refused = new Promise((refuse) => lines.once('error', refuse));
    for (const text of ['kept', 'too much', 'too much as well', 'the last of them'])
      log.info(text.padEnd(120));
    await refused;
    const read = () => {
      const bytes = Buffer.alloc(1 << 20);
      return bytes.toString('utf8', 0, fs.readSync(pipe, bytes));
    };
    read();

    lines.flush();

    let written = '';
    await vi.waitFor(() => {
      written += read();
      expect(written).toContain('dropped');
    });
    const told = written
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.map(({ msg, dropped }) => dropped ?? msg.trim())).toEqual(['kept', 3]);
  });

  it('do not keep the process from ending when the pipe is read no more just then', () => {
    const lines = openLines({ dest: ofFullPipe(), sync: false, minLength: 4096 });
    createLog('info', lines).info('last');

    lines.flushSync();
  });
});

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog('debug', { write: (line: string) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}
