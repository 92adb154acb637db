import { Button, Dialog, IconButton, Logo } from '@dowel/react/parts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useProject } from '../app/project.ts';
import { useRoleHere } from '../data/project.ts';
import { ConsoleIcon, SearchIcon } from '../parts/ConsoleIcon.tsx';
import { Navigation } from './Navigation.tsx';
import { ProjectSwitch } from './ProjectSwitch.tsx';
import { SignOut } from './SignOut.tsx';

/** Stands in for the side where there is no room for it. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const project = useProject();
  const here = useRoleHere()?.project;
  const close = () => setOpen(false);
  const router = useRouter();
  // By one of its links, or by the palette above it.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);
  return (
    <div className="console-topbar">
      <IconButton icon={<ConsoleIcon name="menu" />} label="Menu" onClick={() => setOpen(true)} />
      <button type="button" className="console-search" onClick={onSearch}>
        <SearchIcon />
        Find or do
      </button>
      <Logo kind="product" name={here?.appName ?? project} picture={here?.logoUrl} />
      <Dialog
        isOpen={isOpen}
        title="Where to"
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        <ProjectSwitch />
        <Navigation />
        <SignOut />
      </Dialog>
    </div>
  );
}
