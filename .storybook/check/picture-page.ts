import type { Change } from './compare-pictures.ts';
import type { Entry } from './index-file.ts';
import { pictureName, schemes, widths } from './take-pictures.ts';

export interface PicturePage {
  stories: readonly Entry[];
  failed: readonly string[];
  /** The state that the pictures are compared with, and what differs. Absent without a comparison. */
  against: { ref: string; changes: ReadonlyMap<string, Change> } | undefined;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One HTML page on which a person looks through all pictures. */
export function picturePage({ stories, failed, against }: PicturePage): string {
  const byTitle = Map.groupBy(stories, ({ title }) => title);
  const changed = [...(against?.changes.values() ?? [])].filter((change) => change !== 'same').length;
  const gone = [...(against?.changes ?? [])].filter(([, change]) => change === 'gone').map(([name]) => name);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of every story</title>
<style>${style}</style>
<header>
<h1>${stories.length} stories, ${stories.length * schemes.length * widths.length} pictures</h1>
<p>${against ? `${changed} pictures differ from ${escapeHtml(against.ref)}.` : 'Not compared with an earlier state: use --against.'}
${failed.length > 0 ? `Failed: ${failed.map(escapeHtml).join(', ')}.` : ''}</p>
${against ? '<label><input type="checkbox" id="only"> Only what differs</label>' : ''}
<nav>${[...byTitle.keys()].map((title) => `<a href="#${escapeHtml(title)}">${escapeHtml(title)}</a>`).join('')}</nav>
</header>
<main>
${[...byTitle].map(([title, entries]) => section(title, entries, against?.changes)).join('\n')}
${gone.length > 0 ? `<h2>Gone</h2><ul>${gone.map((name) => `<li>${escapeHtml(name)}</li>`).join('')}</ul>` : ''}
</main>
<script>${script}</script>
</html>
`;
}

function section(title: string, entries: readonly Entry[], changes?: ReadonlyMap<string, Change>): string {
  return `<h2 id="${escapeHtml(title)}">${escapeHtml(title)}</h2>
${entries.map((entry) => story(entry, changes)).join('\n')}`;
}

function story({ id, name }: Entry, changes?: ReadonlyMap<string, Change>): string {
  const pictures = schemes.flatMap((scheme) =>
    widths.map((width) => picture(name, pictureName(id, scheme, width), width, changes)),
  );
  return `<section><h3>${escapeHtml(name)}</h3><div class="row">${pictures.join('')}</div></section>`;
}

function picture(
  story: string,
  file: string,
  width: number,
  changes: ReadonlyMap<string, Change> | undefined,
): string {
  const change = changes?.get(file) ?? 'same';
  const words = change === 'same' ? `${width}` : `${width}, ${change}`;
  const others =
    change === 'changed'
      ? `<a href="before/${file}">before</a> <a href="differences/${file}">difference</a>`
      : '';
  return `<figure data-change="${change}"><a href="now/${file}"><img loading="lazy" src="now/${file}" alt="${escapeHtml(story)}"></a><figcaption>${words} ${others}</figcaption></figure>`;
}

const style = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #181b20; background: #eef0f3; }
header, main { padding: 1rem 1.5rem; }
header { background: #fff; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { margin: 0; }
figure img { display: block; zoom: 0.44; border: 2px solid #b9bfc9; border-radius: 12px; background: #fff; }
figure[data-change='changed'] img, figure[data-change='new'] img { border: 7px solid #c62a32; }
.only figure[data-change='same'] { display: none; }
.only section:not(:has(figure:not([data-change='same']))) { display: none; }
`;

const script = `
document.getElementById('only')?.addEventListener('change', ({ target }) => document.body.classList.toggle('only', target.checked));
`;
