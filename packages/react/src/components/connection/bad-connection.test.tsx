import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConnect } from '../../../test/mock-flow.tsx';
import { startMockService } from '../../../test/mock-page.tsx';

const service = startMockService();

/** Each connection was made before the entry of its provider changed to another way to sign in. */
const made = [
  {
    by: 'a key',
    connection: { provider: 'sandbox', authType: 'apiKey', authScheme: 'apiKey' },
    title: /^Juniper.* needs new credentials$/,
  },
  {
    by: 'typed OAuth credentials',
    connection: { provider: 'sandbox', authType: 'oauth2', authScheme: 'oauth2/clientCredentials' },
    title: /^Juniper.* needs new credentials$/,
  },
  {
    by: 'a sign-in',
    connection: { provider: 'sandboxApiKey', authType: 'oauth2', authScheme: 'oauth2/authorizationCodePKCE' },
    title: /^Sign in to Juniper.* again$/,
  },
] as const;

describe('a connection that the provider refuses', () => {
  it.each(made)('that was made by $by is named for what it is', async ({ connection, title }) => {
    service.given.connection({ ...connection, status: 'bad_credentials' });
    openConnect(service, { provider: connection.provider });

    expect(await screen.findByText(title)).toBeVisible();
  });
});
