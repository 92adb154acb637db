import type { GroupOverview } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useProject } from '../../app/project.ts';
import { useMakers } from '../../data/people.ts';
import { revisionQuery } from '../../data/revisions.ts';
import { CopyId } from '../../parts/CopyButton.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Box, Section } from '../../parts/Section.tsx';
import { Time } from '../../parts/Time.tsx';

/** When an installation was made and changed, by whom, and from which revision. */
export function InstallationFacts({
  installation,
}: {
  installation: GroupOverview['installations'][number];
}) {
  const { config, createdBy, integrationId } = installation;
  const project = useProject();
  const makerOf = useMakers();
  const { data: revision } = useQuery(revisionQuery(project, integrationId, config.revisionId));
  const whoOf = (by: string) => makerOf(by) || (by.startsWith('api:') ? 'Your backend' : by);
  return (
    <Section title="Facts">
      <Box isPadded>
        <Facts
          facts={[
            ['Why', installation.healthReasons?.join(' ')],
            ['Installed', <Time key="made" at={installation.createTime} />],
            ['By', whoOf(createdBy)],
            ['Saved', <Time key="saved" at={config.createTime} />],
            ['Saved by', whoOf(config.createdBy)],
            ['Reference', installation.installationRef],
            [
              'Made for',
              <Link
                key="revision"
                className="dowel-link"
                to="/$project/integrations/$integration"
                params={{ project, integration: integrationId }}
                search={{ revision: config.revisionId }}
              >
                {revision ? `Revision ${revision.number}` : 'Open it'}
              </Link>,
            ],
            ['Settings', <CopyId key="config" id={config.id} />],
            ['Installation', <CopyId key="id" id={installation.id} />],
          ]}
        />
      </Box>
    </Section>
  );
}
