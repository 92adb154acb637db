import { describe, expect, it } from 'vitest';
import * as endpoints from './endpoints.ts';
import type { Access } from './wire/index.ts';

/** The catalogue: the reference asks for no credentials. */
const forAnybody = ['listProviders', 'getProvider'];

/**
 * What the original React library calls: the reference wants a consumer token and a key of scope `frontend` to be
 * enough for each.
 */
const forPages = [
  'getProject',
  'listIntegrations',
  'listInstallations',
  'listConnections',
  'getConnection',
  'listProviderApps',
  'getHydratedRevision',
  'oauthConnect',
  'oauthUpdate',
  'generateConnection',
  'updateConnection',
  'deleteConnection',
  'createInstallation',
  'updateInstallation',
  'deleteInstallation',
];

/** What the reference leaves open, and pages may do here; each shows or changes what one of the above does. */
const widened = {
  getIntegration: 'one entry of listIntegrations',
  getIntegrationSetup: 'added: getIntegration with what an install flow needs beside it',
  getInstallation: 'one entry of listInstallations',
  listInstallationsForProject: 'listInstallations of each integration',
  patchObjectConfigContent: 'updateInstallation for a single object',
};

/** Everything else is for keys of scope `full`, such as keys, deploys, topics and logs. */
function allowed(operation: string): Access {
  if (forAnybody.includes(operation)) return 'public';
  return forPages.includes(operation) || Object.hasOwn(widened, operation) ? 'consumer' : 'full';
}

describe('letting callers in', () => {
  it('opens each endpoint to those whom the reference names, and to nobody else', () => {
    const declared = Object.values(endpoints).map(({ wire }) => `${wire.operation}: ${wire.access}`);

    expect(declared).toEqual(
      Object.values(endpoints).map(({ wire }) => `${wire.operation}: ${allowed(wire.operation)}`),
    );
  });

  it('names only endpoints that are there', () => {
    const named = [...forAnybody, ...forPages, ...Object.keys(widened)];

    const there = Object.values(endpoints).map(({ wire }) => wire.operation);
    expect(named.filter((operation) => !there.includes(operation))).toEqual([]);
  });
});
