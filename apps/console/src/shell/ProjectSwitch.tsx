import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useProject } from '../app/project.ts';
import { myInfoQuery } from '../data/my-info.ts';
import { ChevronIcon } from '../parts/ConsoleIcon.tsx';

/** Names the project. With several, the browser's own list switches between them. */
export function ProjectSwitch() {
  const current = useProject();
  const navigate = useNavigate();
  const { data } = useQuery(myInfoQuery);
  const projects = Object.values(data?.projectRoles ?? {}).map((role) => role.project);
  const here = projects.find(({ id, name }) => id === current || name === current);
  const title = here?.appName ?? current;
  const shown = (
    <>
      <Logo kind="product" name={title} />
      <span>
        <b>{title}</b>
        <small>{here?.name ?? current}</small>
      </span>
    </>
  );
  if (projects.length < 2) return <div className="console-project">{shown}</div>;
  return (
    <div className="console-project">
      {shown}
      <ChevronIcon />
      <select
        aria-label="Project"
        value={here?.name ?? current}
        onChange={(event) => void navigate({ to: '/$project', params: { project: event.target.value } })}
      >
        {projects.map(({ id, name, appName }) => (
          <option key={id} value={name}>
            {appName} ({name})
          </option>
        ))}
      </select>
    </div>
  );
}
