/** What a trial tries of each object, in this order. */
export const trialCases = {
  fields: 'every member of a record is a described field',
  list: 'the list is read, and each record has an id of its own',
  pages: 'small pages have the records of large ones, and the last one is known',
  times: 'each record says when it changed, in the declared form',
  values: 'values have the types and choices that the fields say',
  changes: 'asked for changes, the list leaves out what is older, and nothing newer',
  search: 'records are found by their values',
  single: 'a record is had by its id',
  refusal: 'a record that is not there is known to be gone, and the reason is read',
  create: 'a new record is there, with what was sent',
  update: 'a change is there, and moves the time of the last change',
  batch: 'each record of a batch has its own result',
  delete: 'a deleted record is gone',
} as const;
export type TrialCase = keyof typeof trialCases;

/** What became of a case. */
export interface CaseResult {
  readonly name: TrialCase;
  /** `left out`: the connector declares that it does not apply, or the account has too little for it. */
  readonly outcome: 'held' | 'failed' | 'left out';
  /** What is wrong, or why it was left out. Empty when it held. */
  readonly words: string;
}

/** What became of an object. */
export interface ObjectResult {
  readonly objectName: string;
  readonly cases: readonly CaseResult[];
}

/** Whether nothing failed. */
export const hasHeld = ({ cases }: ObjectResult): boolean =>
  cases.every(({ outcome }) => outcome !== 'failed');
