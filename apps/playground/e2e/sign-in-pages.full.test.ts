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
  await page.waitForURL('**/console/**');
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

describe('the pages of a sign-in', () => {
  it('fits a short page into the window', async () => {
    const { page } = await newBrowser();

    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('button').first().waitFor();

    expect(await page.evaluate('document.documentElement.scrollHeight > innerHeight')).toBe(false);
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

  it('leads to a first project, as the person who signed in there', async () => {
    const { page, origins, errors } = await newBrowser();

    await page.goto(`${withService.url}/sign-in`);
    const violations = await violationsOn(page);
    await page.getByRole('button', { name: 'Continue with Acme' }).click();
    await page.getByLabel('Account').fill('ada');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/console/-/start');
    await page.getByLabel('Your company').fill('Acme');
    violations.push(...(await violationsOn(page)));
    await page.getByLabel('Name of the product').fill('Acme Mail');
    await page.getByLabel('Name of the project').fill('acme-mail');
    await page.getByRole('button', { name: 'Make project' }).click();
    await page.waitForURL('**/console/acme-mail**');

    await page.getByRole('banner').getByText('Ada Okafor').waitFor();
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
