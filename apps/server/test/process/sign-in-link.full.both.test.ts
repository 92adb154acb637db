import { afterAll, describe, expect, inject, it } from 'vitest';
import { createServerFolder, type ServerProcess } from './server-process.ts';

const folder = createServerFolder(inject('testDatabase'));
afterAll(() => folder.remove());

/** The link that a server has printed. */
function linkOf({ output }: Pick<ServerProcess, 'output'>): string | undefined {
  return /http:\/\/localhost:\d+\/sign-in\/link\/[\w-]{43}/.exec(output())?.[0];
}

/** Clicks the button of a link's page. Returns the status, and where it leads. */
async function click(link = ''): Promise<[status: number, location: string | null]> {
  const { origin } = new URL(link);
  const answer = await fetch(link, { method: 'POST', headers: { origin }, redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

// The commands share the embedded folder with the server, so one database is enough.
describe.runIf(inject('testDatabase').kind === 'pglite')('signing in the first person', () => {
  it('takes the link that the newest start printed, and prints no more when somebody is signed in', async () => {
    const first = await folder.start();
    await first.end('SIGTERM');
    const second = await folder.start();
    const old = linkOf(first)?.replace(/^http:\/\/[^/]+/, second.url);

    expect(await click(old)).toEqual([400, null]);
    expect(await click(linkOf(second))).toEqual([303, '/console/']);
    await second.end('SIGTERM');

    const third = await folder.start();
    await third.end('SIGTERM');
    expect(third.output()).toContain('listening');
    expect(linkOf(third)).toBeUndefined();
  }, 90_000);

  it('can be done with a link that the operator prints for one person', async () => {
    const { output, code } = await folder.run(['sign-in:link', 'ada@acme.example']);

    expect(code).toBe(0);
    expect(output).toContain('This link signs in ada@acme.example.');
    expect(output).toMatch(/\/sign-in\/link\/[\w-]{43}\n/);
  });

  it('prints no link without one address', async () => {
    const { errors, code } = await folder.run(['sign-in:link', 'ada@acme.example', 'bob@acme.example']);

    expect(code).toBe(2);
    expect(errors).toContain('Usage: sign-in:link <e-mail address>');
  });
});
