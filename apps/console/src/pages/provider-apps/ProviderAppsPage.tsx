import { Logo } from '@dowel/react/parts';
import type { ProviderApp } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { issuesQuery } from '../../data/issues.ts';
import { useMay } from '../../data/project.ts';
import { providerAppsQuery } from '../../data/provider-apps.ts';
import { useProviderTitles } from '../../data/providers.ts';
import { CallbackAddress } from '../../parts/CallbackAddress.tsx';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { Keys } from '../../parts/Keys.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Table } from '../../parts/Table.tsx';
import { Time } from '../../parts/Time.tsx';
import { Head } from '../../shell/Head.tsx';
import { issueState } from '../../words/issues.ts';
import type { State } from '../../words/states.ts';

const route = getRouteApi('/$project/provider-apps');

/** Only a provider that refuses an app says something of it. */
const notRefused: State = { tone: 'success', icon: 'success', words: 'Not refused' };

/** The applications at providers, of the builder and of customers. Their secrets never come here. */
export function ProviderAppsPage() {
  const { project } = route.useParams();
  const query = useQuery(providerAppsQuery(project));
  const may = useMay();
  const { data: { issues = [] } = {} } = useQuery({ ...issuesQuery(project), enabled: query.isSuccess });
  const stateOf = ({ id, provider, groupRef }: ProviderApp) => {
    const issue = issues.find(
      ({ reason, subject }) =>
        (subject.kind === 'providerApp' && subject.id === id) ||
        // Connections that do not name an app have ours.
        (reason === 'misconfigured_app' && subject.id === provider && groupRef === undefined),
    );
    return issue ? issueState(issue) : notRefused;
  };
  const titleOf = useProviderTitles();
  return (
    <>
      <Head
        title="Provider apps"
        crumbs={['Provider apps']}
        detail="Applications at providers: your own, and those of customers who sign in with one of theirs."
        actions={
          may.change && (
            <Link
              className="dowel-button"
              data-variant="primary"
              data-shortcut="n"
              to="/$project/provider-apps/$providerApp"
              params={{ project, providerApp: '+' }}
            >
              <ConsoleIcon name="plus" />
              Make a provider app
              <Keys keys={['n']} />
            </Link>
          )
        }
      />
      <Loaded query={query} what="the provider apps">
        {(apps) => (
          <Box foot={<CallbackAddress />}>
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
                    cell: ({ id, provider }) => (
                      <span className="console-with-logo">
                        <Logo kind="provider" name={titleOf(provider)} />
                        <Link
                          to="/$project/provider-apps/$providerApp"
                          params={{ project, providerApp: id }}
                          data-row-link
                        >
                          {titleOf(provider)}
                        </Link>
                      </span>
                    ),
                  },
                  { title: 'State', cell: (app) => <StateWords state={stateOf(app)} /> },
                  { title: 'Whose', is: 'keep', cell: ({ groupRef }) => groupRef ?? 'Ours' },
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
