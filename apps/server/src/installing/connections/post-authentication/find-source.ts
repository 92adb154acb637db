import { atlassian } from './sources/atlassian.ts';
import { calendly } from './sources/calendly.ts';
import { callRail } from './sources/call-rail.ts';
import { docusign, docusignDeveloper } from './sources/docusign.ts';
import { freshbooks } from './sources/freshbooks.ts';
import { goTo } from './sources/go-to.ts';
import { gusto, gustoDemo } from './sources/gusto.ts';
import { mailchimp } from './sources/mailchimp.ts';
import { sandboxWorkspace } from './sources/sandbox-workspace.ts';
import { slack } from './sources/slack.ts';
import { snapchatAds } from './sources/snapchat-ads.ts';
import { xero } from './sources/xero.ts';
import { zoho } from './sources/zoho.ts';
import type { ValueSource } from './value-source.ts';

const sources = [
  atlassian,
  calendly,
  callRail,
  docusign,
  docusignDeveloper,
  freshbooks,
  goTo,
  gusto,
  gustoDemo,
  mailchimp,
  sandboxWorkspace,
  slack,
  snapchatAds,
  xero,
  zoho,
];
const byProvider = new Map(sources.map((source) => [source.provider, source]));

/** Where a provider tells its values; undefined when this server does not know. */
export function findSource(provider: string): ValueSource | undefined {
  return byProvider.get(provider);
}
