import { html } from 'hono/html';
import type { PublicContext } from '../../context.ts';
import { renderConsolePage } from '../../platform/pages/console-page.ts';
import { isolated, type Markup } from '../../platform/pages/document.ts';
import { ownPath } from '../../platform/pages/own-path.ts';
import type { ProblemError } from '../../platform/problems/problem-error.ts';
import { printsLinks } from './one-time-link/service.ts';

interface SignInPage {
  /** The path to go to afterwards. */
  readonly returnTo: string;
  /** Whether the person wants another account than the one that the service knows. */
  readonly choosesAccount: boolean;
}

/** The page with the button that leads to the sign-in service. Without a service, it says how to get in. */
export function renderSignIn(
  context: Pick<PublicContext, 'env'>,
  { returnTo, choosesAccount }: SignInPage,
): Promise<Response> {
  const { oidc } = context.env;
  if (!oidc) return renderWithoutService(context);
  return renderConsolePage({
    title: 'Sign in',
    lead: html`Manage the projects and keys of this server.`,
    sends: true,
    content: html`<form method="post" action="${ownPath(context, '/sign-in')}">
<input type="hidden" name="returnTo" value="${returnTo}">
${choosesAccount ? html`<input type="hidden" name="choosesAccount" value="yes">` : ''}
<button>Continue with ${isolated(oidc.name)}</button>
</form>
<small>You sign in there. This server never sees your password.</small>`,
  });
}

function renderWithoutService(context: Pick<PublicContext, 'env'>): Promise<Response> {
  if (printsLinks(context)) {
    return renderConsolePage({
      title: 'Sign in with a link',
      sends: true,
      content: html`<p>The terminal in which this server runs has a link that signs you in. It works once, for an hour.</p>
<form method="post" action="${ownPath(context, '/sign-in')}"><button>Print a new link</button></form>
<small>The new link takes the place of the old one.</small>`,
    });
  }
  return renderConsolePage({
    title: 'Nobody can sign in here yet',
    content: html`<p>Ask the person who runs this server for a link to sign in.</p>
<div class="notice" data-tone="neutral">
<h2>If you run this server</h2>
<p>Set <code>DOWEL_OIDC_ISSUER</code>, <code>DOWEL_OIDC_CLIENT_ID</code> and <code>DOWEL_OIDC_CLIENT_SECRET</code>, so that people can sign in at your company&rsquo;s sign-in service.</p>
<p>Or print a link for one person, with the command <code>sign-in:link ada@example.com</code>.</p>
</div>`,
  });
}

/** Says where the new link is. */
export function renderLinkPrinted(): Promise<Response> {
  return renderConsolePage({
    title: 'Look into the terminal',
    content: html`<p role="status">The terminal in which this server runs has a new link now. Open it to sign in.</p>`,
  });
}

/**
 * Leads to the sign-in service. This is a page and not a redirect, because browsers apply the `form-action` policy of a
 * form's page to the redirects that follow the form.
 */
export function renderLeaving(url: URL, setCookie: string): Promise<Response> {
  return renderConsolePage({
    title: `Going on to ${url.host} …`,
    content: html`<p><a href="${url.href}" rel="noreferrer">Continue to ${url.host}</a></p>`,
    headers: [
      ['Refresh', `0; url=${url.href}`],
      ['Set-Cookie', setCookie],
    ],
  });
}

/** Says why a sign-in did not work, and leads to another try. */
export function renderFailure(
  context: Pick<PublicContext, 'env'>,
  { code, status, details }: Pick<ProblemError, 'code' | 'status' | 'details'>,
): Promise<Response> {
  // A service may refuse the account that it knows, and would refuse it again without asking which.
  const choosesAccount = code === 'sign_in_account_refused' || code === 'consent_denied';
  return renderConsolePage({
    status,
    title: code === 'sign_in_code_invalid' ? 'The command line is not signed in' : 'You are not signed in',
    isFailure: true,
    content: html`<p role="alert">${details.detail} ${details.remedy ?? ''}</p>
${operatorNote(details.builderRemedy)}
${code === 'sign_in_not_set_up' ? '' : html`<a class="button" href="${ownPath(context, choosesAccount ? '/sign-in?another=yes' : '/sign-in')}">Start again</a>`}`,
  });
}

function operatorNote(text: string | undefined): Markup | '' {
  return text === undefined ? '' : html`<p class="muted">${text}</p>`;
}
