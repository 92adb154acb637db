import { basePath } from '../app/base-path.ts';
import { queryClient } from '../app/query-client.ts';
import { linkedIntegration, makeSignInLink } from '../data/connection-links.ts';
import { groupQuery } from '../data/groups.ts';
import { copyText } from '../parts/copy-text.ts';
import { summaryOf } from '../words/summary.ts';

const refused = 'The browser does not let this page copy.';

/** Copies something of a customer, and answers what came of it. */
export async function copy(project: string, groupRef: string, what: 'link' | 'summary'): Promise<string> {
  try {
    const overview = await queryClient.fetchQuery(groupQuery(project, groupRef));
    if (what === 'summary') {
      const page = `${window.location.origin}${basePath}/${project}`;
      const address = `${page}/customers/${encodeURIComponent(groupRef)}`;
      return (await copyText(summaryOf(overview, address))) ? 'The summary is copied.' : refused;
    }
    // What needs a sign-in stands before what works.
    const connection = overview.connections
      .toSorted((a, b) => Number(b.status === 'bad_credentials') - Number(a.status === 'bad_credentials'))
      .find((one) => linkedIntegration(overview, one));
    const integrationId = connection && linkedIntegration(overview, connection);
    if (!integrationId) return 'This customer has no connection that is renewed by a sign-in.';
    const { url } = await makeSignInLink(project, { group: overview.group, connection, integrationId });
    if (!(await copyText(url))) return refused;
    const { consumer, providerName } = connection;
    return `Copied: ${consumer.consumerName || consumer.consumerRef} signs in to ${providerName} with it, once.`;
  } catch (error) {
    return `Nothing is copied. ${error instanceof Error ? error.message : ''}`;
  }
}
