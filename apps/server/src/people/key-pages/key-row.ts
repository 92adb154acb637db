import { isPageKey } from '@dowel/schema/rules';
import { html } from 'hono/html';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import type { ApiKeyEntry } from '../api-keys/service.ts';

/** Who made a key, or made it with a key of theirs. */
export interface Maker {
  readonly name: string;
  /** Whether they belong to the org that owns the project. */
  readonly isMember: boolean;
}

/** One key in the list, with what can be done to it. */
export function keyRow(
  path: string,
  { id, createTime, apiKey }: ApiKeyEntry,
  maker: Maker | undefined,
): Markup {
  const { label, key, scopes, active } = apiKey;
  const name = html`<span class="hidden"> ${isolated(label)}</span>`;
  return html`<li${active ? '' : html` data-off`}>
<div class="what">
<p><strong>${isolated(label)}</strong> <span class="tag">${purposeOf(scopes)}</span>${
    active ? '' : html` <span class="tag" data-tone="neutral">Switched off</span>`
  }${active && maker?.isMember === false ? html` <span class="tag" data-tone="warning">Maker has left</span>` : ''}</p>
<p class="muted">${key ? html`<code>${shortened(key)}</code> &middot; ` : ''}made <time datetime="${createTime.toISOString()}">${day(createTime)}</time>${maker ? html` by ${isolated(maker.name)}` : ''}</p>
</div>
<div class="actions">
<a class="button quiet small" href="${path}?show=${id}">Show${name}</a>
<form method="post" action="${path}">
<input type="hidden" name="id" value="${id}">
<button class="quiet small" name="action" value="${active ? 'off' : 'on'}">Switch ${active ? 'off' : 'on'}${name}</button>
</form>
<button type="button" class="quiet danger small" popovertarget="delete-${id}">Delete${name}</button>
</div>
${deleteQuestion(path, id, label)}
</li>`;
}

/** A popover needs no script. It closes by Escape and by a click beside it. */
function deleteQuestion(path: string, id: string, label: string): Markup {
  return html`<div popover id="delete-${id}" role="dialog" aria-labelledby="question-${id}">
<h3 id="question-${id}">Delete ${isolated(label)}?</h3>
<p>Requests with it are refused at once, and it cannot be brought back. To stop it for a while, switch it off.</p>
<div class="actions">
<button type="button" class="quiet" popovertarget="delete-${id}" popovertargetaction="hide" autofocus>Keep it</button>
<form method="post" action="${path}">
<input type="hidden" name="id" value="${id}">
<button class="danger" name="action" value="delete">Delete key</button>
</form>
</div>
</div>`;
}

function purposeOf(scopes: readonly string[]): string {
  if (isPageKey(scopes)) return 'Page';
  return scopes.includes('full') ? 'Backend' : `Backend: ${scopes.join(', ')}`;
}

/** Enough of a key to tell it from others, and not enough to use it. */
function shortened(key: string): string {
  return `${/^dowel_[a-z]+_/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`;
}

function day(time: Date): string {
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
