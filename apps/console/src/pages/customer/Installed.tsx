import { Logo } from '@dowel/react/parts';
import type { GroupOverview } from '@dowel/schema';
import { Link } from '@tanstack/react-router';
import { Empty } from '../../parts/Failed.tsx';
import { Box } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Ticks } from '../../parts/Ticks.tsx';
import { Time } from '../../parts/Time.tsx';
import { useFirstRows } from '../../parts/useFirstRows.tsx';
import { providerOf, stateOf } from '../../words/issues.ts';

export interface InstalledProps {
  project: string;
  groupRef: string;
  overview: GroupOverview;
}

/** What the customer has installed, with its state and its latest runs. */
export function Installed({ project, groupRef, overview }: InstalledProps) {
  const { installations, operations, issues, connections, changes } = overview;
  const { shown, foot } = useFirstRows(installations, 'installation');
  if (installations.length === 0) {
    const removed = changes.find(({ action }) => action === 'installation.uninstalled');
    const title = connections.length > 0 ? 'Connected, not installed' : 'Nothing is installed';
    return (
      <Box>
        <Empty title={removed ? `${removed.name ?? 'What was installed'} was uninstalled` : title}>
          {removed && (
            <>
              At <Time at={removed.createTime} />. “What changed” says by whom. To have it again:{' '}
            </>
          )}
          {removed ? 'somebody' : 'Somebody'} there opens an integration in your product and installs it.
        </Empty>
      </Box>
    );
  }
  return (
    <Box
      foot={
        <>
          {foot}
          <span data-drop>Bars: one per run of the latest 20. Tall is failed</span>
        </>
      }
    >
      <div className="console-scroll">
        <table className="console-table" data-stacks>
          <thead>
            <tr>
              <th scope="col">Integration</th>
              <th scope="col">State</th>
              <th scope="col">Objects</th>
              <th scope="col">Runs</th>
              <th scope="col">Last good</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((installation) => {
              const runs = operations.filter(({ installationId }) => installationId === installation.id);
              const good = runs.find(({ status, failure }) => status === 'success' && !failure);
              const provider = providerOf(overview, installation);
              const objects = Object.keys(installation.config.content.read?.objects ?? {});
              return (
                <tr key={installation.id}>
                  <td data-title>
                    <span className="console-with-logo">
                      <Logo kind="provider" name={provider} />
                      <span>
                        <Link
                          to="/$project/customers/$groupRef/$integration"
                          params={{ project, groupRef, integration: installation.integrationId }}
                          search={{ installation: installation.id }}
                          data-row-link
                        >
                          {installation.name ?? installation.integrationName}
                        </Link>
                        <span className="console-sub">{provider}</span>
                      </span>
                    </span>
                  </td>
                  <td>
                    <StateWords state={stateOf(installation, issues)} />
                  </td>
                  <td data-wide>{objects.join(', ')}</td>
                  <td data-drop>
                    <Ticks operations={runs} />
                  </td>
                  <td data-keep data-lead="last good">
                    {good?.createTime ? <Time at={good.createTime} as="ago" /> : lacking(runs, operations)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Box>
  );
}

/** The server answers so many of the latest runs of a customer. */
const LATEST = 20;

/** Says that no run went well. If there are older runs, it says so of the latest ones only. */
function lacking(runs: readonly unknown[], all: readonly unknown[]) {
  const words = all.length < LATEST ? 'never' : runs.length > 0 ? 'none of these' : 'not lately';
  return <span className="console-muted">{words}</span>;
}
