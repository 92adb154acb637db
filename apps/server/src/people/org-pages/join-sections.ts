import { html } from 'hono/html';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import type { WaysIn } from './service.ts';

/** The orgs that a builder may join, each with its button. Nobody is taken into one without it. Empty without any. */
export function joinSections(path: string, { invites, offer }: WaysIn): Markup | '' {
  if (invites.length === 0 && offer === undefined) return '';
  return html`<section class="panel" aria-labelledby="join">
<h2 id="join">Join an organization</h2>
<ul class="offers">${invites.map(
    ({ id, email, orgLabel }) => html`<li>
<div><p><strong>${isolated(orgLabel)}</strong></p>
<p class="muted">Invites ${isolated(email)} to work on its projects.</p></div>
<div class="actions">
${button(path, { action: 'join', invite: id }, 'Join', orgLabel)}
${button(path, { action: 'decline', invite: id }, 'Decline', orgLabel)}
</div></li>`,
  )}${
    offer
      ? html`<li>
<div><p><strong>${isolated(offer.orgLabel)}</strong></p>
<p class="muted">Has proven that ${isolated(offer.domain)}, the domain of your address, is its own.</p></div>
<div class="actions">${button(path, { action: 'join-domain', org: offer.orgId }, 'Join', offer.orgLabel)}</div></li>`
      : ''
  }</ul>
</section>`;
}

function button(path: string, fields: Record<string, string>, words: string, orgLabel: string): Markup {
  return html`<form method="post" action="${path}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="small${words === 'Decline' ? ' quiet' : ''}">${words}<span class="hidden"> ${isolated(orgLabel)}</span></button></form>`;
}
