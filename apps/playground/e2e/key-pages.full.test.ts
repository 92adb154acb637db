import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../../packages/cli/test/deploy-replies.ts';
import { chromiumLaunch } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { type OidcService, startOidcService } from '../../server/test/oidc-service.ts';
import { createServerFolder, type ServerProcess } from '../../server/test/process/server-process.ts';

/** As with servers, CI has just built it, and it starts sooner than the sources. */
const cli =
  process.env.DOWEL_TEST_SERVER === 'built'
    ? [fileURLToPath(new URL('../../../packages/cli/dist/main.js', import.meta.url))]
    : [
        '--conditions=@dowel/source',
        fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url)),
      ];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = createServerFolder();
let browser: Browser;
let server: ServerProcess;
/** The cookies of a browser in which the owner of the demo project is signed in. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    chromiumLaunch().then((options) => chromium.launch(options)),
    folder.start(),
  ]);
  const { context, page } = await newBrowser();
  await page.goto(lastLink());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/keys/demo');
  signedIn = await context.storageState();
});
afterAll(async () => {
  await browser?.close();
  await folder.remove();
});

/** A browser of its own. It notes every address that a page loads, and every error of a page. */
async function newBrowser(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 800 }, ...options });
  const origins = new Set<string>();
  const errors: string[] = [];
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    // Chromium reports a status such as 404 as an error.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text());
  });
  return { context, page: await context.newPage(), origins, errors };
}

/** The links that the server has printed. */
function links(): string[] {
  return server.output().match(/http:\S+\/sign-in\/link\/[\w-]+/g) ?? [];
}

function lastLink(): string {
  return links().at(-1) ?? '';
}

/** Asks for a new link on the sign-in page, and reads it where the server prints it. */
async function newLink(): Promise<string> {
  const { page } = await newBrowser();
  const before = links().length;
  await page.goto(`${server.url}/sign-in`);
  await page.getByRole('button', { name: 'Print a new link' }).click();
  await page.getByText('has a new link now').waitFor();
  await expect.poll(() => links().length).toBeGreaterThan(before);
  return lastLink();
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsOn(page: Page, runOnly: readonly string[] = everyRule): Promise<string[]> {
  await page.evaluate(axe);
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify({ runOnly })})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Whether the page is wider than the window, so that people must scroll sideways. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}

async function statusWith(apiKey: string): Promise<number> {
  return (await fetch(`${server.url}/v1/projects/demo`, { headers: { 'x-api-key': apiKey } })).status;
}

describe('making a key in the browser', () => {
  // @holds S219
  it('leads from the printed link to a key that works until it is switched off', async () => {
    const { context, page, origins, errors } = await newBrowser();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await page.goto(await newLink());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/keys/demo');
    await page.getByLabel('Label', { exact: true }).fill('Mail service');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.getByRole('button', { name: 'Copy key' }).click();
    await page.getByText('Copied').waitFor();
    const key = await page.evaluate(() => navigator.clipboard.readText());
    const works = await statusWith(key);
    await page.getByRole('button', { name: 'Switch off Mail service' }).click();
    await page.getByText('Mail service is switched off').waitFor();

    expect(key).toMatch(/^dowel_full_[\w-]{43}$/);
    expect([works, await statusWith(key)]).toEqual([200, 401]);
    expect([...origins]).toEqual([server.url]);
    expect(page.url()).not.toContain(key);
    expect(errors).toEqual([]);
  });

  it('fits a short page into the window', async () => {
    const { page } = await newBrowser();

    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('button').first().waitFor();

    expect(await page.evaluate('document.documentElement.scrollHeight > innerHeight')).toBe(false);
  });

  it('needs no script', async () => {
    const { page } = await newBrowser({ storageState: signedIn, javaScriptEnabled: false });

    await page.goto(`${server.url}/`);
    await page.getByLabel('Label', { exact: true }).fill('Without a script');
    await page.getByLabel('Page without a backend').check();
    await page.getByRole('button', { name: 'Make key' }).click();
    const key = await page.getByLabel('Key', { exact: true }).inputValue();
    const works = await statusWith(key);
    await page.getByRole('button', { name: 'Delete Without a script' }).click();
    await page.getByRole('button', { name: 'Delete key' }).and(page.locator(':visible')).click();
    await page.getByText('is deleted').waitFor();

    expect(key).toMatch(/^dowel_front_/);
    expect([works, await statusWith(key)]).toEqual([200, 401]);
    expect(await page.getByText('Without a script').count()).toBe(0);
  });

  it('needs no mouse, and asks before it deletes', async () => {
    const { page } = await newBrowser({ storageState: signedIn });
    await page.goto(`${server.url}/keys/demo`);

    await page.keyboard.press('Tab');
    const first = await page.evaluate('document.activeElement.textContent');
    await page.getByLabel('Label', { exact: true }).focus();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?show=*');
    const focused = await page.evaluate('document.activeElement.id');
    const remove = page.getByRole('button', { name: 'Delete By keyboard' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const inQuestion = await page.evaluate('document.activeElement.textContent');
    await page.keyboard.press('Escape');

    expect([first, focused, inQuestion]).toEqual(['Skip to the content', 'key', 'Keep it']);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Delete By keyboard');
    expect(await page.getByText('By keyboard').first().isVisible()).toBe(true);
  });

  it('sends a form once when the button is clicked twice', async () => {
    const { page } = await newBrowser({ storageState: signedIn });
    await page.goto(`${server.url}/keys/demo`);

    await page.getByLabel('Label', { exact: true }).fill('Clicked twice');
    await page.getByRole('button', { name: 'Make key' }).dblclick();
    await page.waitForURL('**?show=*');

    expect(await page.getByRole('button', { name: 'Delete Clicked twice' }).count()).toBe(1);
  });

  it('goes back to the sign-in page after signing out', async () => {
    const { context, page } = await newBrowser();
    await page.goto(await newLink());
    await page.getByRole('button', { name: 'Sign in' }).click();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in');
    await page.goto(`${server.url}/keys/demo`);

    expect(page.url()).toContain('/sign-in?returnTo=');
    expect(await context.cookies()).toEqual([]);
  });
});

/** The `dowel` command, in a home of its own and on a machine without a browser to open. */
function dowel(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [...cli, ...args], {
    cwd: folder.path('.'),
    env: {
      PATH: '/nowhere',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: folder.path('home'),
      DOWEL_BASE_URL: `${server.url}/v1`,
      DOWEL_PROJECT: 'demo',
    },
  });
  let said = '';
  const listen = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), said }));
  return {
    ended,
    paste: (text: string) => child.stdin?.write(text),
    /** The address that the command tells the user to open. */
    async address(): Promise<string> {
      await expect.poll(() => said).toContain('/sign-in/command-line');
      return /http:\S+\/sign-in\/command-line\S+/.exec(said)?.[0] ?? '';
    },
  };
}

describe('signing in the command line', () => {
  it('ends in the terminal, and lets it deploy without an API key until it signs out', async () => {
    writeFileSync(folder.path('dowel.yaml'), manifest);
    const { page, origins } = await newBrowser({ storageState: signedIn });
    const before = await dowel('deploy', '--dry-run').ended;

    const login = dowel('login');
    await page.goto(await login.address());
    await page.getByRole('button', { name: 'Sign in the command line' }).click();
    await page.getByRole('heading', { name: 'Go back to the terminal' }).waitFor();
    const signedInThere = await login.ended;
    const deployed = await dowel('deploy', '--dry-run').ended;
    const who = await dowel('whoami').ended;
    const signedOut = await dowel('logout').ended;
    const after = await dowel('deploy', '--dry-run').ended;

    expect(before).toMatchObject({ code: 2, said: expect.stringContaining('Run dowel login') });
    expect(signedInThere).toMatchObject({ code: 0, said: expect.stringContaining('as Demo owner') });
    expect(deployed).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was deployed.') });
    expect(who).toEqual({ code: 0, said: 'Demo owner\norg       Ridgeline (owner)\nprojects  demo\n' });
    expect(signedOut).toEqual({ code: 0, said: `Signed out at ${server.url}/v1.\n` });
    expect(after).toEqual(before);
    expect([...origins].filter((origin) => !origin.startsWith('http://127.0.0.1:'))).toEqual([server.url]);
  });

  it('takes the code from the page when no browser of the machine can bring it', async () => {
    const { page } = await newBrowser({ storageState: signedIn });

    const login = dowel('login', '--no-browser');
    await page.goto(await login.address());
    await page.getByRole('button', { name: 'Sign in the command line' }).click();
    login.paste(`${await page.getByLabel('Code').inputValue()}\n`);

    expect(await login.ended).toMatchObject({ code: 0, said: expect.stringContaining('Signed in at') });
  });
});

describe('how the pages look', () => {
  const commandLine = `/sign-in/command-line?challenge=${'c'.repeat(43)}&state=${'s'.repeat(22)}`;

  // Only its colours differ in dark, and they differ alike at every width.
  it.each([
    { width: 1100, schemes: { light: everyRule, dark: ['color-contrast'] } },
    { width: 320, schemes: { light: everyRule } },
  ])('is readable for everybody at $width pixels', async ({ width, schemes }) => {
    // Else a button would be seen on its way from one colour to the other.
    const still = { reducedMotion: 'reduce', viewport: { width, height: 700 } } as const;
    const { page } = await newBrowser({ storageState: signedIn, ...still });
    const findings: Record<string, unknown> = {};
    const check = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const rules = schemes[colorScheme];
        if (!rules) continue;
        await page.emulateMedia({ colorScheme });
        const found = [
          ...(await violationsOn(page, rules)),
          ...((await isTooWide(page)) ? ['too wide'] : []),
        ];
        if (found.length > 0) findings[`${name}, ${colorScheme}`] = found;
      }
    };

    await page.goto(`${server.url}/keys/demo`);
    await page.getByLabel('Label', { exact: true }).fill(`A label that is long, ${'and goes on '.repeat(6)}`);
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.waitForURL('**?show=*');
    await check('keys');
    await page
      .getByRole('button', { name: /^Delete A label/ })
      .last()
      .click();
    await check('question');
    await page.goto(`${server.url}/keys?choose=yes`);
    await check('projects');
    await page.goto(`${server.url}/keys/none`);
    await check('not found');
    await page.goto(server.url + commandLine);
    await check('command line');
    await page.getByRole('button', { name: 'Sign in the command line' }).click();
    await page.getByLabel('Code').waitFor();
    await check('code');
    await page.goto(`${server.url}/sign-in?another=yes`);
    await check('sign-in');
    await page.goto(`${server.url}/sign-in/link/old`);
    await check('failure');

    expect(findings).toEqual({});
  });
});

describe('signing in at a sign-in service in the browser', () => {
  const own = createServerFolder();
  let service: OidcService;
  let withService: ServerProcess;

  beforeAll(async () => {
    const port = await freePort();
    service = await startOidcService({
      accounts: { ada: { email: 'ada@acme.example', isEmailVerified: true, name: 'Ada Okafor' } },
      redirectUri: `http://localhost:${port}/sign-in/callback`,
    });
    withService = await own.start({
      DOWEL_PORT: `${port}`,
      DOWEL_OIDC_ISSUER: service.issuer,
      DOWEL_OIDC_CLIENT_ID: service.clientId,
      DOWEL_OIDC_NAME: 'Acme',
    });
  });
  afterAll(async () => {
    await service?.close();
    await own.remove();
  });

  it('leads to a first project and its keys, as the person who signed in there', async () => {
    const { page, origins, errors } = await newBrowser();

    await page.goto(`${withService.url}/keys`);
    const violations = await violationsOn(page);
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.getByLabel('Account').fill('ada');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/first-project');
    violations.push(...(await violationsOn(page)));
    await page.getByLabel('Company').fill('Acme');
    await page.getByLabel('Product').fill('Acme Mail');
    await page.getByLabel('Project name').fill('acme-mail');
    await page.getByRole('button', { name: 'Make project' }).click();
    await page.waitForURL('**/keys/acme-mail');

    expect(await page.getByRole('banner').textContent()).toContain('Ada Okafor');
    expect(violations).toEqual([]);
    expect([...origins].sort()).toEqual([withService.url, service.issuer].sort());
    expect(errors).toEqual([]);
  });

  it('tells people who cancelled how to start again', async () => {
    const { page } = await newBrowser();

    await page.goto(`${withService.url}/sign-in`);
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('was cancelled at Acme').waitFor();
    await page.getByRole('link', { name: 'Start again' }).click();

    expect(await page.getByRole('button', { name: 'Continue with Acme' }).isVisible()).toBe(true);
  });
});
