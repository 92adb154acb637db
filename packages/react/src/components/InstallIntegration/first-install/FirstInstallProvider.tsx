import type { Installation } from '@dowel/schema';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useAction } from '../../../hooks/useAction.ts';
import { useInstallDraft } from '../../../hooks/useInstallDraft.ts';
import { useLocalConfig } from '../../../hooks/useLocalConfig.ts';
import { useManifest } from '../../../hooks/useManifest.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAnnounce } from '../../../ui/Announcer/Announcer.tsx';
import { useInstallEvents } from '../install-events.ts';
import { FirstInstallContext, type InstalledMoment } from './first-install.ts';
import { findRefusedPart } from './refused-part.ts';
import { summarizeSetUp } from './set-up.ts';

/** Holds the first install above the screens that start it, because a refusal can show another screen. */
export function FirstInstallProvider({ children }: { children: ReactNode }) {
  const translate = useMessages();
  const announce = useAnnounce();
  const events = useInstallEvents();
  const config = useLocalConfig();
  const { data: revision } = useManifest();
  const summary = useMemo(() => summarizeSetUp(revision, config), [revision, config]);
  const draft = useInstallDraft();
  const [save, { isPending, error }] = useAction<void, Installation>(() => draft.install(config.get()));
  const [moment, setMoment] = useState<InstalledMoment | null>(null);
  const [arrival, setArrival] = useState<{ objectName: string | undefined } | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<{ objectName: string } | null>(null);
  const refused = useMemo(() => findRefusedPart(error, revision), [error, revision]);
  const install = () => {
    save().then((made) => {
      ask(null);
      setMoment({ takesFocus: content.current?.matches(':focus-within') ?? false });
      announce(translate('install.installed'));
      events.installed(made);
    }, events.failed);
  };
  const attempt = () => {
    if (summary.canInstall || summary.objects.length === 0) return install();
    if (summary.obstacle) ask({ objectName: summary.obstacle.name });
  };
  const leaveMoment = (objectName?: string) => {
    setMoment(null);
    setArrival({ objectName });
  };
  const first = {
    summary,
    attempt,
    asked,
    isInstalling: isPending,
    error,
    refused,
    moment,
    leaveMoment,
    arrival,
  };
  return (
    <FirstInstallContext.Provider value={first}>
      <div ref={content} className="dowel-first-install">
        {children}
      </div>
    </FirstInstallContext.Provider>
  );
}
