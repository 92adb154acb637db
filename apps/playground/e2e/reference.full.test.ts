import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { setStage } from './browser.ts';

const stage = setStage();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('the reference of the interface in a browser', () => {
  async function openReference(options: { width: number; colorScheme: 'light' | 'dark' }) {
    const origin = new URL(stage.dowel.demo.baseUrl).origin;
    const page = await (await stage.newBrowser()).newPage();
    await page.emulateMedia({ colorScheme: options.colorScheme });
    await page.setViewportSize({ width: options.width, height: 900 });
    const foreign: string[] = [];
    const violations: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(`${origin}/docs/createTopic`);
    await page.getByText('A new topic receives nothing until a route leads to it.').first().waitFor();
    return { page, foreign, violations };
  }

  it.each([
    { width: 1280, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
  ] as const)('shows an operation at $width px in $colorScheme colours', async (options) => {
    const { page, foreign, violations } = await openReference(options);
    expect.soft(foreign).toEqual([]);
    expect.soft(violations).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
});

/** What a person with an aid could not use: serious and critical findings. */
async function findings(page: Page): Promise<string[]> {
  // Evaluated, and not added as a script, because the page's policy refuses scripts from elsewhere.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>('axe.run()');
  return violations
    .filter(({ impact }) => /serious|critical/.test(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
