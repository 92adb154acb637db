import { Link } from '@tanstack/react-router';
import { useProject } from '../app/project.ts';
import { useMay } from '../data/project.ts';
import { ConsoleIcon } from '../parts/ConsoleIcon.tsx';
import { HomeCount } from './HomeCount.tsx';
import { mainPlaces, type Place, projectPlaces } from './places.ts';

/** Where one can go. Whoever looks elsewhere for a page that their role does not show is told there whom to ask. */
export function Navigation() {
  return (
    <nav aria-label="Console" className="console-navigation">
      <Places places={mainPlaces} />
      {projectPlaces.length > 0 && (
        <>
          <div className="console-nav-title">Project</div>
          <Places places={projectPlaces} />
        </>
      )}
    </nav>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  const project = useProject();
  const { isNarrow } = useMay();
  const shown = places.filter(({ isForMembers }) => !isForMembers || !isNarrow);
  return (
    <ul className="console-nav">
      {shown.map(({ label, icon, path }) => (
        <li key={label}>
          <Link
            to={`/$project/${path}` as '/$project'}
            params={{ project }}
            activeOptions={{ exact: path === '', includeSearch: false }}
          >
            <ConsoleIcon name={icon} />
            <span>{label}</span>
            {path === '' && <HomeCount />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
