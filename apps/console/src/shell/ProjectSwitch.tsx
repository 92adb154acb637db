import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from '../data/my-info.ts';
import { useMay, useRoleHere } from '../data/project.ts';
import { ChevronIcon } from '../parts/ConsoleIcon.tsx';

/** No project has this name. */
const NEW = '-';

/** Names the project. The browser's own list switches to another, and leads to the page that makes one. */
export function ProjectSwitch() {
  const current = useProject();
  const navigate = useNavigate();
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
    <div className="console-project">
      {shown}
      <ChevronIcon />
      <select
        aria-label="Project"
        value={here?.name ?? current}
        onChange={({ target: { value } }) =>
          void (value === NEW
            ? navigate({ to: '/-/start' })
            : navigate({ to: '/$project', params: { project: value } }))
        }
      >
        {projects.map(({ id, name, appName }) => (
          <option key={id} value={name}>
            {appName} ({name})
          </option>
        ))}
        {may.change && <option value={NEW}>New project …</option>}
      </select>
    </div>
  );
}
