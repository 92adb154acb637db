import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { providerAppsQuery } from '../../data/provider-apps.ts';
import { useProviderTitles } from '../../data/providers.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';

const route = getRouteApi('/$project/provider-apps');

/** The builder's own applications at providers. Their secrets never come here. */
export function ProviderAppsPage() {
  const { project } = route.useParams();
  const query = useQuery(providerAppsQuery(project));
  const titleOf = useProviderTitles(query.data?.map(({ provider }) => provider) ?? []);
  const callback = `${window.location.origin}/callbacks/v1/oauth`;
  return (
    <>
      <Head
        title="Provider apps"
        crumbs={['Provider apps']}
        detail="Your own applications at providers. Customers see their names when they sign in."
      />
      <Loaded query={query} what="the provider apps">
        {(apps) => (
          <Box
            foot={
              <span>
                Callback address to enter at each provider: <CopyId id={callback} />
              </span>
            }
          >
            {apps.length === 0 ? (
              <Empty title="No provider app yet">
                Providers with OAuth need one. Those with an API key need none.
              </Empty>
            ) : (
              <Table
                rows={apps}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: 'Provider',
                    is: 'title',
                    cell: ({ provider }) => (
                      <span className="console-with-logo">
                        <Logo kind="provider" name={titleOf(provider)} />
                        {titleOf(provider)}
                      </span>
                    ),
                  },
                  {
                    title: 'Client',
                    cell: ({ clientId }) => <span className="console-mono">{clientId}</span>,
                  },
                  {
                    title: 'Scopes',
                    is: 'wide',
                    cell: ({ scopes }) => <span className="console-mono">{scopes?.join(' ')}</span>,
                  },
                  { title: 'Made', is: 'drop', cell: ({ createTime }) => <Time at={createTime} as="ago" /> },
                  { title: 'Id', is: 'drop', cell: ({ id }) => <CopyId id={id} /> },
                ]}
              />
            )}
          </Box>
        )}
      </Loaded>
    </>
  );
}
