import type { ConfigContent, HydratedRevision } from '@dowel/schema';
import { type ConfigDraft, createDraft, type FieldMapping } from '@dowel/schema/rules';
import { isSame, mergeEdits } from './merge-edits.ts';

/** What a draft starts from. */
export interface DraftSource {
  revision: HydratedRevision;
  /** The saved config. Undefined before the integration is installed. */
  saved: ConfigContent | undefined;
  fieldMapping: FieldMapping | undefined;
}

/** A draft with unsaved edits, and the draft that it started from. */
interface Edits {
  start: ConfigDraft;
  draft: ConfigDraft;
}

/** The one draft of an installation's config. All components that show a part of it share it. */
export interface ConfigDraftStore {
  subscribe(listener: () => void): () => void;
  /** Returns a new object after every edit. */
  getEdits(): Edits | null;
  /** The draft without edits. The same source gives the same object. */
  pristine(source: DraftSource): ConfigDraft;
  /** The draft with the edits. If `source` is newer than the edits, they are merged into it. */
  current(source: DraftSource): ConfigDraft;
  edit(source: DraftSource, change: (draft: ConfigDraft) => ConfigDraft): void;
  /** Moves the edits to a newer source. An edit that was saved in the meantime is no longer an edit. */
  rebase(source: DraftSource): void;
  /** Forgets all edits. */
  clear(): void;
}

/** Makes a store without edits. */
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
