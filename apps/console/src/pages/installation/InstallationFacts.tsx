import type { GroupOverview } from '@dowel/schema';
import { lazy, Suspense } from 'react';
import { useMakers } from '../../data/people.ts';
import { useMay } from '../../data/project.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { connectionState } from '../../words/issues.ts';
import type { State } from '../../words/states.ts';

const CheckConnection = lazy(() =>
  import('./CheckConnection.tsx').then(({ CheckConnection }) => ({ default: CheckConnection })),
);

export interface InstallationFactsProps {
  installation: GroupOverview['installations'][number];
  provider: string;
  state: State;
}

/** Facts about an installation and the sign-in that it uses. */
export function InstallationFacts({ installation, provider, state }: InstallationFactsProps) {
  const { connection, config, createdBy } = installation;
  const makerOf = useMakers();
  const may = useMay();
  // A key has nothing to renew: the next read says whether it works.
  const isRenewed = connection.authScheme.startsWith('oauth2/');
  return (
    <>
      <Section title="Facts">
        <Box isPadded>
          <Facts
            facts={[
              ['State', <StateWords key="state" state={state} />],
              ['Why', installation.healthReasons?.join(' ')],
              ['Installed', <Time key="made" at={installation.createTime} />],
              ['By', makerOf(createdBy) || (createdBy.startsWith('api:') ? 'Your backend' : createdBy)],
              ['Changed', installation.updateTime && <Time key="changed" at={installation.updateTime} />],
              ['Reference', installation.installationRef],
              ['Settings', <CopyId key="config" id={config.id} />],
              ['Revision', <CopyId key="revision" id={config.revisionId} />],
              ['Installation', <CopyId key="id" id={installation.id} />],
            ]}
          />
        </Box>
      </Section>
      <Section title="Connection">
        <Box
          isPadded
          foot={
            isRenewed &&
            may.change && (
              <Suspense>
                <CheckConnection connectionId={connection.id} />
              </Suspense>
            )
          }
        >
          <Facts
            facts={[
              ['State', <StateWords key="state" state={connectionState(connection)} />],
              ['Provider', provider],
              ['Workspace', connection.account?.workspace?.name ?? connection.providerWorkspaceRef],
              ['Account', connection.account?.person?.email ?? connection.account?.person?.name],
              ['Signed in by', connection.consumer.consumerName || connection.consumer.consumerRef],
              ['Since', <Time key="since" at={connection.createTime} />],
              ['Connection', <CopyId key="id" id={connection.id} />],
            ]}
          />
        </Box>
      </Section>
    </>
  );
}
