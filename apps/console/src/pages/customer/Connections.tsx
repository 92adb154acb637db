import { List, Row } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { serverNow } from '../../app/clock.ts';
import { linkedIntegration } from '../../data/connection-links.ts';
import { useMay } from '../../data/project.ts';
import { Box, Section } from '../../parts/Section.tsx';
import { StateMark } from '../../parts/StateWords.tsx';
import { useFirstRows } from '../../parts/useFirstRows.tsx';
import { connectionState } from '../../words/issues.ts';
import { named } from '../../words/named.ts';
import { ago } from '../../words/time.ts';
import { EndAccess, Ended } from './EndAccess.tsx';
import { SignInLink } from './SignInLink.tsx';

type Connection = GroupOverview['connections'][number];

/** The sign-ins of a customer, and whose accounts they are. */
export function Connections({ overview }: { overview: GroupOverview }) {
  const { group, connections } = overview;
  const { shown, foot } = useFirstRows(connections, 'connection');
  const may = useMay();
  const linkFor = (connection: Connection) => {
    const integrationId = may.help && linkedIntegration(overview, connection);
    return (
      integrationId && <SignInLink group={group} connection={connection} integrationId={integrationId} />
    );
  };
  const isRevoked = ({ diagnosis }: Connection) => diagnosis?.reason === 'revoked';
  return (
    <Section
      title="Connections"
      actions={may.change && !connections.every(isRevoked) && <EndAccess overview={overview} />}
    >
      {may.change && connections.some(isRevoked) && <Ended groupRef={group.groupRef} />}
      {connections.length === 0 ? (
        <Box isPadded>No account is connected.</Box>
      ) : (
        <div className="console-feed">
          <List>
            {shown.map((connection) => (
              <Row
                key={connection.id}
                lead={<StateMark state={connectionState(connection)} />}
                title={[connection.providerName, workspaceOf(connection)].filter(Boolean).join('\u00a0· ')}
                detail={
                  <>
                    {accountOf(connection)} ·{' '}
                    {named(connection.consumer.consumerName || connection.consumer.consumerRef)}
                    <br />
                    {connectionState(connection).words}
                    {connection.tokenExpireTime &&
                      connection.status !== 'bad_credentials' &&
                      `\u00a0· token ${Date.parse(connection.tokenExpireTime) < serverNow() ? 'expired' : 'expires'} ${ago(connection.tokenExpireTime)}`}
                    {connection.grantedScopes?.length ? (
                      <>
                        <br />
                        <span className="console-mono">{connection.grantedScopes.join(', ')}</span>
                      </>
                    ) : null}
                  </>
                }
                extra={linkFor(connection)}
              />
            ))}
          </List>
          {foot && <div className="console-box-foot">{foot}</div>}
        </div>
      )}
    </Section>
  );
}

function workspaceOf({ account, providerWorkspaceRef }: Connection): string | undefined {
  return account?.workspace?.name ?? account?.workspace?.address ?? providerWorkspaceRef;
}

function accountOf({ account, authScheme, providerConsumerRef }: Connection): string {
  const person = account?.person;
  return (
    person?.email ??
    person?.name ??
    providerConsumerRef ??
    (authScheme === 'apiKey' ? 'API key' : 'account unknown')
  );
}
