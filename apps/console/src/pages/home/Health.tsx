import { Logo } from '@dowel/react/parts';
import type { IntegrationHealth } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { healthQuery } from '../../data/health.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { StateWords } from '../../parts/StateWords.tsx';
import { Time } from '../../parts/Time.tsx';
import { healthParts, healthWords, isLate } from '../../words/health.ts';

/** How many integrations are shown: those first for which most installations need somebody. */
const MOST = 6;
/** How many the server tells of at most. */
const TOLD = 100;

/** How the installations of each integration fare. */
export function Health({ project }: { project: string }) {
  const query = useQuery(healthQuery(project));
  return (
    <Section
      title="Integrations"
      actions={
        <Link className="dowel-link console-sm" to="/$project/integrations" params={{ project }}>
          Deployed
        </Link>
      }
    >
      <Loaded query={query} what="the integrations">
        {({ integrations }) => <Integrations project={project} integrations={integrations} />}
      </Loaded>
    </Section>
  );
}

/** Whether the server keeps up with what is due. */
export function ServerHealth({ project }: { project: string }) {
  const { data } = useQuery(healthQuery(project));
  if (!data) return null;
  return (
    <Section title="This server">
      <Box isPadded>
        <Facts
          facts={[
            ['Reads', <OnTime key="reads" due={data.readsDueTime} />],
            ['Messages', <OnTime key="messages" due={data.deliveriesDueTime} />],
          ]}
        />
      </Box>
    </Section>
  );
}

function Integrations({
  project,
  integrations,
}: {
  project: string;
  integrations: readonly IntegrationHealth[];
}) {
  if (integrations.length === 0) return <Box isPadded>Nothing is deployed yet.</Box>;
  return (
    <Box
      foot={
        integrations.length > MOST &&
        `${integrations.length < TOLD ? '' : 'At least '}${integrations.length - MOST} more are deployed`
      }
    >
      <table className="console-table">
        <thead>
          <tr>
            <th scope="col">Integration</th>
            <th scope="col">Health</th>
            <th scope="col" data-num>
              <span className="dowel-visually-hidden">Installed</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {integrations.slice(0, MOST).map((one) => (
            <tr key={one.integrationId}>
              <td data-wide>
                <span className="console-with-logo">
                  <Logo kind="provider" name={one.providerName} />
                  <Link
                    to="/$project/customers"
                    params={{ project }}
                    search={{ integration: one.integrationId }}
                    data-row-link
                  >
                    <bdi>{one.displayName ?? one.integrationName}</bdi>
                  </Link>
                </span>
              </td>
              <td>
                {one.installationCount > 0 && (
                  <span
                    className="console-split"
                    role="img"
                    aria-label={healthWords(one)}
                    title={healthWords(one)}
                  >
                    {healthParts(one).map(({ tone, amount }) => (
                      <i key={tone} data-tone={tone} style={{ flexGrow: amount }} />
                    ))}
                  </span>
                )}
              </td>
              <td data-num>{one.installationCount.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

/** Whether what is due is done at its time. */
function OnTime({ due }: { due: string | undefined }) {
  if (!isLate(due)) return <StateWords state={{ tone: 'success', icon: 'success', words: 'On time' }} />;
  return (
    <>
      <StateWords state={{ tone: 'warning', icon: 'clock', words: 'Late' }} /> The oldest is due since{' '}
      <Time at={due} />.
    </>
  );
}
