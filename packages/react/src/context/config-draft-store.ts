import type { ConfigContent, HydratedRevision, Integration } from '@dowel/schema';
import { type ConfigDraft, createDraft, type FieldMapping, isDeepEqual } from '@dowel/schema/rules';
import { mergeEdits } from './merge-edits.ts';

/** What a draft starts from. */
export interface DraftSource {
  revision: HydratedRevision;
  /** The saved config. Undefined before the integration is installed. */
  saved: ConfigContent | undefined;
  fieldMapping: FieldMapping | undefined;
  /** Says what the hydrated revision does not say, such as which objects are always read. */
  integration: Integration;
}

/** A draft with unsaved edits, and the draft that it started from, which takes in what is saved since. */
interface Edits {
  start: ConfigDraft;
  draft: ConfigDraft;
}

/** Which read objects the first install includes, by name, where a person has said so. */
export type Choices = Readonly<Record<string, boolean>>;

/** What a store holds. */
export interface DraftState {
  edits: Edits | null;
  choices: Choices;
}

/** The one draft of an installation's config. All components that show a part of it share it. */
export interface ConfigDraftStore {
  subscribe(listener: () => void): () => void;
  /** Returns a new object after every edit and every choice. */
  getState(): DraftState;
  /** The draft without edits. The same source gives the same object. */
  pristine(source: DraftSource): ConfigDraft;
  /** The draft with the edits. If `source` is newer than the edits, they are merged into it. */
  current(source: DraftSource): ConfigDraft;
  edit(source: DraftSource, change: (draft: ConfigDraft) => ConfigDraft): void;
  /** Moves the edits to a newer source. An edit that was saved in the meantime is no longer an edit. */
  rebase(source: DraftSource): void;
  /** Waits until `sent`, a part of the draft, is saved. What is edited meanwhile stays an edit, also if it is taken back. */
  saving<Saved>(sent: ConfigContent, save: Promise<Saved>): Promise<Saved>;
  /** Starts at once, or when all that has begun before has ended, so that each save begins with what the others saved. */
  inTurn<Saved>(save: () => Promise<Saved>): Promise<Saved>;
  /** Includes a read object in the first install, or leaves it out. Its edits stay. */
  choose(objectName: string, isChosen: boolean): void;
  /** Forgets all edits and choices. */
  clear(): void;
}

const nothing: DraftState = { edits: null, choices: {} };

/** Makes a store without edits. `onUse` is called with false when nobody listens to it any more and it has no edits. */
export function createConfigDraftStore(onUse?: (isUsed: boolean) => void): ConfigDraftStore {
  const listeners = new Set<() => void>();
  let state = nothing;
  let last: Promise<unknown> | undefined;
  let made: { source: DraftSource; draft: ConfigDraft } | null = null;

  const set = (next: DraftState) => {
    if (next.edits === state.edits && next.choices === state.choices) return;
    const isNothing = !next.edits && Object.keys(next.choices).length === 0;
    state = isNothing ? nothing : next;
    for (const listener of listeners) listener();
  };
  const setEdits = (edits: Edits | null) => set({ ...state, edits });
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
    const { edits } = state;
    if (!edits) return fresh;
    return edits.start === fresh ? edits.draft : mergeEdits(edits.start, edits.draft, fresh);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      onUse?.(true);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && state === nothing) onUse?.(false);
      };
    },
    getState: () => state,
    pristine,
    current,
    edit(source, change) {
      setEdits({ start: pristine(source), draft: change(current(source)) });
    },
    rebase(source) {
      const start = pristine(source);
      if (!state.edits || state.edits.start === start) return;
      const draft = current(source);
      setEdits(isDeepEqual(draft, start) ? null : { start, draft });
    },
    async saving(sent, save) {
      const saved = await save;
      const start = state.edits?.start;
      if (start) {
        start.content = {
          ...start.content,
          ...sent,
          read: { objects: { ...start.content.read?.objects, ...sent.read?.objects } },
        };
      }
      return saved;
    },
    inTurn(save) {
      const own: ReturnType<typeof save> = (last?.then(save, save) ?? save()).finally(() => {
        if (last === own) last = undefined;
      });
      last = own;
      return own;
    },
    choose(objectName, isChosen) {
      set({ ...state, choices: { ...state.choices, [objectName]: isChosen } });
    },
    clear: () => set(nothing),
  };
}
