import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from '../data/my-info.ts';
import { useMay, useRoleHere } from '../data/project.ts';
import { ChevronIcon } from '../parts/ConsoleIcon.tsx';

/** Names the project. It opens to the links to all of them, and to the page that makes one. */
export function ProjectSwitch() {
  const current = useProject();
  const { data } = useQuery(myInfoQuery);
  const may = useMay();
  const projects = Object.values(data?.projectRoles ?? {}).map((role) => role.project);
  const here = useRoleHere()?.project;
  const title = here?.appName ?? current;
  const shown = (
    <>
      <Logo kind="product" name={title} picture={here?.logoUrl} />
      <span>
        <b>{title}</b>
        <small>{here?.name ?? current}</small>
      </span>
    </>
  );
  if (projects.length < 2 && !may.change) return <div className="console-project">{shown}</div>;
  return (
    // The key closes the list when somebody has gone to another project.
    <details key={current} className="console-projects">
      <summary className="console-project">
        <span className="dowel-visually-hidden">Project</span>
        {shown}
        <ChevronIcon />
      </summary>
      <ul className="console-nav">
        {projects.map(({ id, name, appName }) => (
          <li key={id}>
            <Link to="/$project" params={{ project: name }}>
              {appName} ({name})
            </Link>
          </li>
        ))}
        {may.change && (
          <li>
            <Link to="/-/start">New project …</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
