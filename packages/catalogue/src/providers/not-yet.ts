import type { CatalogueEntry } from '@dowel/schema';
import { notYet } from '../support.ts';

// Providers whose sign-in needs code that Dowel does not have yet. Manifests that name them deploy, and nobody can connect.

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
