import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

// Providers whose sign-in needs code that Dowel does not have yet, or of which no page says how it works. Manifests that name them deploy, and nobody can connect.

/** A provider that nobody can connect yet, and why. */
function later(displayName: string, baseURL: string, unknownBecause: string): CatalogueEntry {
  return { displayName, authType: 'custom', baseURL, accountIdentity: { unknownBecause }, support: notYet };
}

export const aws = later(
  'Amazon Web Services',
  'https://amazonaws.com',
  'Each call is signed for its service and region, which Dowel cannot do yet.',
);
export const googleWorkspaceDelegation = later(
  'Google Workspace (delegation)',
  'https://www.googleapis.com',
  'A service account signs a token for each person, which Dowel cannot do yet.',
);
export const microsoftAdminConsent = later(
  'Microsoft (admin consent)',
  'https://graph.microsoft.com',
  'An administrator consents for a tenant, and then the app signs in by itself, which Dowel cannot do yet.',
);
export const redtail = later(
  'Redtail',
  'https://crm.redtailtechnology.com/api/public/v1',
  'A user key is asked for with the password first, which Dowel cannot do yet.',
);
export const salesforceJWT = later(
  'Salesforce (JWT)',
  'https://login.salesforce.com',
  'An app signs a token for a person who has agreed before, which Dowel cannot do yet.',
);
// https://fourfour.ai/developers says that an app is registered as an API client, and signs in with a code.
export const fourFour = later(
  'Four/Four',
  'https://fourfour.ai',
  'Its page names no address for signing in, and its generated documentation was not to be had.',
);
export const jump = later(
  'Jump',
  'https://jump.ai',
  'The vendor has no public page about its API, which only some of its customers may use.',
);
export const outplay = later(
  'Outplay',
  'https://outplayhq.com',
  'No page of the vendor about its API was to be had.',
);
