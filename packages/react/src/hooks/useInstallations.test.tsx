import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedOf, inInstallation, onPage, startMockService, withTokens } from '../../test/mock-page.tsx';
import { useDeleteInstallation } from './useDeleteInstallation.ts';
import { useInstallations } from './useInstallations.ts';

const service = startMockService();
const acme = { integration: 'crm-sync', groupRef: 'acme' };

describe('the installations of an integration', () => {
  it('are those of the group, with name, account and state, the default one first', async () => {
    const account = {
      id: 'emea',
      since: '2026-01-01T00:00:00Z',
      workspace: { id: 'emea', name: 'Acme EMEA' },
    };
    const { id: connectionId } = service.given.connection({ id: 'emea-connection', account });
    // A page of a list has the newest first.
    service.given.installation();
    service.given.installation({
      installationRef: 'emea',
      name: 'EMEA',
      connectionId,
      healthStatus: 'unhealthy',
    });
    service.given.installation({ groupRef: 'globex' });
    const { result } = renderHook(() => useInstallations(acme), { wrapper: onPage() });

    expect(result.current).toMatchObject({ installations: null, isPending: true });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(result.current.installations).toMatchObject([
      { healthStatus: 'healthy' },
      { installationRef: 'emea', name: 'EMEA', healthStatus: 'unhealthy', connection: { account } },
    ]);
    expect(result.current.installations?.[0]).not.toHaveProperty('installationRef');
  });

  it('are all of them, also if they do not fit one page', async () => {
    for (let number = 0; number < 101; number += 1) {
      service.given.installation({ installationRef: `site-${number}` });
    }
    const { result } = renderHook(() => useInstallations(acme), { wrapper: onPage() });

    await waitFor(() => expect(result.current.installations).toHaveLength(101));
    expect(askedOf(service)).toEqual(['listInstallations', 'listInstallations']);
  });

  it('are none of a group that has not installed it', async () => {
    const { result } = renderHook(() => useInstallations(acme), { wrapper: onPage() });

    await waitFor(() => expect(result.current.installations).toEqual([]));
  });

  it('are asked for again after one is uninstalled below the same provider', async () => {
    service.given.installation();
    const { result } = renderHook(() => ({ list: useInstallations(), remove: useDeleteInstallation() }), {
      wrapper: inInstallation(),
    });
    await waitFor(() => expect(result.current.list.installations).toHaveLength(1));

    await act(() => result.current.remove.deleteInstallation());

    await waitFor(() => expect(result.current.list.installations).toEqual([]));
  });

  it('are not asked for without a consumer whom a token could be for', () => {
    const { result } = renderHook(() => useInstallations(acme), { wrapper: onPage(withTokens()) });

    expect(result.current).toMatchObject({
      installations: null,
      isError: true,
      error: { code: 'consumer_ref_missing' },
    });
    expect(askedOf(service)).toEqual([]);
  });
});
