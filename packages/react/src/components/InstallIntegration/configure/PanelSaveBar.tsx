import type { DowelError } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import type { SaveObjectAction } from '../../../hooks/useSaveObject.ts';
import { useFirstInstall } from '../first-install/first-install.ts';
import { useSetUpNote } from '../first-install/useSetUpNote.ts';
import { useFlow } from '../flow.ts';
import { useManageParts } from '../manage/useManageParts.ts';
import { SaveBar } from './SaveBar.tsx';

export interface PanelSaveBarProps {
  /** The read object of the panel. Undefined for the panel of the written objects. */
  objectName?: string;
  label: string;
  isDirty: boolean;
  /** Whether saving without an edit adds something: an object that is not installed yet. */
  isNew: boolean;
  /** The labels of the other panels with unsaved edits. */
  unsaved: readonly string[];
  /** Whether a later save may be sent. If not, it shows why. */
  check?: () => boolean;
  /** Saves what the panel shows. */
  save: (action: SaveObjectAction) => Promise<Installation>;
  onSaved: (saved: Installation) => void;
  /** Called with the error of the last save, and with null when another save begins. */
  onError?: (error: DowelError | null) => void;
  onReset: () => void;
}

/** Before installing, saves the whole draft with one request. Afterwards, saves only what the panel shows. */
export function PanelSaveBar(props: PanelSaveBarProps) {
  const { installation } = useFlow();
  const part = useManageParts(installation !== null);
  const { objectName, isDirty, onReset } = props;
  if (!installation) return <FirstSaveBar objectName={objectName} isDirty={isDirty} onReset={onReset} />;
  if (part) return <part.LaterSaveBar panel={props} />;
  return <SaveBar isInstalled isSaving={false} isDirty={isDirty} onReset={onReset} />;
}

interface FirstSaveBarProps {
  objectName: string | undefined;
  isDirty: boolean;
  onReset: () => void;
}

function FirstSaveBar({ objectName, isDirty, onReset }: FirstSaveBarProps) {
  const { summary, attempt, isInstalling, error, refused } = useFirstInstall();
  const note = useSetUpNote();
  const refusedHere = refused?.kind === 'read' ? refused.objectName === objectName : objectName === undefined;
  const canSave = summary.canInstall || summary.obstacle;
  return (
    <SaveBar
      isInstalled={false}
      isSaving={isInstalling}
      isDirty={isDirty}
      note={note}
      error={!refused || refusedHere ? error : null}
      onSave={canSave ? attempt : undefined}
      onReset={onReset}
    />
  );
}
