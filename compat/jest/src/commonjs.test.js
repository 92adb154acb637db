const { DowelClient, isDowelError } = require('@dowel/client');
const { createTokenSigner } = require('@dowel/client/server');
const { InstallIntegration, ServiceProvider, useIsIntegrationInstalled } = require('@dowel/react');
const { render, screen } = require('@testing-library/react');
const { createElement } = require('react');

/** Answers every request with an empty list. */
const options = {
  project: 'acme',
  apiKey: 'dowel_frontend_1',
  fetch: async () => Response.json([]),
};

function Badge() {
  const { isLoaded } = useIsIntegrationInstalled('salesforce', 'acme');
  return isLoaded ? 'asked' : 'asking';
}

describe('requiring the packages in Jest', () => {
  it('makes a client', () => {
    const client = new DowelClient({ ...options, baseUrl: 'http://localhost/v1' });

    expect(client.project).toBe('acme');
    expect(isDowelError(new Error('another'))).toBe(false);
    expect(createTokenSigner).toBeInstanceOf(Function);
  });

  it('runs a hook, which asks the service and checks its answer', async () => {
    render(createElement(ServiceProvider, { options }, createElement(Badge)));

    expect(await screen.findByText('asked')).toBeTruthy();
  });

  it('renders a component, which refuses an answer of the wrong shape', async () => {
    const props = { integration: 'salesforce', groupRef: 'acme', consumerRef: 'ada' };

    render(createElement(ServiceProvider, { options }, createElement(InstallIntegration, props)));

    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
