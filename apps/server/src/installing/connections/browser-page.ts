import { hueStep, monogram } from '@dowel/schema/monogram';
import { html } from 'hono/html';
import { type Document, isolated, type Markup, renderDocument } from '../../platform/pages/document.ts';
import type { Brand } from './brand.ts';
import { type PageLanguage, pageLanguage, wordsOf } from './page-language.ts';
import type { PageWords } from './page-words.ts';
import type { GivenLook } from './sign-in/given-look.ts';

/** Whose page it is, and which languages the browser asks for. */
export interface Visit {
  /** Absent on pages that must not say whose sign-in it is. */
  brand?: Brand | undefined;
  /** The header `Accept-Language`. */
  accepted: string | null;
}

/** A page of a sign-in at a provider. */
export interface BrowserPage extends Omit<Document, 'title' | 'language' | 'style' | 'body' | 'hasPicture'> {
  visit: Visit;
  /** How things stand between product and provider. */
  kind: 'question' | 'connected' | 'failed' | 'leaving';
  title: (words: PageWords) => string;
  /** Values of the title's placeholders. */
  titled?: Readonly<Record<string, string>>;
  /** The content below the title. */
  content: (speech: Speech) => Markup;
}

/** The words of a page in its language. */
export interface Speech {
  words: PageWords;
  language: PageLanguage;
  /** A text with its placeholders filled in. */
  say: (text: string, values?: Readonly<Record<string, string>>) => Markup;
}

const states = { question: 'idle', leaving: 'waiting', connected: 'connected', failed: 'broken' } as const;
const tones = { question: 'neutral', leaving: 'info', connected: 'success', failed: 'warning' } as const;

/** Renders a page of a sign-in, from the parts of the embedded components. */
export function renderPage({
  visit,
  kind,
  title,
  titled = {},
  content,
  ...page
}: BrowserPage): Promise<Response> {
  const { brand } = visit;
  const language = pageLanguage(brand?.look.language, visit.accepted);
  const words = wordsOf(language);
  const names = { app: brand?.appName ?? '', provider: brand?.providerName ?? '', ...titled };
  const say: Speech['say'] = (text, values = {}) => filled(text, { ...names, ...values });
  const body = html`<main class="dowel-card" data-kind="${kind}">
<header class="dowel-card-header" data-stacked>
${brand ? pair(brand, kind) : kind === 'failed' ? badge : ''}
<h1 class="dowel-heading" data-size="lg">${say(title(words))}</h1>
</header>
<div class="dowel-card-body">
${content({ words, language, say })}
</div>
</main>`;
  return renderDocument({
    ...page,
    title: plain(title(words), names),
    language,
    hasPicture: (brand?.look.logo ?? brand?.providerIcon) !== undefined,
    style: lookStyle(brand) + STYLE,
    body,
  });
}

/** What went wrong. The service says it in English, so in another language a sentence of that language comes first. */
export function problemText(
  { words, language }: Speech,
  { code, text }: { code: keyof PageWords['problems'] | undefined; text: string },
): Markup {
  if (language === 'en') return html`<p class="dowel-text" role="alert">${text}</p>`;
  const said = (code && words.problems[code]) ?? words.problems.other;
  return html`<p class="dowel-text" role="alert">${said}</p>
<p class="dowel-text" data-muted data-size="sm" lang="en" dir="ltr">${text}</p>`;
}

function filled(text: string, values: Readonly<Record<string, string>>): Markup {
  const parts = text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : isolated(values[part] ?? '')));
  return html`${parts}`;
}

const plain = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Product and provider, as the page that began the sign-in shows them. */
function pair({ appName, providerName, providerIcon, look }: Brand, kind: BrowserPage['kind']): Markup {
  const icon = kind === 'connected' ? paths.check : kind === 'failed' ? paths.close : undefined;
  return html`<span class="dowel-pair" data-state="${states[kind]}" data-size="md" data-tone="${tones[kind]}" aria-hidden="true">
${tile('product', look.logo, monogram(appName, look.language))}
<span class="dowel-pair-line">${icon ? html`<svg class="dowel-icon" viewBox="0 0 16 16"><path d="${icon}"/></svg>` : ''}</span>
${tile('provider', providerIcon, monogram(providerName, look.language))}
</span>`;
}

function tile(kind: string, picture: string | undefined, letter: string): Markup {
  return picture
    ? html`<span class="dowel-logo" data-kind="picture"><img class="dowel-logo-image" src="${picture}" alt=""></span>`
    : html`<span class="dowel-logo" data-kind="${kind}">${letter}</span>`;
}

/** Stands for the pair where nobody may learn whose sign-in it is. */
const badge = html`<span class="dowel-logo" data-tone="warning" aria-hidden="true"><svg class="dowel-icon" viewBox="0 0 16 16"><path d="M8 2.25l6.25 11H1.75zM8 6.75v3M8 11.4v.1"/></svg></span>`;

/** The drawings of the library's icons. */
const paths = { check: 'M3.5 8.5l3 3 6-7', close: 'M4 4l8 8M12 4l-8 8' };

/** The product's own values. Each was checked when the sign-in began. */
function lookStyle(brand: Brand | undefined): string {
  const { colorScheme = 'light dark', primaryColor, borderRadius }: GivenLook = brand?.look ?? {};
  const values = [
    ['color-scheme', colorScheme],
    ['--dowel-colors-primary', primaryColor],
    ['--dowel-default-border-radius', borderRadius],
  ];
  const lines = values.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value};`]));
  const hue = brand
    ? `.dowel-root .dowel-root-body [data-kind='provider']{--dowel-hue:${hueStep(brand.providerName)}}`
    : '';
  return `:root{${lines.join('')}}${hue}`;
}

const STYLE = `
body {
  box-sizing: border-box; display: grid; grid-template-columns: minmax(0, 30rem); place-content: center;
  min-block-size: 100vh;
  min-block-size: 100dvh; margin: 0; padding: 1rem; color: var(--dowel-colors-text);
  background: var(--dowel-colors-surface-sunken);
  font: var(--dowel-font-size-md)/var(--dowel-line-height) system-ui, sans-serif;
}
.dowel-root .dowel-root-body .dowel-key-value-value { font-weight: 600; }
.dowel-root .dowel-root-body .dowel-key-value-value[data-ref] { font: 0.8125rem/1.6 ui-monospace, monospace; }
button:disabled { cursor: default; opacity: var(--dowel-disabled-opacity); }
@media (max-width: 26rem) { body { --dowel-card-inset: var(--dowel-space-4); } }
`;
