import type { OrgBuilder } from '@dowel/schema';
import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { type ConsoleBar, renderConsolePage } from '../../platform/pages/console-page.ts';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import { sendOnceScript } from '../../platform/pages/send-once.ts';
import { ownPath } from '../builder-sign-in/own-path.ts';
import { popoverStyle } from '../key-pages/keys-style.ts';

/** The path of the page of the people of an org. */
export const PEOPLE_PATH = '/people';

/** A key that goes on working when its maker leaves. */
export interface KeyOfPerson {
  readonly label: string;
  readonly project: string;
}

/** What the page of the people of an org shows. */
export interface PeoplePage {
  readonly bar: ConsoleBar;
  readonly orgLabel: string;
  readonly people: readonly (OrgBuilder & { readonly keys: readonly KeyOfPerson[] })[];
  /** The builder who looks at the page. */
  readonly self: { readonly id: string; readonly isOwner: boolean };
  /** Somebody was just removed. */
  readonly hasRemoved: boolean;
}

/** The page on which builders see who belongs to their org. Owners remove people there, and everybody can leave. */
export function renderPeople(context: Pick<PublicContext, 'env'>, page: PeoplePage): Promise<Response> {
  const { bar, orgLabel, people, self, hasRemoved } = page;
  const path = ownPath(context, PEOPLE_PATH);
  return renderConsolePage({
    title: 'People',
    lead: html`Organization <strong>${isolated(orgLabel)}</strong>`,
    bar,
    sends: true,
    style: peopleStyle,
    script: sendOnceScript,
    content: html`${
      hasRemoved
        ? html`<p class="notice" data-tone="info" role="status">They no longer see the projects of this organization. Only a new invite brings them back.</p>`
        : ''
    }<section class="panel" aria-label="People"><ul class="people">${people.map((person) => row(path, person, self))}</ul></section>`,
  });
}

function row(path: string, person: PeoplePage['people'][number], self: PeoplePage['self']): Markup {
  const { id, primaryEmail, orgRole } = person;
  const isSelf = id === self.id;
  const name = nameOf(person);
  const words = isSelf ? 'Leave' : 'Remove';
  return html`<li>
<div><p><strong>${isolated(name)}</strong> <span class="tag">${orgRole.charAt(0).toUpperCase()}${orgRole.slice(1)}</span>${isSelf ? html` <span class="muted">you</span>` : ''}</p>
${primaryEmail && primaryEmail !== name ? html`<p class="muted">${isolated(primaryEmail)}</p>` : ''}</div>
${
  isSelf || self.isOwner
    ? html`<button type="button" class="quiet danger small" popovertarget="remove-${id}">${words}<span class="hidden"> ${isolated(isSelf ? 'the organization' : name)}</span></button>
${question(path, person, isSelf)}`
    : ''
}
</li>`;
}

/** A popover needs no script. It closes by Escape and by a click beside it. */
function question(path: string, person: PeoplePage['people'][number], isSelf: boolean): Markup {
  const { id } = person;
  return html`<div popover id="remove-${id}" role="dialog" aria-labelledby="question-${id}">
<h3 id="question-${id}">${isSelf ? 'Leave the organization?' : html`Remove ${isolated(nameOf(person))}?`}</h3>
<p>${isSelf ? 'You lose' : 'They lose'} the projects of the organization at once, and only a new invite brings ${isSelf ? 'you' : 'them'} back.</p>
<form method="post" action="${path}">
<input type="hidden" name="builder" value="${id}">
${person.keys.length === 0 ? '' : keysOf(person.keys, isSelf)}
<div class="actions">
<button type="button" class="quiet" popovertarget="remove-${id}" popovertargetaction="hide" autofocus>Cancel</button>
<button class="danger">${isSelf ? 'Leave' : 'Remove'}</button>
</div>
</form>
</div>`;
}

function keysOf(keys: readonly KeyOfPerson[], isSelf: boolean): Markup {
  return html`<p>Keys that ${isSelf ? 'you' : 'they'} made go on working, and ${isSelf ? 'you' : 'they'} may still know them:</p>
<ul>${keys.map(({ label, project }) => html`<li>${isolated(label)} <span class="muted">in ${isolated(project)}</span></li>`)}</ul>
<label class="check"><input type="checkbox" name="switchOffKeys" value="yes"><span>Switch these keys off<small>What uses them stops at once.</small></span></label>`;
}

function nameOf({ fullName, primaryEmail }: OrgBuilder): string {
  return fullName ?? primaryEmail ?? 'Somebody without a name';
}

const peopleStyle = `
.people { display: grid; margin: 0; padding: 0; list-style: none; }
.people > li {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem;
  padding-block: 0.75rem; border-block-start: 1px solid var(--line);
}
.people > li:first-child { padding-block-start: 0; border: 0; }
.people > li:last-child { padding-block-end: 0; }
.people strong { font-weight: 500; }
[popover] form { display: grid; gap: 0.75rem; margin-block-start: 0.75rem; }
[popover] ul { max-block-size: 12rem; margin: 0; padding-inline-start: 1.25rem; overflow: auto; }
.check { display: flex; gap: 0.75rem; }
.check input { inline-size: 1rem; block-size: 1rem; margin: 0.125rem 0 0; accent-color: var(--primary); }
.check small { display: block; font-weight: 400; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
${popoverStyle}`;
