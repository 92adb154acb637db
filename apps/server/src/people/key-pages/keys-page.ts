import { isPageKey } from '@dowel/schema/rules';
import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import { copyButton, copyScript } from '../../platform/pages/copy-button.ts';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import { sendOnceScript } from '../../platform/pages/send-once.ts';
import type { ApiKeyEntry } from '../api-keys/service.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { FIRST_PROJECT_PATH } from '../org-pages/first-project-page.ts';
import { keyRow, type Maker } from './key-row.ts';
import { keysStyle } from './keys-style.ts';

/** What was just done to a key. */
export type Done = 'on' | 'off' | 'deleted';

/** What the page of a project's keys shows. */
export interface KeysPage {
  readonly bar: ConsoleBar;
  readonly project: string;
  readonly hasOtherProjects: boolean;
  /** Whether the project takes consumer tokens only, and no keys of pages. */
  readonly refusesFrontendKeys: boolean;
  /** The people who made keys, by `createdBy`. */
  readonly makers: ReadonlyMap<string, Maker>;
  readonly keys: readonly ApiKeyEntry[];
  /** The path of the page with the keys that follow. */
  readonly nextPath: string | undefined;
  /** The key that is shown in full. */
  readonly shown: ApiKeyEntry | undefined;
  /** What was just done, and the label of the key if it still exists. */
  readonly done: { readonly what: Done; readonly label: string | undefined } | undefined;
  /** The label that cannot be used. */
  readonly refusedLabel?: string;
}

/** The page on which a builder makes, copies, switches off and deletes the keys of a project. */
export function renderKeys(context: Pick<PublicContext, 'env'>, page: KeysPage): Promise<Response> {
  const { bar, project, hasOtherProjects, makers, keys, shown, done, nextPath, refusedLabel } = page;
  const path = ownPath(context, `/keys/${encodeURIComponent(project)}`);
  return renderConsolePage({
    status: refusedLabel === undefined ? 200 : 422,
    title: 'API keys',
    lead: html`Project <strong>${isolated(project)}</strong>${
      hasOtherProjects
        ? html` &middot; <a href="${ownPath(context, '/keys?choose=yes')}">Choose another</a>`
        : ''
    } <a class="button quiet small" href="${ownPath(context, FIRST_PROJECT_PATH)}">New project</a>`,
    bar,
    sends: true,
    style: keysStyle,
    script: copyScript + sendOnceScript,
    content: html`${done ? doneNotice(done) : ''}${shown ? shownKey(shown) : ''}
<section class="panel" aria-labelledby="make">
<h2 id="make">Make a key</h2>
${makeForm(path, page)}
</section>
<section class="panel" aria-labelledby="keys">
<h2 id="keys">Keys</h2>
${keys.length === 0 ? html`<p class="muted">There are no keys yet.</p>` : html`<ul class="keys">${keys.map((entry) => keyRow(path, entry, makers.get(entry.createdBy ?? '')))}</ul>`}
${nextPath ? html`<a href="${nextPath}">More keys</a>` : ''}
</section>`,
  });
}

function makeForm(
  path: string,
  { refusedLabel, refusesFrontendKeys }: Pick<KeysPage, 'refusedLabel' | 'refusesFrontendKeys'>,
): Markup {
  const isRefused = refusedLabel !== undefined;
  return html`<form method="post" action="${path}" class="make">
<input type="hidden" name="action" value="make">
<div class="field">
<label for="label">Label</label>
<input type="text" id="label" name="label" required maxlength="255" autocomplete="off" value="${refusedLabel ?? ''}" aria-describedby="label-note"${isRefused ? html` aria-invalid="true" autofocus` : ''}>
<p id="label-note" class="${isRefused ? 'field-error' : 'muted'}">${isRefused ? 'A label has 1 to 255 characters.' : 'Where the key is used, so that you know later which one to switch off.'}</p>
</div>
${
  refusesFrontendKeys
    ? html`<p class="muted">The key is for a backend, and can do everything in the project. Pages of this project use tokens that your backend signs, and no keys.</p>`
    : html`<fieldset>
<legend>For</legend>
${purpose('backend', 'Backend', 'Can do everything in the project. Keep it on a server.', true)}
${purpose('pages', 'Page without a backend', 'For development only: everybody who opens the page can use it for every customer. Shows no credentials and no values of records.', false)}
</fieldset>`
}
<button>Make key</button>
</form>`;
}

function purpose(value: string, words: string, note: string, isChosen: boolean): Markup {
  return html`<label class="choice"><input type="radio" name="purpose" value="${value}"${isChosen ? html` checked` : ''}><span>${words}<small>${note}</small></span></label>`;
}

function shownKey({ apiKey }: ApiKeyEntry): Markup {
  if (apiKey.isUnreadable) {
    return html`<section class="notice" data-tone="danger"><h2>${isolated(apiKey.label)} cannot be shown</h2>
<p>The server lost the encryption key that it was stored with. It still works. Make another one if you need to copy it.</p></section>`;
  }
  const power = apiKey.scopes.includes('full') ? 'everything' : `what ${apiKey.scopes.join(' and ')} needs`;
  const advice = !isPageKey(apiKey.scopes)
    ? `It can do ${power} in this project, so it belongs on a server: never into a page, an app or a repository.`
    : 'It is for a page in development. In production, your backend signs a token for each person instead.';
  return html`<section class="notice shown" data-tone="success" aria-labelledby="shown">
<h2 id="shown">Key &ldquo;${isolated(apiKey.label)}&rdquo;</h2>
<label for="key" class="hidden">Key</label>
<input type="text" id="key" readonly autofocus spellcheck="false" autocomplete="off" value="${apiKey.key}">
${copyButton('key', 'Copy key')}
<p>${advice}</p>
</section>`;
}

const doneWords: Readonly<Record<Done, string>> = {
  on: 'is switched on. Requests with it are accepted again.',
  off: 'is switched off. Requests with it are refused from now on.',
  deleted: 'is deleted. Requests with it are refused from now on.',
};

function doneNotice({ what, label }: NonNullable<KeysPage['done']>): Markup {
  return html`<p class="notice" data-tone="info" role="status"><span>${
    label === undefined ? 'The key' : html`<strong>${isolated(label)}</strong>`
  } ${doneWords[what]}</span></p>`;
}
