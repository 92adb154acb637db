import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { settle } from '../../packages/react/test/mock-story.tsx';
import { pageStories } from './onConsole.tsx';

const meta: Meta = { title: 'Console', tags: ['!autodocs'] };
// Storybook reads a default export.
export default meta;

// A right that is missing is said by the same part as a failure, in other words. So two pages stand for all.

const audit = pageStories('audit', 'Audit');
export const AuditUsual = audit('usual');
export const AuditEmpty = audit('empty', 'Nothing was changed yet');
export const AuditLoading = audit('loading', 'Loading the audit');
export const AuditFailed = audit('failing', 'The server could not load the audit');
export const AuditLongNames = audit('long');
export const AuditManyRows = audit('many', 'Show more');

const connector = pageStories('connector', /CRM/);
export const ConnectorUsual = connector('usual');
export const ConnectorLoading = connector('loading', 'Loading this provider');
export const ConnectorFailed = connector('failing', 'The server could not load this provider');
export const ConnectorLongNames = connector('long');

const connectors = pageStories('connectors', /ends? soon|Catalogue/);
export const ConnectorsUsual = connectors('usual');
export const ConnectorsLoading = connectors('loading', 'Loading the catalogue');
export const ConnectorsFailed = connectors('failing', 'The server could not load the catalogue');
export const ConnectorsLongNames = connectors('long');

const customer = pageStories('customer', 'Ebony Hotels');
export const CustomerUsual = customer('usual');
export const CustomerLoading = customer('loading', 'Loading the customer');
export const CustomerFailed = customer('failing', 'The server could not load this customer');
export const CustomerLongNames: StoryObj = {
  ...customer('long'),
  play: async (context) => {
    await settle(context);
    const page = within(context.canvasElement);
    const [way] = await page.findAllByRole('link', { name: 'Open the destination' });
    // Where customers share an account, these are their names.
    if (way) way.textContent = 'W'.repeat(200);
    const [title] = page.getAllByRole('heading', { level: 2, name: /does not take messages/ });
    await expect(title?.clientWidth).toBeGreaterThan(300);
    // The ring of the focus, 2 px wide and 2 px away, is not cut off.
    const crumbs = page.getByRole('navigation', { name: 'Where you are' });
    const crumb = within(crumbs).getByRole('link', { name: 'Customers' });
    await expect(crumb.offsetLeft - crumbs.offsetLeft).toBeGreaterThanOrEqual(4);
  },
};
export const CustomerReadOnly = customer('read-only');

const customers = pageStories('customers', 'Customers');
export const CustomersUsual = customers('usual');
export const CustomersByKeyboard: StoryObj = {
  ...customers('usual'),
  play: async (context) => {
    await settle(context);
    const page = within(context.canvasElement);
    const box = await page.findByRole('searchbox');
    // On a German keyboard, the slash needs Shift.
    await userEvent.keyboard('{Shift>}/{/Shift}');
    await expect(box).toHaveFocus();

    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await page.findByRole('dialog', { name: 'Find or do' });
    fireEvent(palette, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(palette).not.toBeInTheDocument());
    await expect(box).toHaveFocus();
  },
};
export const CustomersEmpty = customers('empty', 'No customer yet');
export const CustomersFailed = customers('failing', 'The server could not load the customers');
export const CustomersLongNames = customers('long');
export const CustomersLongReferences = withLongReferences(customers('usual'));
export const CustomersManyRows = customers('many', 'Show more');

const deliveries = pageStories('deliveries', /destinations do not take messages/);
export const DeliveriesUsual = deliveries('usual');
export const DeliveriesEmpty = deliveries('empty', 'Nothing was sent yet');
export const DeliveriesLoading = deliveries('loading', 'Loading the deliveries');
export const DeliveriesFailed = deliveries('failing', 'The server could not load the deliveries');
export const DeliveriesLongNames = deliveries('long');
export const DeliveriesManyRows = deliveries('many', 'Show more');
export const DeliveriesReadOnly = deliveries('read-only');

const delivery = pageStories('delivery', /^Taken by “/);
export const DeliveryUsual = delivery('usual');
export const DeliveryLoading = delivery('loading', 'Loading the delivery');
export const DeliveryFailed = delivery('failing', 'The server could not load this delivery');
export const DeliveryLongNames = delivery('long');

const destination = pageStories('destination', 'demoWebhook');
export const DestinationUsual = destination('usual');
export const DestinationLoading = destination('loading', 'Loading this destination');
export const DestinationFailed = destination('failing', 'The server could not load this destination');
export const DestinationLongNames = destination('long');
export const DestinationReadOnly = destination('read-only');
export const DestinationFailing = pageStories('destination-failing', 'is-broken')('usual', 'Its messages');
export const DestinationPaused = pageStories('destination-paused', 'is-paused')('usual', /Ask Kim/);

const destinations = pageStories('destinations', 'Destinations');
export const DestinationsUsual = destinations('usual');
export const DestinationsEmpty = destinations('empty', 'No destination yet');
export const DestinationsLoading = destinations('loading', 'Loading the destinations');
export const DestinationsFailed = destinations('failing', 'The server could not load the destinations');
export const DestinationsLongNames = destinations('long');
export const DestinationsLongAddresses = withLongReferences(destinations('usual'));
export const DestinationsManyRows = destinations('many');
export const DestinationsReadOnly = destinations('read-only');

const getStarted = pageStories('get-started', 'The first record has arrived. Still open: 1 step');
export const GetStartedUsual = getStarted('usual');
export const GetStartedLoading = getStarted('loading', 'Loading the steps');
export const GetStartedFailed = getStarted('failing', 'The server could not load the steps');
export const GetStartedLongNames = getStarted('long');

const home = pageStories('home', /things need you/);
export const HomeUsual = home('usual');
export const HomeEmpty = home('empty', 'Nobody is needed');
export const HomeLoading = home('loading', 'Loading what needs somebody');
export const HomeFailed = home('failing', 'The server could not load what needs somebody');
export const HomeNotAllowed = home('not-allowed', 'Your role does not show what needs somebody');
export const HomeLongNames = home('long');
export const HomeManyRows = home('many');
export const HomeReadOnly = home('read-only');
export const HomeMarkRefused: StoryObj = {
  ...home('usual'),
  play: async (context) => {
    await settle(context);
    const page = within(context.canvasElement);
    const [mark] = await page.findAllByRole('button', { name: /^Mark as told/ });
    if (mark) await userEvent.click(mark);
    await expect(await page.findByRole('dialog')).toHaveTextContent('Nothing was recorded at this address.');
  },
};

const installation = pageStories('installation', /^crm-/);
export const InstallationUsual = installation('usual');
export const InstallationLoading = installation('loading', 'Loading the installation');
export const InstallationFailed = installation('failing', 'The server could not load this installation');
export const InstallationLongNames = installation('long');
export const InstallationReadOnly = installation('read-only');
export const InstallationSettings = pageStories('installation-settings', /^crm-/)('usual');
export const InstallationSettingsWithLongNames = pageStories('installation-settings', /^crm-/)('long');
export const InstallationConnection = pageStories('installation-connection', /^crm-/)('usual');

const integration = pageStories('integration', 'CRM sync, revision 1');
export const IntegrationUsual = integration('usual');
export const IntegrationLoading = integration('loading', 'Loading the integration');
export const IntegrationFailed = integration('failing', 'The server could not load this integration');
export const IntegrationLongNames = integration('long');

const integrations = pageStories('integrations', 'Integrations');
export const IntegrationsUsual = integrations('usual');
export const IntegrationsLoading = integrations('loading', 'Loading the integrations');
export const IntegrationsFailed = integrations('failing', 'The server could not load the integrations');
export const IntegrationsLongNames = integrations('long');

const keys = pageStories('keys', 'Keys');
export const KeysUsual = keys('usual');
export const KeysEmpty = keys('empty', 'No key yet');
export const KeysLoading = keys('loading', 'Loading the keys');
export const KeysFailed = keys('failing', 'The server could not load the keys');
export const KeysNotAllowed = keys('not-allowed', 'Your role does not show the keys');
export const KeysLongNames = keys('long');
export const KeysManyRows = keys('many');
export const KeysReadOnly = keys('read-only');

const members = pageStories('members', 'Members of Ridgeline');
export const MembersUsual = members('usual');
export const MembersLoading = members('loading', 'Loading the members');
export const MembersFailed = members('failing', 'The server could not load the members');
export const MembersLongNames = members('long');
export const MembersReadOnly = members('read-only');

const operation = pageStories('operation', /^Read of contacts/);
export const OperationUsual = operation('usual');
export const OperationLoading = operation('loading', 'Loading the operation');
export const OperationFailed = operation('failing', 'The server could not load this operation');
export const OperationLongNames = operation('long');
export const OperationReadOnly = operation('read-only');

const operations = pageStories('operations', 'Operations');
export const OperationsUsual = operations('usual');
export const OperationsEmpty = operations('empty', 'Nothing has run yet');
export const OperationsLoading = operations('loading', 'Loading the operations');
export const OperationsFailed = operations('failing', 'The server could not load the operations');
export const OperationsLongNames = operations('long');
export const OperationsManyRows = operations('many', 'Show more');

const providerApp = pageStories('provider-app', 'Provider app for Juniper CRM');
export const ProviderAppUsual = providerApp('usual');
export const ProviderAppLoading = providerApp('loading', 'Loading this provider app');
export const ProviderAppFailed = providerApp('failing', 'The server could not load this provider app');
export const ProviderAppLongNames = providerApp('long');
export const ProviderAppReadOnly = providerApp('read-only');

const providerApps = pageStories('provider-apps', 'Provider apps');
export const ProviderAppsUsual = providerApps('usual');
export const ProviderAppsEmpty = providerApps('empty', 'No provider app yet');
export const ProviderAppsLoading = providerApps('loading', 'Loading the provider apps');
export const ProviderAppsFailed = providerApps('failing', 'The server could not load the provider apps');
export const ProviderAppsLongNames = providerApps('long');
export const ProviderAppsManyRows = providerApps('many');
export const ProviderAppsReadOnly = providerApps('read-only');

const settings = pageStories('settings', 'Settings');
export const SettingsUsual = settings('usual');
export const SettingsLoading = settings('loading', 'Loading the settings');
export const SettingsFailed = settings('failing', 'The server could not load the settings');
export const SettingsLongNames = settings('long');
export const SettingsReadOnly = settings('read-only');

const start = pageStories('start', 'New project');
export const StartUsual = start('usual');
export const StartLongNames = start('long', { role: 'heading', name: 'New project' });

const usage = pageStories('usage', /records? in 30 days/);
export const UsageUsual = usage('usual');
export const UsageEmpty = usage('empty', 'Nothing was done in this time');
export const UsageLoading = usage('loading', 'Loading the usage');
export const UsageFailed = usage('failing', 'The server could not load the usage');
export const UsageLongNames = usage('long');

/** References and addresses have no spaces, and may be long: each leaves more than half of the width to other columns. */
function withLongReferences(story: StoryObj): StoryObj {
  return {
    ...story,
    play: async (context) => {
      await settle(context);
      const table = await within(context.canvasElement).findByRole('table');
      const half = (table.parentElement?.clientWidth ?? 0) / 2;
      for (const name of table.querySelectorAll<HTMLElement>('span.console-mono')) {
        name.textContent = 'r'.repeat(200);
        await expect(name.offsetWidth).toBeLessThan(half);
      }
    },
  };
}
