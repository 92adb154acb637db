import type { GroupOverview } from '@dowel/schema';
import { ChangeList } from '../../parts/ChangeList.tsx';
import { Section } from '../../parts/Section.tsx';
import { Connections } from './Connections.tsx';
import { People } from './People.tsx';

/** What stands beside the causes and the runs of a customer. */
export function Aside({ overview }: { overview: GroupOverview }) {
  // A server that is older than the page does not say it.
  const { changes = [] }: Partial<GroupOverview> = overview;
  return (
    <>
      <Connections overview={overview} />
      {changes.length > 0 && (
        <Section title="What changed">
          <div className="console-feed">
            <ChangeList changes={changes} />
          </div>
        </Section>
      )}
      <People overview={overview} />
    </>
  );
}
