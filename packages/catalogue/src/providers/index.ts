import type { CatalogueEntry } from '@dowel/schema';
import { dovetail } from './dovetail.ts';
import { github } from './github.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { klaviyo } from './klaviyo.ts';
import { monday } from './monday.ts';
import { netsuiteM2M } from './netsuite-m2m.ts';
import { outreach } from './outreach.ts';
import { pipedrive } from './pipedrive.ts';
import { salesforce } from './salesforce.ts';
import { sendGrid } from './send-grid.ts';
import { stripe } from './stripe.ts';
import { zendeskSupport } from './zendesk-support.ts';

/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = {
  dovetail,
  github,
  google,
  hubspot,
  klaviyo,
  monday,
  netsuiteM2M,
  outreach,
  pipedrive,
  salesforce,
  sendGrid,
  stripe,
  zendeskSupport,
};
