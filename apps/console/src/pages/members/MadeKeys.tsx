import type { OrgBuilder } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myInfoQuery } from '../../data/my-info.ts';

export interface MadeKeysProps {
  member: OrgBuilder;
  /** What is said before the keys. */
  says: string;
  /** What can be done about them. */
  children: ReactNode;
}

/** The keys that somebody made and that are switched on. Nothing if there are none. */
export function MadeKeys({ member: { keys = [] }, says, children }: MadeKeysProps) {
  const { data } = useQuery(myInfoQuery);
  const projectOf = (id: string) => data?.projectRoles[id]?.project.name ?? id;
  if (keys.length === 0) return null;
  return (
    <>
      <p>{says}</p>
      <ul>
        {keys.map(({ kind, label, projectId, kid }) => (
          <li key={`${kind} ${projectId} ${label} ${kid}`}>
            <bdi>{label}</bdi> <span className="console-muted">in {projectOf(projectId)}</span>
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
