import type { ProviderBody } from '../../../../providers/provider-words/provider-body.ts';
import type { Known, ValueSource } from '../value-source.ts';

const SITES = 'https://api.atlassian.com/oauth/token/accessible-resources';

/**
 * The sites that the person granted. Its host tells a site, such as `acme.atlassian.net`.
 * https://developer.atlassian.com/cloud/jira/platform/oauth-2-3lo-apps/
 */
export const atlassian: ValueSource = {
  provider: 'atlassian',
  requests: [
    {
      // The health check of the entry asks for the sites too.
      address: ({ authHealthCheck }) => authHealthCheck?.url ?? SITES,
      choose: (body, known) => body.list()?.find((site) => isSite(site, known)),
      values: { cloudId: 'id' },
    },
  ],
};

function isSite(site: ProviderBody, known: Known): boolean {
  const workspace = known('workspace') ?? '';
  const hosts = [workspace, `${workspace}.atlassian.net`];
  const urls = hosts.flatMap((host) => [`https://${host}`, `https://${host}/`]);
  return site.text('url')?.among(urls) !== undefined || site.text('name')?.among([workspace]) !== undefined;
}
