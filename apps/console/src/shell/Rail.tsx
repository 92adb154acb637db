import { Logo } from '@dowel/react/parts';
import { useQuery } from '@tanstack/react-query';
import { myInfoQuery } from '../data/my-info.ts';
import { useRoleHere } from '../data/project.ts';
import { ConsoleIcon, SearchIcon } from '../parts/ConsoleIcon.tsx';
import { Keys } from '../parts/Keys.tsx';
import { Navigation } from './Navigation.tsx';
import { ProjectSwitch } from './ProjectSwitch.tsx';
import { SignOut } from './SignOut.tsx';

export interface RailProps {
  onSearch: () => void;
  onKeys: () => void;
}

/** The side of the console: the project, where one can go, and who is signed in. */
export function Rail({ onSearch, onKeys }: RailProps) {
  return (
    <header className="console-rail">
      <ProjectSwitch />
      <button type="button" className="console-search" onClick={onSearch}>
        <SearchIcon />
        Find or do
        <Keys keys={[isMac ? '⌘' : 'Ctrl', 'K']} />
      </button>
      <Navigation />
      <div className="console-rail-end">
        <button type="button" onClick={onKeys}>
          <ConsoleIcon name="menu" />
          Keyboard
          <Keys keys={['?']} />
        </button>
        <WhoAmI />
        <SignOut />
      </div>
    </header>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function WhoAmI() {
  const { data } = useQuery(myInfoQuery);
  const here = useRoleHere();
  if (!data) return null;
  const { builder, orgRole } = data;
  const name = builder.fullName ?? builder.primaryEmail ?? 'Signed in';
  const role = here?.role ?? orgRole?.role;
  return (
    <div>
      <Logo kind="person" name={name} />
      <span>
        <bdi>{name}</bdi>
        {role && `\u00a0· ${role}`}
      </span>
    </div>
  );
}
