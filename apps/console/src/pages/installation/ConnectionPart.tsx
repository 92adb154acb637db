import { Button } from '@dowel/react/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectClient, useProject } from '../../app/project.ts';
import { useMay } from '../../data/project.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { FormProblem } from '../../parts/form/FormProblem.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { connectionState, providerOf } from '../../words/issues.ts';
import { ago } from '../../words/time.ts';
import { type Installed, useInstallation } from './useInstallation.ts';

/** The sign-in that an installation uses: whose account, what it may, and until when. */
export function ConnectionPart() {
  const { installed } = useInstallation();
  return installed && <Known {...installed} />;
}

function Known({ overview, installation }: Installed) {
  const { connection } = installation;
  const { grantedScopes = [], tokenExpireTime } =
    overview.connections.find(({ id }) => id === connection.id) ?? {};
  const may = useMay();
  // A key has nothing to renew: the next read says whether it works.
  const isRenewed = connection.authScheme.startsWith('oauth2/');
  return (
    <Box isPadded foot={isRenewed && may.change && <CheckConnection connectionId={connection.id} />}>
      <Facts
        facts={[
          ['State', <StateWords key="state" state={connectionState(connection)} />],
          ['Provider', providerOf(overview, installation)],
          ['Workspace', connection.account?.workspace?.name ?? connection.providerWorkspaceRef],
          ['Account', connection.account?.person?.email ?? connection.account?.person?.name],
          ['Signed in by', connection.consumer.consumerName || connection.consumer.consumerRef],
          ['Since', <Time key="since" at={connection.createTime} />],
          ['Token expires', tokenExpireTime && ago(tokenExpireTime)],
          [
            'May',
            grantedScopes.length > 0 && (
              <span key="scopes" className="console-mono">
                {grantedScopes.join(', ')}
              </span>
            ),
          ],
          ['Connection', <CopyId key="id" id={connection.id} />],
        ]}
      />
    </Box>
  );
}

/** Asks the provider for a new token now, which shows whether the connection works. */
function CheckConnection({ connectionId }: { connectionId: string }) {
  const project = useProject();
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: async () => projectClient(project).connections.get(connectionId, { refresh: 'force' }),
    onSettled: () => client.invalidateQueries({ queryKey: [project, 'groups'] }),
  });
  return (
    <div className="console-stack">
      <div className="console-actions">
        <Button size="sm" isBusy={check.isPending} onClick={() => check.mutate()}>
          Check now
        </Button>
        <span role="status">
          {check.isSuccess ? 'It works: the provider gave a new token.' : 'Asks for a new token.'}
        </span>
      </div>
      <FormProblem error={check.error} />
    </div>
  );
}
