import { Logo } from '@dowel/react/parts';
import type { ConnectorInfo, ConnectorSummary } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { connectorQuery, connectorsQuery, overviewsOfProviderQuery } from '../../data/connectors.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Empty } from '../../parts/Failed.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { SubjectIssues } from '../../parts/SubjectIssues.tsx';
import { Table } from '../../parts/Table.tsx';
import { VersionEnd } from '../../parts/VersionEnd.tsx';
import { Head } from '../../shell/Head.tsx';
import { abilityWords, endsSoon, proofState } from '../../words/connectors.ts';
import { count } from '../../words/time.ts';

const route = getRouteApi('/$project/connectors/$provider');

/** One provider: what can be done with each object, how well that is proven, and whom it concerns. */
export function ConnectorPage() {
  const { project, provider } = route.useParams();
  const list = useQuery(connectorsQuery(project));
  const summary = list.data?.find((one) => one.provider === provider);
  const hasConnector = summary?.objectCount !== undefined;
  const query = useQuery({ ...connectorQuery(project, provider), enabled: hasConnector });
  const title = summary?.displayName ?? provider;
  return (
    <>
      <Head
        title={summary && endsSoon(summary) ? `${title}: the version of its API ends soon` : title}
        crumbs={[
          <Link key="all" to="/$project/connectors" params={{ project }}>
            Catalogue
          </Link>,
          title,
        ]}
        lead={<Logo kind="provider" name={title} />}
        detail={summary && abilityWords(summary)}
      />
      <SubjectIssues id={provider} />
      <Loaded query={list} what="this provider">
        {() => (
          <div className="console-columns">
            <div className="console-stack">
              <Section title="Objects">
                {hasConnector ? (
                  <Loaded query={query} what="the objects of this provider">
                    {(info) => <Objects info={info} />}
                  </Loaded>
                ) : (
                  <Box>
                    <Empty title={summary ? 'Nothing is read or written here' : 'There is no such provider'}>
                      {summary && 'People can sign in, and the proxy reaches it, if it says so above.'}
                    </Empty>
                  </Box>
                )}
              </Section>
              <Used project={project} provider={provider} />
            </div>
            <aside className="console-aside" aria-label="About this provider">
              <Section title="Facts">
                <Box isPadded>
                  <Facts
                    facts={[
                      [
                        'Name',
                        <span key="name" className="console-mono">
                          {provider}
                        </span>,
                      ],
                      ['Sign-in', summary && signIns[summary.authType]],
                      ['Proof', summary && <StateWords key="proof" state={proofState(summary)} />],
                      ['Version', hasConnector && <VersionEnd key="version" of={summary} />],
                      ['From', query.data && origins[query.data.origin]],
                      ['Changed', query.data?.changed.join(', ')],
                      ['Installed', summary && count(summary.installationCount, 'time')],
                    ]}
                  />
                </Box>
              </Section>
            </aside>
          </div>
        )}
      </Loaded>
    </>
  );
}

const signIns: Readonly<Record<ConnectorSummary['authType'], string>> = {
  oauth2: 'OAuth 2',
  apiKey: 'API key',
  basic: 'User name and password',
  jwt: 'JSON Web Token',
  custom: 'Of its own kind',
  none: 'None',
};

const origins: Readonly<Record<ConnectorInfo['origin'], string>> = {
  shipped: 'Dowel',
  extended: 'Dowel, changed by the operator',
  file: 'a file of the operator',
  code: 'code of the operator',
};

function Objects({ info: { abilities = [] } }: { info: ConnectorInfo }) {
  if (abilities.length === 0)
    return (
      <Box>
        <Empty title="Its objects are not listed">The connector is code of the operator.</Empty>
      </Box>
    );
  const any = abilities.length === 1 ? 'Every object' : 'Every other object';
  return (
    <Box>
      <Table
        rows={abilities}
        keyOf={({ objectName }) => objectName}
        columns={[
          {
            title: 'Object',
            is: 'title',
            cell: ({ objectName }) => (objectName === '*' ? any : objectName),
          },
          { title: 'What can be done', is: 'wide', cell: ({ sentences }) => sentences.join(' ') },
        ]}
      />
    </Box>
  );
}

/** Which integrations of the project use it, and how often they are installed. */
function Used({ project, provider }: { project: string; provider: string }) {
  const query = useQuery(overviewsOfProviderQuery(project, provider));
  return (
    <Section title="Whom it concerns">
      <Loaded query={query} what="the integrations">
        {(used) =>
          used.length === 0 ? (
            <Box isPadded>No integration of this project uses it.</Box>
          ) : (
            <Box>
              <Table
                rows={used}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: 'Integration',
                    is: 'title',
                    cell: ({ id, name, displayName }) => (
                      <Link
                        to="/$project/integrations/$integration"
                        params={{ project, integration: id }}
                        data-row-link
                      >
                        {displayName ?? name}
                      </Link>
                    ),
                  },
                  {
                    title: 'Installed',
                    is: 'number',
                    noun: 'installed',
                    cell: ({ installationCount }) => installationCount.toLocaleString('en'),
                  },
                ]}
              />
            </Box>
          )
        }
      </Loaded>
    </Section>
  );
}
