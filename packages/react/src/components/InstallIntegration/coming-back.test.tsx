import { installPopupStub } from '@dowel/mocks';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { button, checkbox } from '../../../test/mock-flow.tsx';
import { ada, askedOf, onPage, startMockService } from '../../../test/mock-page.tsx';
import { givenReading } from '../../../test/mock-reads.ts';
import { InstallIntegration } from '../../index.ts';

const service = startMockService();
const { given, store } = service;

/** A page whose router can show something else instead of the component. */
function openRoutes() {
  const route = (consumerRef: string | undefined) =>
    consumerRef && <InstallIntegration integration="crm-sync" {...ada} consumerRef={consumerRef} />;
  const { rerender } = render(route('ada'), { wrapper: onPage(), reactStrictMode: true });
  return {
    user: userEvent.setup(),
    leave: () => rerender(route(undefined)),
    comeBack: (consumerRef = 'ada') => rerender(route(consumerRef)),
  };
}

describe('unsaved choices when the page shows something else for a while', () => {
  it('are there when the person comes back', async () => {
    givenReading(service);
    const { user, leave, comeBack } = openRoutes();
    await user.click(await checkbox('Job Title'));
    leave();
    comeBack();

    expect(await checkbox('Job Title')).toBeChecked();
    expect(await screen.findByRole('tab', { name: /^People Unsaved/ })).toBeVisible();
  });

  it('of a first install are there, too', async () => {
    given.connection();
    const { user, leave, comeBack } = openRoutes();
    await user.click(await screen.findByRole('checkbox', { name: 'Read People' }));
    leave();
    comeBack();

    expect(await screen.findByRole('checkbox', { name: 'Read People' })).not.toBeChecked();
  });

  it('are of one person', async () => {
    givenReading(service);
    const { user, leave, comeBack } = openRoutes();
    await user.click(await checkbox('Job Title'));
    leave();
    comeBack('grace');

    expect(await checkbox('Job Title')).not.toBeChecked();
  });

  it('are gone once they are reset or saved', async () => {
    givenReading(service);
    const { user, leave, comeBack } = openRoutes();
    await user.click(await checkbox('Job Title'));
    await user.click(await button('Reset'));
    leave();
    comeBack();
    expect(await checkbox('Job Title')).not.toBeChecked();
  });
});

describe('what has changed at the service while the page showed something else', () => {
  it('is seen when somebody comes back: an installation is gone', async () => {
    givenReading(service);
    const { leave, comeBack } = openRoutes();
    await screen.findByRole('tab', { name: /^People Saved/ });
    leave();
    // A page takes its time to go elsewhere.
    await act(() => Promise.resolve());
    store.installations.length = 0;
    comeBack();

    expect(await screen.findByRole('heading', { name: 'CRM sync is uninstalled' })).toBeVisible();
  });

  it('is seen when the window of a sign-in gives the focus back', async () => {
    const popups = installPopupStub(window, service, { outcome: 'wait' });
    onTestFinished(() => popups.restore());
    const { user, leave, comeBack } = openRoutes();
    await user.click(await button(/^Sign in to/));
    await button('Cancel sign-in');
    const asked = () => askedOf(service).filter((endpoint) => endpoint === 'listConnections').length;
    const before = asked();
    leave();
    await act(() => Promise.resolve());
    comeBack();
    await button(/^Sign in to/);
    await waitFor(() => expect(asked()).toBe(before + 1));

    service.authorize(popups.popups[0]?.url ?? '');
    window.dispatchEvent(new Event('focus'));

    expect(await screen.findByRole('tab', { name: /^People/ })).toBeVisible();
  });
});
