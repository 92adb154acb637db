import type { CatalogueEntry } from '@dowel/schema';
import { dovetail } from './dovetail';
import { github } from './github';
import { google } from './google';
import { hubspot } from './hubspot';
import { klaviyo } from './klaviyo';
import { monday } from './monday';
import { netsuiteM2M } from './netsuite-m2m';
import { outreach } from './outreach';
import { pipedrive } from './pipedrive';
import { salesforce } from './salesforce';
import { sendGrid } from './send-grid';
import { stripe } from './stripe';
import { zendeskSupport } from './zendesk-support';

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
