import type { ConfigContent } from '@dowel/schema';
import type { ConfigDraft } from '@dowel/schema/rules';
import type { DraftSource } from '../context/config-draft-store.ts';

/** Changes the draft. Does nothing while there is no draft. */
export type EditDraft = (change: (draft: ConfigDraft) => ConfigDraft) => void;

/** What the handlers of one object work with. */
export interface DraftView {
  source: DraftSource | undefined;
  pristine: ConfigContent;
  draft: ConfigContent;
  edit: EditDraft;
}

/** Returns the content with one object replaced. Without `entry`, the object is removed. */
export function putObject<Action extends 'read' | 'write'>(
  content: ConfigContent,
  action: Action,
  name: string,
  entry?: NonNullable<ConfigContent[Action]>['objects'][string],
): ConfigContent {
  const part = content[action];
  if (!part && !entry) return content;
  const { [name]: _, ...others } = part?.objects ?? {};
  return { ...content, [action]: { objects: entry ? { ...others, [name]: entry } : others } };
}
