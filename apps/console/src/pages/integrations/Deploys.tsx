import { List, Mark, Row } from '@dowel/react/parts';
import type { IntegrationOverview } from '@dowel/schema';
import { changedName } from '@dowel/schema/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAuthors } from '../../data/authors.ts';
import { deployed, deploysQuery } from '../../data/recent-changes.ts';
import { ConsoleIcon } from '../../parts/ConsoleIcon.tsx';
import { Failed } from '../../parts/Failed.tsx';
import { Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';
import { revisionWords } from '../../words/revisions.ts';

/** The latest deploys of all integrations. Each leads to what it changed. Nothing for those who may not read the audit log. */
export function Deploys({
  project,
  integrations,
}: {
  project: string;
  integrations: readonly IntegrationOverview[];
}) {
  const { data: deploys = [], error, refetch } = useQuery(deploysQuery(project));
  const authorOf = useAuthors();
  if (deploys.length === 0)
    return error && <Failed error={error} what="the deploys" retry={() => void refetch()} />;
  return (
    <Section
      title="Deploys"
      actions={
        <Link
          className="dowel-link console-sm"
          to="/$project/audit"
          params={{ project }}
          search={{ action: deployed }}
        >
          All deploys
        </Link>
      }
    >
      <List>
        {deploys.map(({ id, targetId, actor, createTime, before, after }) => {
          const revision = String(after?.latestRevisionId);
          const integration = integrations.find((one) => one.id === targetId);
          const latest = integration?.latestRevision.id === revision ? integration.latestRevision : undefined;
          const name = integration?.displayName ?? changedName({ before, after });
          return (
            <Row
              key={id}
              lead={<Mark tone="neutral" icon={<ConsoleIcon name="branch" />} />}
              title={
                <Link
                  to="/$project/integrations/$integration"
                  params={{ project, integration: targetId }}
                  search={{ revision }}
                  data-row-link
                >
                  {name}
                  {latest && `, revision ${latest.number}`}
                </Link>
              }
              detail={
                <>
                  <Time at={createTime} />
                  &nbsp;· by <bdi>{authorOf(actor)}</bdi>
                  {latest?.message && (
                    <>
                      {'\u00a0· '}
                      <q>{latest.message}</q>
                    </>
                  )}
                </>
              }
              end={
                integration && (
                  <span className="console-sm console-muted">
                    {latest ? revisionWords(latest) : 'replaced by a newer one'}
                  </span>
                )
              }
            />
          );
        })}
      </List>
    </Section>
  );
}
