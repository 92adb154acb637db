import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { button, openInstall, tab } from '../../../../test/mock-flow.tsx';
import { askedOf, startMockService, withKey } from '../../../../test/mock-page.tsx';

const service = startMockService();
const { given } = service;
const success = () => screen.findByRole('heading', { name: /is connected to/ });

/** The names of the read objects that the page sent to be installed. */
function sentObjects(): string[] {
  const { body } = service.requests.find(({ endpoint }) => endpoint === 'createInstallation') ?? {};
  const { config } = body as { config: { content: { read?: { objects: object } } } };
  return Object.keys(config.content.read?.objects ?? {});
}

/** How often each endpoint was called that changes an installation. */
function changes() {
  return askedOf(service).filter((endpoint) => /createInstallation|patchObject|updateInst/.test(endpoint));
}

const icon = (row: HTMLElement | undefined) => row?.querySelector('[data-icon]');

/** The live regions that say something now. */
function spoken(): string[] {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => (textContent ?? '').trim())
    .filter(Boolean);
}

describe('seeing what the first install does', () => {
  it('calls an object not set up while nothing of it is chosen', async () => {
    given.connection();
    given.integration({
      name: 'one-match',
      provider: 'sandbox',
      read: {
        objects: [
          { objectName: 'contacts', destination: '', schedule: '', requiredFields: [{ mapToName: 'stage' }] },
        ],
      },
    });
    openInstall(service, { integration: 'one-match' });

    expect(await tab('Contacts Not set up')).toBeVisible();
    expect(screen.getByText('Contacts still needs stage.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Read Contacts' })).toBeNull();
  });

  it('leaves out what a person leaves out, and keeps its edits', async () => {
    given.connection();
    const { user } = openInstall(service);
    await user.click(await tab(/^Deals/));
    await user.click(await screen.findByRole('checkbox', { name: 'Amount' }));
    await user.click(screen.getByRole('checkbox', { name: 'Read Deals' }));

    expect(await tab('Deals Left out')).toBeVisible();
    expect(screen.getByText('Installs People and Companies. Left out: Deals.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Amount' })).toBeChecked();
    await user.click(await button('Install'));
    await success();
    expect(sentObjects()).toEqual(['contacts', 'companies']);
  });

  it('leaves out an object whose required field the account lacks, unless it is included', async () => {
    given.connection();
    const objects = structuredClone(service.store.objectsOf('sandbox') ?? {});
    if (objects.companies && 'fields' in objects.companies) delete objects.companies.fields.name;
    given.objects('sandbox', objects);
    const { user } = openInstall(service);
    await user.click(await tab('Companies Lacks a required field'));

    expect(screen.getByText('Companies in Juniper CRM has no field for Name')).toBeVisible();
    expect(screen.getByText(/^Installs People and Deals\. Left out, because/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Read Companies' }));
    expect(screen.getByText('Installs People, Companies, and Deals.')).toBeVisible();
  });

  it('installs what is always read also where a field is lacking, and nothing before it is complete', async () => {
    given.connection();
    const always = { destination: '', schedule: '', enabled: 'always' as const };
    const objects = [
      { ...always, enabled: undefined, objectName: 'companies', requiredFields: [{ mapToName: 'owner' }] },
      { ...always, objectName: 'contacts', requiredFields: [{ fieldName: 'fax' }] },
      { ...always, objectName: 'deals', requiredFields: [{ mapToName: 'tier' }] },
    ];
    given.integration({ name: 'always', provider: 'sandbox', read: { objects } });
    const { user } = openInstall(service, { integration: 'always' });
    await user.click(await tab('Contacts Set up'));

    expect(screen.getByText('Contacts in Juniper CRM has no field for Fax')).toBeVisible();
    expect(screen.getByText('Not complete: Companies and Deals.')).toBeVisible();
    expect(screen.queryByText(/left out/i)).toBeNull();
    await user.click(await button('Install'));
    expect(await tab(/^Deals/)).toHaveAttribute('aria-selected', 'true');
    expect(changes()).toEqual([]);
    await user.click(await screen.findByRole('combobox', { name: 'tier' }));
    await user.click(await screen.findByRole('option', { name: /^Amount/ }));
    await user.click(await button('Install'));
    await success();
    expect(sentObjects()).toEqual(['contacts', 'deals']);
  });

  it('says why nothing can be installed, and goes to what is missing', async () => {
    given.connection();
    const { user } = openInstall(service);
    for (const name of ['Companies', 'Deals']) {
      await user.click(await tab(new RegExp(`^${name}`)));
      await user.click(screen.getByRole('checkbox', { name: `Read ${name}` }));
    }
    await user.click(await tab(/^People/));
    await user.click(await button('Clear Customer tier'));
    await user.click(await tab(/^Deals/));
    await user.click(await button('Install'));

    expect(await tab(/^People/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Choose a field for Customer tier.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer tier' })).toHaveFocus());
    expect(changes()).toEqual([]);
  });

  it('does nothing where everything is left out, and says so', async () => {
    given.connection();
    const { user } = openInstall(service, { integration: 'crm-writes' });

    expect(await screen.findByText('Choose at least one object.')).toBeVisible();
    expect(await button('Install')).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Deals' }));
    expect(screen.getByText('Lets Demo App write to Deals.')).toBeVisible();
    await user.click(await button('Install'));
    await success();
    expect(service.store.installations[0]?.config.content.write).toEqual({
      objects: { deals: { objectName: 'deals' } },
    });
  });

  it('shows the object that the service refused, keeps every edit, and installs with the next try', async () => {
    given.connection();
    service.fail('createInstallation', {
      code: 'sample_read_failed',
      detail: 'Juniper refused a sample read.',
      issues: [{ in: 'body', name: 'config.content.read.objects.companies', detail: 'No such column.' }],
    });
    const { user, onError } = openInstall(service);
    await user.click(await screen.findByRole('checkbox', { name: 'Phone number' }));
    await user.click(await button('Install'));

    expect(await tab('Companies Not accepted')).toHaveAttribute('aria-selected', 'true');
    const title = await screen.findByText('This could not be saved');
    await waitFor(() => expect(title.closest('[role=alert]')).toHaveFocus());
    expect(onError).toHaveBeenCalledTimes(1);
    await user.click(await tab(/^People/));
    expect(screen.queryByText('This could not be saved')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Phone number' })).toBeChecked();

    await user.click(await tab(/^Companies/));
    expect(await tab(/^Companies/)).toHaveFocus();
    service.recover('createInstallation');
    await user.click(await button('Install'));
    await success();
  });
});

describe('having installed', () => {
  it('says when it reads next only as the service says, and that samples are missing', async () => {
    given.connection();
    service.fail('listReads', 'installation_not_found');
    service.fail('listSamples', 'samples_unavailable');
    const { user } = openInstall(service);
    await user.click(await button('Install'));

    await success();
    expect(screen.getByText('Every hour')).toBeVisible();
    expect(screen.queryByText(/Next read/)).toBeNull();
    expect(await screen.findByText('Samples could not be loaded')).toBeVisible();
  });

  it('names what is read and how often, shows the first records, and gives way to the tabs', async () => {
    given.connection();
    const { user } = openInstall(service);
    await user.click(await button('Install'));

    const heading = await success();
    await waitFor(() => expect(heading).toHaveFocus());
    const facts = within(screen.getByRole('list'));
    const [, companies, ...others] = facts.getAllByRole('listitem');
    // Day and hour depend on where the test runs. The minute of a full hour is 30 in India, and 0 in most places.
    const minute = `${new Date(new Date().setUTCMinutes(0)).getMinutes()}`.padStart(2, '0');
    await waitFor(() =>
      expect(companies?.textContent).toMatch(
        new RegExp(`^CompaniesEvery 2 hours · Next read: (\\w+\\s)?\\d+:${minute}\\s[AP]M$`),
      ),
    );
    expect(others.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^DealsEvery 4 hours · Next read: /),
      'Demo App may use the Juniper CRM API',
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Go to/ })).toBeNull();
    const records = await screen.findByRole('table', { name: 'What Demo App sees of People' });
    const rows = within(records).getAllByRole('row');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('Email addressSurnameCustomer tier');
    expect(rows[1]).toHaveTextContent('ada@acme.exampleOkaforsubscriber');

    await user.click(await button('Change settings'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'People' })).toHaveFocus());
    expect(await tab('People Saved')).toBeVisible();
  });

  it('counts while the first read goes on, and says aloud only how it ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    given.connection();
    openInstall(service);
    fireEvent.click(await button('Install'));

    await success();
    const [people] = within(screen.getByRole('list')).getAllByRole('listitem');
    await waitFor(() => expect(people).toHaveTextContent('People1 so far · Every hour'));
    expect(icon(people)).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(people).toHaveTextContent('People2 so far · Every hour'));
    expect(spoken()).toEqual(['The integration is installed.']);
    Object.assign(service.store.installations[0]?.config ?? {}, { id: 'of a colleague' });
    window.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(people).toHaveTextContent('People3 read · Next read: '));
    expect(icon(people)).toHaveAttribute('data-icon', 'success');
    await waitFor(() => expect(spoken()).toEqual(['Records read: 3. Demo App has what is there already.']));
  });

  it('says aloud that a first read failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    given.connection();
    openInstall(service);
    fireEvent.click(await button('Install'));
    await screen.findByText(/1 so far/);

    Object.assign(service.store.operations.at(-1) ?? {}, { status: 'failure' });
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(spoken()).toEqual(['Not read yet']));
  });

  it('shows no records to a key, and links to no address that could run code', async () => {
    given.connection();
    const { user } = openInstall(service, { returnUrl: 'javascript:alert(1)' }, { options: withKey });
    await user.click(await button('Install'));
    await success();

    expect(screen.queryByRole('heading', { name: /^What Demo App sees/ })).toBeNull();
    expect(askedOf(service)).not.toContain('listSamples');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links back to the product, by the address or by the page’s own function', async () => {
    given.connection();
    const onReturn = vi.fn();
    const { user } = openInstall(service, { returnUrl: '/home', onReturn });
    await user.click(await button('Install'));

    const link = await screen.findByRole('link', { name: 'Go to Demo App' });
    expect(link).toHaveAttribute('href', 'http://localhost:3000/home');
    await user.click(link);
    expect(onReturn).toHaveBeenCalledTimes(1);
  });
});

describe('installing what leaves nothing to choose', () => {
  // @holds S56
  it('installs by itself once, with proxying on, and takes no focus from the page', async () => {
    given.connection();
    const { rerender, onInstallSuccess } = openInstall(service, { integration: 'crm-proxy' });

    await success();
    rerender();
    expect(document.body).toHaveFocus();
    expect(onInstallSuccess).toHaveBeenCalledTimes(1);
    expect(changes()).toEqual(['createInstallation']);
    expect(service.store.installations[0]?.config.content).toEqual({
      provider: 'sandbox',
      proxy: { enabled: true },
    });
  });

  it('installs by itself after connecting, and moves the focus on', async () => {
    const { user } = openInstall(service, { integration: 'crm-proxy' });
    await user.click(await button(/^(Connect|Sign in)/));

    const heading = await success();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('installs what only subscribes by itself, and says what it is told about', async () => {
    given.connection();
    given.integration({
      name: 'crm-events',
      provider: 'sandbox',
      read: undefined,
      write: undefined,
      proxy: undefined,
      subscribe: {
        objects: [{ objectName: 'contacts', destination: 'inbox', createEvent: { enabled: 'always' } }],
      },
    });
    openInstall(service, { integration: 'crm-events' });

    await success();
    expect(screen.getByText('Demo App is told about changes to contacts')).toBeVisible();
    expect(changes()).toEqual(['createInstallation']);
    expect(service.store.installations[0]?.config.content).toEqual({ provider: 'sandbox' });
  });

  it('installs by one button where the page wants that', async () => {
    given.connection();
    const { user } = openInstall(service, { integration: 'crm-proxy', autoInstall: false });
    const install = await button('Install');
    expect(changes()).toEqual([]);

    await user.click(install);
    await success();
    expect(changes()).toEqual(['createInstallation']);
  });

  it('does not install again by itself what was uninstalled, until the person asks', async () => {
    given.connection();
    given.installation({
      integrationId: service.store.integrations.find(({ name }) => name === 'crm-proxy')?.id ?? '',
    });
    const { user } = openInstall(service, { integration: 'crm-proxy' });
    await user.click(await button('Uninstall'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uninstall' }));

    await screen.findByRole('heading', { name: 'CRM proxy is uninstalled' });
    expect(changes()).toEqual([]);
  });

  it('tells the callbacks of the group that it was for, although the page shows another by then', async () => {
    given.connection();
    const [ofAcme, ofGlobex] = [vi.fn(), vi.fn()];
    const props = { groupRef: 'acme', onInstallSuccess: ofAcme };
    const { user, rerender } = openInstall(service, props);
    const install = await button('Install');
    service.delayMs = 100;
    onTestFinished(() => {
      service.delayMs = 0;
    });
    await user.click(install);

    Object.assign(props, { groupRef: 'globex', onInstallSuccess: ofGlobex });
    rerender();

    await waitFor(() => expect(service.store.installations).toHaveLength(1));
    await waitFor(() => expect(ofAcme).toHaveBeenCalledTimes(1));
    expect(ofGlobex).not.toHaveBeenCalled();
  });

  it('says why it could not install, and lets the person try again', async () => {
    given.connection();
    service.fail('createInstallation', 'config_invalid', { times: 1 });
    const { user, onError } = openInstall(service, { integration: 'crm-proxy' });

    expect(await screen.findByText('This could not be saved')).toBeVisible();
    expect(onError).toHaveBeenCalledTimes(1);
    await user.click(await button('Install'));
    await success();
  });
});
