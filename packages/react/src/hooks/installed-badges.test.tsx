import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ada, askedOf, onPage, startMockService } from '../../test/mock-page.tsx';
import { InstallationProvider, useCreateInstallation, useIntegrationSetup } from '../index.ts';
import { useIsIntegrationInstalled } from './useIsIntegrationInstalled.ts';

const service = startMockService();

function Badge({ of }: { of: string }) {
  const { isLoaded, isIntegrationInstalled } = useIsIntegrationInstalled(of, 'acme');
  return <p>{`${of}: ${isLoaded ? (isIntegrationInstalled ? 'installed' : 'not installed') : 'unknown'}`}</p>;
}

function Flow({ of }: { of: string }) {
  return (
    <InstallationProvider integration={of} {...ada}>
      <InstallButton of={of} />
    </InstallationProvider>
  );
}

function InstallButton({ of }: { of: string }) {
  const { integration } = useIntegrationSetup();
  const { createInstallation } = useCreateInstallation();
  if (!integration) return null;
  return (
    <button type="button" onClick={() => void createInstallation({ content: {} })}>{`Install ${of}`}</button>
  );
}

describe('showing badges beside install flows', () => {
  it.each(['before', 'after'])('asks once per integration with badges %s the flows', async (place) => {
    service.given.integration({ name: 'second-sync' });
    const badges = ['crm-sync', 'second-sync'].map((name) => <Badge key={name} of={name} />);
    const flows = ['crm-sync', 'second-sync'].map((name) => <Flow key={`${name} flow`} of={name} />);

    render(<div>{place === 'before' ? [...badges, ...flows] : [...flows, ...badges]}</div>, {
      wrapper: onPage(),
    });

    await screen.findByText('crm-sync: not installed');
    await screen.findByText('second-sync: not installed');
    expect(askedOf(service)).toEqual(['getIntegrationSetup', 'getIntegrationSetup']);
  });

  it('asks nothing for a badge that comes after the flow has loaded', async () => {
    const page = (showsBadge: boolean) => (
      <>
        <Flow of="crm-sync" />
        {showsBadge && <Badge of="crm-sync" />}
      </>
    );
    const { rerender } = render(page(false), { wrapper: onPage() });
    await screen.findByRole('button');

    rerender(page(true));

    await screen.findByText('crm-sync: not installed');
    expect(service.requests).toHaveLength(1);
  });

  it('asks once for two badges of one integration', async () => {
    render(
      <>
        <Badge of="crm-sync" />
        <Badge of="crm-sync" />
      </>,
      { wrapper: onPage() },
    );

    await waitFor(() => expect(screen.getAllByText('crm-sync: not installed')).toHaveLength(2));
    expect(askedOf(service)).toEqual(['listInstallations']);
  });

  it('changes when a flow that came later installs, under the name or the id', async () => {
    service.given.connection();
    const { id } = service.given.integration({ name: 'second-sync' });
    const page = (showsFlow: boolean) => (
      <>
        <Badge of="second-sync" />
        <Badge of={id} />
        {showsFlow && <Flow of="second-sync" />}
      </>
    );
    const { rerender } = render(page(false), { wrapper: onPage() });
    await screen.findByText('second-sync: not installed');
    await screen.findByText(`${id}: not installed`);

    rerender(page(true));
    const button = await screen.findByRole('button');
    act(() => button.click());

    await screen.findByText('second-sync: installed');
    await screen.findByText(`${id}: installed`);
  });

  it.each([
    ['internal_error', 3, 'not installed'],
    ['role_not_allowed', 1, 'unknown'],
  ] as const)('asks again by itself after %s, unless it is refused', async (failure, attempts, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    service.fail('listInstallations', failure);
    render(<Badge of="crm-sync" />, { wrapper: onPage() });
    await waitFor(() => expect(askedOf(service)).toHaveLength(attempts), { timeout: 15_000 });
    await screen.findByText('crm-sync: unknown');

    service.recover('listInstallations');
    await vi.advanceTimersByTimeAsync(40_000);

    await screen.findByText(`crm-sync: ${words}`);
  });

  it('asks by itself when the flow could not load', async () => {
    service.fail('getIntegrationSetup', { code: 'internal_error' });

    render(
      <>
        <Badge of="crm-sync" />
        <Flow of="crm-sync" />
      </>,
      { wrapper: onPage() },
    );

    await screen.findByText('crm-sync: not installed');
  });
});
