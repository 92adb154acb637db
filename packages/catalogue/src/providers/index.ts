// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { CatalogueEntry } from '@dowel/schema';
import * as apiKeys from './api-keys.ts';
import * as apiKeysWithNotes from './api-keys-with-notes.ts';
import { atlassian } from './atlassian.ts';
import * as basicAuth from './basic-auth.ts';
import * as basicAuthWithNotes from './basic-auth-with-notes.ts';
import { bigquery } from './bigquery.ts';
import { datadog } from './datadog.ts';
import { dynamicsCRM } from './dynamics-crm.ts';
import { gitlab } from './gitlab.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { linkedIn } from './linked-in.ts';
import { meta } from './meta.ts';
import { netsuite } from './netsuite.ts';
import { netsuiteM2M } from './netsuite-m2m.ts';
import * as notYet from './not-yet.ts';
import * as oauthApps from './oauth-apps.ts';
import * as oauthAppsWithNotes from './oauth-apps-with-notes.ts';
import * as ownClients from './own-clients.ts';
import * as ownClientsWithNotes from './own-clients-with-notes.ts';
import * as ownHeaders from './own-headers.ts';
import { payPal } from './pay-pal.ts';
import { pipedrive } from './pipedrive.ts';
import { salesforce } from './salesforce.ts';
import * as sandboxesAndRegions from './sandboxes-and-regions.ts';
import { shopify } from './shopify.ts';
import { snowflake } from './snowflake.ts';
import { sugarCRM } from './sugar-crm.ts';
import { trello } from './trello.ts';
import { zoho } from './zoho.ts';

/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = {
  ...apiKeysWithNotes,
  ...apiKeys,
  atlassian,
  ...basicAuthWithNotes,
  ...basicAuth,
  bigquery,
  datadog,
  dynamicsCRM,
  gitlab,
  google,
  hubspot,
  linkedIn,
  meta,
  netsuiteM2M,
  netsuite,
  ...notYet,
  ...oauthAppsWithNotes,
  ...oauthApps,
  ...ownClientsWithNotes,
  ...ownClients,
  ...ownHeaders,
  payPal,
  pipedrive,
  salesforce,
  ...sandboxesAndRegions,
  shopify,
  snowflake,
  sugarCRM,
  trello,
  zoho,
};
