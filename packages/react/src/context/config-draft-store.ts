import type { ConfigContent, HydratedRevision } from '@dowel/schema';
import { type ConfigDraft, createDraft, type FieldMapping } from '@dowel/schema/rules';
import { isSame, mergeEdits } from './merge-edits.ts';

/** What a draft starts from. */
export interface DraftSource {
  revision: HydratedRevision;
  /** As the service has it; undefined before the integration is installed. */
  saved: ConfigContent | undefined;
  fieldMapping: FieldMapping | undefined;
}

/** Edits that are not saved, and the draft they were made to. */
interface Edits {
  start: ConfigDraft;
  draft: ConfigDraft;
}

/** The one draft of an installation's config, for every component that shows a part of it. */
export interface ConfigDraftStore {
  subscribe(listener: () => void): () => void;
  /** Changes identity with every edit. */
  getEdits(): Edits | null;
  /** The draft without any edits. The same object for the same source. */
  pristine(source: DraftSource): ConfigDraft;
  /** The draft with the edits, also onto a newer source than they were made to. */
  current(source: DraftSource): ConfigDraft;
  edit(source: DraftSource, change: (draft: ConfigDraft) => ConfigDraft): void;
  /** Moves the edits onto a newer source; what was saved meanwhile is an edit no more. */
  rebase(source: DraftSource): void;
  /** Forgets all edits. */
  clear(): void;
}

/** Makes a draft without edits. */
export function createConfigDraftStore(): ConfigDraftStore {
  const listeners = new Set<() => void>();
  let edits: Edits | null = null;
  let made: { source: DraftSource; draft: ConfigDraft } | null = null;

  const set = (next: Edits | null) => {
    if (next === edits) return;
    edits = next;
    for (const listener of listeners) listener();
  };
  const pristine = (source: DraftSource) => {
    const { revision, saved, fieldMapping } = source;
    const isMade =
      made?.source.revision === revision &&
      made.source.saved === saved &&
      made.source.fieldMapping === fieldMapping;
    if (!made || !isMade) made = { source, draft: createDraft(revision, saved, fieldMapping) };
    return made.draft;
  };
  const current = (source: DraftSource) => {
    const fresh = pristine(source);
    if (!edits) return fresh;
    return edits.start === fresh ? edits.draft : mergeEdits(edits.start, edits.draft, fresh);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getEdits: () => edits,
    pristine,
    current,
    edit(source, change) {
      set({ start: pristine(source), draft: change(current(source)) });
    },
    rebase(source) {
      const start = pristine(source);
      if (!edits || edits.start === start) return;
      const draft = current(source);
      set(isSame(draft, start) ? null : { start, draft });
    },
    clear: () => set(null),
  };
}
