import { html } from 'hono/html';
import type { PublicContext } from '../../../context.ts';
import { renderConsolePage } from '../../../platform/pages/console-page.ts';
import { copyButton, copyScript } from '../../../platform/pages/copy-button.ts';
import { isolated } from '../../../platform/pages/document.ts';
import { ownPath } from '../../../platform/pages/own-path.ts';
import type { CommandLineRequest } from './rules.ts';

export const COMMAND_LINE_PATH = '/sign-in/command-line';

/** Asks whether a command line may act for the person. */
export function renderQuestion(
  context: Pick<PublicContext, 'env'>,
  { challenge, state, port }: CommandLineRequest,
  person: string | undefined,
): Promise<Response> {
  const days = Math.round(context.env.cliSessionMs / 86_400_000);
  return renderConsolePage({
    title: 'Sign in the command line',
    sends: true,
    content: html`<p>The <code>dowel</code> command in a terminal asks to act as ${person === undefined ? 'you' : isolated(person)} on ${new URL(context.env.publicUrl).host}. It may then do what you may, for ${days} days or until <code>dowel logout</code>.</p>
<div class="notice" data-tone="neutral"><p>Go on only if you have just typed <code>dowel login</code> yourself. If somebody sent you here, close this page.</p></div>
<form method="post" action="${ownPath(context, COMMAND_LINE_PATH)}">
<input type="hidden" name="challenge" value="${challenge}">
<input type="hidden" name="state" value="${state}">
${port === undefined ? '' : html`<input type="hidden" name="port" value="${port}">`}
<button>Sign in the command line</button>
</form>`,
  });
}

/**
 * Gives the code to the command line: by leading to its port on this machine, and for people whose browser runs on
 * another machine also as a text. (Why a page and not a redirect: see `renderLeaving` in sign-in-page.ts.)
 */
export function renderCode({ state, port }: CommandLineRequest, code: string): Promise<Response> {
  const url =
    port === undefined ? undefined : `http://127.0.0.1:${port}/?${new URLSearchParams({ code, state })}`;
  return renderConsolePage({
    title: url ? 'Going back to the terminal …' : 'Paste the code into the terminal',
    content: html`${
      url
        ? html`<p><a href="${url}" rel="noreferrer">Continue to the terminal</a></p>
<p>Does nothing happen there? Paste this code into the terminal. It works for two minutes.</p>`
        : html`<p>The terminal waits for this code. It works for two minutes.</p>`
    }
<label for="code" class="hidden">Code</label>
<input type="text" id="code" readonly spellcheck="false" autocomplete="off" value="${code}">
${copyButton('code', 'Copy the code')}
<small>Give it to nobody: it signs a program in as you.</small>`,
    script: copyScript,
    headers: url ? [['Refresh', `0; url=${url}`]] : [],
  });
}
