import type { Page } from 'playwright';

/** Runs in the page: texts that show the signs of Markdown, and are no code. */
export function rawMarkdown(): string[] {
  const texts = document.createTreeWalker(
    document.querySelector('.sbdocs') ?? document,
    NodeFilter.SHOW_TEXT,
  );
  const raw: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('code, pre, style, script')) continue;
    const text = node.textContent?.trim() ?? '';
    if (/\|\s*:?-{3,}|^#{1,6} |\*\*\S|\]\(|```/.test(text)) raw.push(text.slice(0, 80));
  }
  return raw;
}

/** Links to pages and stories that Storybook does not have, and pictures that do not load. */
export async function missingParts(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const { named, broken } = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.sbdocs a[href*="path=/"]')];
    const stories = [...document.querySelectorAll<HTMLElement>('.sbdocs [data-story]')];
    const pictures = [...document.querySelectorAll<HTMLImageElement>('.sbdocs img:not([src^="data:"])')];
    const loaded = pictures.map(async (picture) => {
      picture.loading = 'eager';
      return picture.decode().then(
        () => [],
        () => [picture.src],
      );
    });
    return {
      named: [
        ...links.map(({ href }) => href.split('/').at(-1) ?? ''),
        ...stories.map(({ dataset }) => dataset.story ?? ''),
      ],
      broken: (await Promise.all(loaded)).flat(),
    };
  });
  return [
    ...named.filter((id) => !ids.has(id)).map((id) => `It leads to "${id}", which does not exist.`),
    ...broken.map((address) => `This picture does not load: ${address}`),
  ];
}

/** What makes the page scroll sideways on a phone. */
export async function widthProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 900 });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (usual) await page.setViewportSize(usual);
  return tooWide > 0 ? [`On a phone, 390 pixels wide, it is ${tooWide} pixels too wide.`] : [];
}
