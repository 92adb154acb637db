import type { GroupOverview } from '@dowel/schema';
import { Connections } from './Connections.tsx';
import { People } from './People.tsx';

export interface AsideProps {
  overview: GroupOverview;
  titleOf: (provider: string) => string;
}

/** What stands beside the causes and the runs of a customer. */
export function Aside({ overview, titleOf }: AsideProps) {
  return (
    <>
      <Connections overview={overview} titleOf={titleOf} />
      <People overview={overview} />
    </>
  );
}
