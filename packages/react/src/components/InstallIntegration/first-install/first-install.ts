import type { DowelError } from '@dowel/client';
import { createContext } from 'react';
import { useInside } from '../../../context/useInside.ts';
import type { RefusedPart } from './refused-part.ts';
import type { SetUpSummary } from './set-up.ts';

/** The screen that follows a first install. */
export interface InstalledMoment {
  /** Whether its heading takes the focus. False if nobody has touched the component, so that the page keeps the focus. */
  takesFocus: boolean;
}

/** The first install: one request for everything that is ready. */
export interface FirstInstall {
  summary: SetUpSummary;
  /** Installs what is ready. If an incomplete object prevents that, asks for what it needs. */
  attempt: () => void;
  /** The object that the last attempt asked for. A new value for each attempt. */
  asked: { objectName: string } | null;
  isInstalling: boolean;
  /** Why the last attempt failed. */
  error: DowelError | null;
  /** The part of the config that the error is about. */
  refused: RefusedPart | null;
  /** Set after a first install, until the person goes on. Its screen stays until the next one has loaded. */
  moment: InstalledMoment | null;
  /** Closes the screen of `moment`. Then the object's tab is shown, or the first one. */
  leaveMoment: (objectName?: string) => void;
  /** The object whose tab the person asked for on the screen of `moment`. Null before. */
  arrival: { objectName: string | undefined } | null;
}

export const FirstInstallContext = createContext<FirstInstall | null>(null);

export const useFirstInstall = (): FirstInstall => useInside(FirstInstallContext);
