import type { Installation } from '@dowel/schema';
import type { ActionState } from './useAction';

/** Saving parts of the draft, and how far it is. */
export interface SaveObjectAction extends ActionState {
  /**
   * Saves one read object by one request: the first creates the installation with it, later ones send only what
   * differs. Resolves to what the service has now; sends nothing when nothing differs.
   */
  saveObject(objectName: string): Promise<Installation>;
  /** Saves which objects are written, all of them by one request. */
  saveWriteObjects(): Promise<Installation>;
  /** Installs the whole draft by one request, or only the named read objects of it. */
  install(objectNames?: readonly string[]): Promise<Installation>;
}

/** Saves the draft of the nearest `InstallationProvider`. */
export declare function useSaveObject(): SaveObjectAction;
