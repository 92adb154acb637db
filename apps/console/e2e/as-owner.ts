import type { Page } from 'playwright';
import { beforeAll } from 'vitest';
import type { Stage } from '../../playground/e2e/browser.ts';
import type { BrowserState } from '../../playground/e2e/global-setup.ts';

/** Signs in with a link, which works once. */
export async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const button = page.getByRole('button');
  if ((await button.count()) > 0) await button.first().click();
  await page.waitForURL(/\/console\/./);
}

/** The console of the stage's project, in the browser of the owner. */
export function asOwner(stage: Stage) {
  let signedIn: BrowserState | undefined;
  beforeAll(async () => {
    ({ signedIn } = stage.dowel);
    if (signedIn) return;
    const context = await stage.newBrowser();
    await signIn(await context.newPage(), stage.dowel.signInLink);
    signedIn = await context.storageState();
    await stage.leave(signedIn);
  });
  const urlOf = (path: string) => {
    const { baseUrl, project } = stage.dowel.demo;
    return `${new URL(baseUrl).origin}/console/${project}${path}`;
  };
  return {
    urlOf,
    /** Opens a page of the project in a new browser profile. */
    async open(path: string): Promise<Page> {
      const context = await stage.newBrowser();
      if (signedIn) await context.addCookies(signedIn.cookies);
      const page = await context.newPage();
      await page.goto(urlOf(path));
      return page;
    },
  };
}
