import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, openInstall } from '../../../../test/mock-flow.tsx';
import { startMockService, withTokens } from '../../../../test/mock-page.tsx';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const { given } = service;
const since = '2026-06-01T08:00:00.000Z';
const ada = { consumerRef: 'ada', consumerName: 'Ada', projectId: '', createTime: since };
const grace = { ...ada, consumerRef: 'grace', consumerName: 'Grace' };
const title = 'Use the sign-in of somebody else';
const useThis = /^Use this one/;
const own = /^Sign in to Juniper.* yourself/;

/** A sign-in of somebody to a workspace. */
function signedIn(consumer: typeof ada, id: string, more: Parameters<typeof given.connection>[0] = {}) {
  const email = `${consumer.consumerRef}@${id}.example`;
  const account = { workspace: { id, name: id }, person: { id: email, email }, id, since };
  return given.connection({ consumer, account, ...more });
}

/** Opens what is installed, and in it the list of other sign-ins. */
async function openList(consumerRef = 'ada') {
  const page = openInstall(service, { consumerRef }, { options: withTokens() });
  await page.user.click(await screen.findByRole('tab', { name: /^Manage/ }));
  const summary = await screen.findByText(title);
  if (!summary.closest('details')?.open) await page.user.click(summary);
  return page;
}
const row = async (text: string | RegExp) =>
  within(
    (await screen.findByText(text, { ignore: '.dowel-visually-hidden' })).closest('li') ?? document.body,
  );
const dialog = async () => within(await screen.findByRole('dialog'));
const used = () => service.store.installations[0]?.connectionId;
const sent = () => service.requests.find(({ endpoint }) => endpoint === 'updateInstallation')?.body;

describe('another sign-in to the same account', () => {
  it('takes over what is installed unless it is kept or refused, after saying that nothing is read again', async () => {
    const left = signedIn(grace, 'acme');
    const { id } = given.installation({ connectionId: left.id });
    const mine = signedIn(ada, 'acme');
    const { user, onUpdateSuccess, onError } = await openList();

    await user.click(
      (await row('ada@acme.example · acme')).getByRole('button', { name: /^Use this one\s?ada@acme/ }),
    );
    expect((await dialog()).getByText(/Nothing is read again.*The sign-in of Grace stays/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Keep the one in use' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    service.fail('updateInstallation', 'connection_not_found', { times: 1 });
    await user.click(await button(useThis));
    await user.click((await dialog()).getByRole('button', { name: 'Use this one' }));
    expect(await (await dialog()).findByRole('alert')).toHaveFocus();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(used()).toBe(left.id);

    await user.click((await dialog()).getByRole('button', { name: 'Use this one' }));
    await waitFor(() => expect(used()).toBe(mine.id));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toMatchObject({ updateMask: ['connectionId'] });
    expect(onUpdateSuccess).toHaveBeenCalledWith(id, expect.anything());
    const details = (await screen.findByText('Connected by')).closest('dl');
    expect(details).toHaveTextContent('Ada');
    // The button is gone. What stands in its place has the focus.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('grace@acme.example'));
    expect(screen.getByText('The connection is up to date.')).toBeInTheDocument();
  });

  it('is not offered to be made while nobody knows whether there is one', async () => {
    given.installation({ connectionId: signedIn(grace, 'acme').id });
    signedIn(ada, 'acme');
    const { user } = openInstall(service, { consumerRef: 'ada' }, { options: withTokens() });
    await screen.findByRole('tab', { name: /^Manage/ });
    service.fail('listConnections', 'role_not_allowed');

    await user.click(await screen.findByRole('tab', { name: /^Manage/ }));

    await screen.findByText('Connected by');
    await waitFor(() =>
      expect(service.requests.at(-1)).toMatchObject({ endpoint: 'listConnections', status: 403 }),
    );
    expect(screen.queryByText(title)).toBeNull();
  });

  it('is made here by whoever has none, beside a refused one', async () => {
    const left = signedIn(grace, 'acme', { status: 'bad_credentials' });
    given.installation({ connectionId: left.id });
    const { user } = openInstall(service);

    // Nobody has to look for it: the connection in use needs somebody.
    await user.click(await button(own));

    await waitFor(() => expect(service.store.connections).toHaveLength(2));
    expect((await button(useThis)).closest(':focus-within')).toHaveFocus();
    await user.click(await button(useThis));
    await user.click((await dialog()).getByRole('button', { name: 'Use this one' }));
    await waitFor(() => expect(used()).not.toBe(left.id));
    const notice = (await screen.findAllByText('The connection is up to date.'))[0]?.closest('.dowel-notice');
    await waitFor(() => expect(notice).toHaveFocus());
    await waitFor(() => expect(screen.queryByText(/^Sign in to Juniper CRM.* again$/)).toBeNull());
  });

  it('is not offered while it needs an answer itself', async () => {
    given.installation({ connectionId: signedIn(grace, 'acme').id });
    signedIn(ada, 'acme', { status: 'bad_credentials' });
    openInstall(service);

    expect(await screen.findByRole('tab', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('a sign-in to another account', () => {
  it('is used by the person whose sign-in is in use, who is told that everything is read again', async () => {
    given.installation({ connectionId: signedIn(ada, 'acme').id });
    const other = signedIn(grace, 'globex');
    const { user } = await openList();

    await user.click(await button(useThis));
    expect((await dialog()).getByText(/another account.*from the beginning/)).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Use this one' }));

    await waitFor(() => expect(used()).toBe(other.id));
    expect(sent()).toMatchObject({
      updateMask: ['connectionId', 'account'],
      installation: { account: { id: 'globex' } },
    });
  });

  it('cannot be chosen by anybody else', async () => {
    given.installation({ connectionId: signedIn(grace, 'acme').id });
    signedIn(ada, 'globex');
    await openList();

    expect((await row('ada@globex.example · globex')).getByText(/Only Grace/)).toBeVisible();
    expect(screen.queryByRole('button', { name: useThis })).toBeNull();
  });
});

it('has nothing to choose for the only person who is signed in', async () => {
  given.installation({ connectionId: signedIn(ada, 'acme').id });
  const { user } = openInstall(service);
  await user.click(await screen.findByRole('tab', { name: 'Manage' }));

  expect(await screen.findByText('Update credentials')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});
