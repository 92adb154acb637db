import { useQuery } from '@tanstack/react-query';
import { myInfoQuery } from '../../data/my-info.ts';
import { orgStatsQuery } from '../../data/stats.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { Section } from '../../parts/Section.tsx';
import { byAmount, daysAgo, linesOf } from '../../words/stats.ts';
import { cutWords } from './cut-words.ts';
import { UsageTable } from './UsageTable.tsx';

/** The same time, project by project. Nothing for an org with one project. */
export function OrgUsage({ days }: { days: number }) {
  const { data: info } = useQuery(myInfoQuery);
  const org = info?.orgRole?.org;
  if (!org || Object.keys(info.projectRoles).length < 2) return null;
  return <OfProjects orgId={org.id} label={org.label} days={days} />;
}

function OfProjects({ orgId, label, days }: { orgId: string; label: string; days: number }) {
  const query = useQuery(orgStatsQuery(orgId, daysAgo(days)));
  return (
    <Section title={<bdi>{`All projects of ${label}`}</bdi>} note={query.data && cutWords(query.data)}>
      <Loaded query={query} what="the usage of the organization">
        {({ stats }) => (
          <UsageTable
            lines={byAmount(linesOf(stats, ({ key }) => key ?? ''))}
            first="project"
            nameOf={(key, name) => name ?? key}
          />
        )}
      </Loaded>
    </Section>
  );
}
