import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { askedOf, startMockService } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const rows = async () =>
  within(await screen.findByRole('list', { name: /^Changes to/ })).findAllByRole('listitem');

async function openHistory() {
  arrangeHistory(service);
  const flow = openInstall(service);
  await flow.user.click(await button('Changed by Ada, 5 hours ago'));
  return flow;
}

describe('looking at the history of an object', () => {
  it('shows who changed what, newest first, and only the newest open', async () => {
    await openHistory();

    const [current, changed, first] = await rows();
    expect(current).toHaveTextContent('Ada5 hours ago · current · 3 changes');
    expect(current).toHaveTextContent('Customer tierwas Lead Scoreis now Lifecycle Stage');
    expect(current).toHaveTextContent('No longer readwas Fax');
    expect(changed).toHaveTextContent('through its API · 1 change');
    expect(within(changed as HTMLElement).queryByText('Also read')).toBeNull();
    expect(first).toHaveTextContent('Grace Lindqvist');
    expect(first).toHaveTextContent('installed');
  });

  it('opens the changes of an older version', async () => {
    const { user } = await openHistory();
    const [, changed] = await rows();

    const show = within(changed as HTMLElement).getByRole('button', { name: /^Show changes/ });
    await user.click(show);

    expect(show).toHaveAttribute('aria-expanded', 'true');
    expect(changed).toHaveTextContent('Also readis now City');
  });

  it('fills the draft with an earlier version, names what is gone, and saves nothing by itself', async () => {
    const { user } = await openHistory();
    const [, changed] = await rows();
    await user.click(within(changed as HTMLElement).getByRole('button', { name: /^Go back to this/ }));

    const notice = await screen.findByText(/are filled in\. Nothing is saved yet\.$/);
    expect(notice.parentElement).toHaveTextContent('Left out, because it no longer exists: Fax.');
    expect(screen.getByRole('checkbox', { name: /^Country/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^City/ })).toBeChecked();
    expect(askedOf(service)).not.toContain('patchObjectConfig');

    await user.click(await button('Save'));
    await waitFor(() => expect(askedOf(service)).toContain('patchObjectConfig'));
    const { read } = service.store.installations[0]?.config.content ?? {};
    expect(read?.objects.contacts).toMatchObject({
      selectedFields: { phone: true, city: true },
      selectedFieldMappings: { tier: 'lead_score' },
    });
    expect(await button(/^Changed by .+, now$/)).toBeVisible();
    expect(screen.queryByText(/are filled in/)).toBeNull();
  });

  it('takes the focus, and gives it back to the way in', async () => {
    const { user } = await openHistory();

    const heading = await screen.findByRole('heading', { name: 'Changes to People' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(await button('Back to People'));

    await waitFor(async () => expect(await button(/^Changed by Ada/)).toHaveFocus());
  });

  it('says nothing of an object that is not installed', async () => {
    service.given.connection();
    openInstall(service);
    await screen.findByRole('tab', { name: /^People/ });

    expect(askedOf(service)).not.toContain('listActivity');
    expect(screen.queryByRole('button', { name: /^Changed by/ })).toBeNull();
  });
});
