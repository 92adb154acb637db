import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ada, askedOf, startMockService, withKey, withTokens } from '../../../test/mock-page.tsx';
import {
  InstallIntegration,
  prefetchInstallation,
  type ServiceOptions,
  ServiceProvider,
} from '../../index.ts';

const service = startMockService();

/** Starts before React, as a page does it, and waits until all that it started has arrived. */
async function prefetch(options: ServiceOptions, integration = 'crm-sync') {
  const prefetched = prefetchInstallation(options, { integration, ...ada });
  await prefetched.ready;
  return prefetched;
}

function draw(
  prefetched: ReturnType<typeof prefetchInstallation>,
  options: ServiceOptions,
  integration = 'crm-sync',
) {
  render(
    <ServiceProvider options={options} prefetched={prefetched}>
      <InstallIntegration integration={integration} {...ada} />
    </ServiceProvider>,
  );
}

describe('an installation that a page prefetches', () => {
  it.each([
    {
      screenName: 'a form',
      integration: 'crm-sync-key',
      arrange: () => {},
      role: 'button',
      name: /^Connect/,
    },
    {
      screenName: 'the objects',
      integration: 'crm-sync',
      arrange: () => service.given.connection(),
      role: 'button',
      name: /^Install/,
    },
    {
      screenName: 'what is installed',
      integration: 'crm-sync',
      arrange: () => service.given.installation(),
      role: 'tab',
      name: /^Manage/,
    },
  ])(
    'shows $screenName with the first drawing, and asks once',
    async ({ integration, arrange, role, name }) => {
      arrange();
      const options = withTokens();
      const prefetched = await prefetch(options, integration);

      draw(prefetched, options, integration);

      expect(screen.getByRole(role, { name })).toBeVisible();
      expect(askedOf(service).filter((endpoint) => endpoint === 'getIntegrationSetup')).toHaveLength(1);
      expect(options.getToken).toHaveBeenCalledOnce();
    },
  );

  it('is asked for again after a failure', async () => {
    const refuse = () => HttpResponse.json({ title: 'Forbidden' }, { status: 403 });
    service.server.use(http.get('*/integrations/crm-sync:setup', refuse));
    const prefetched = await prefetch(withKey);
    service.server.resetHandlers();

    draw(prefetched, withKey);

    expect(await screen.findByRole('button', { name: /^Sign in/ })).toBeVisible();
  });

  it('is not used for another project', async () => {
    const prefetched = await prefetch(withKey);

    draw(prefetched, { ...withKey, project: 'another' });

    await vi.waitFor(() => expect(askedOf(service)).toHaveLength(2), 15_000);
  });

  it('sends nothing for a consumer who is not known', () => {
    prefetchInstallation(withTokens(), { integration: 'crm-sync', groupRef: 'acme', consumerRef: '' });

    expect(askedOf(service)).toEqual([]);
  });
});
