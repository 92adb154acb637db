import type { ProblemCode } from '../../problems.ts';
import { diagnosisWords } from '../diagnosis-words.ts';
import type { ProblemWords } from '../problem-body.ts';

/** One function of this folder: the code of its problem, and its words for an example. */
export interface Sample {
  code: ProblemCode;
  said: ProblemWords | ProblemWords[];
  /** Why customers never see this problem, when the code alone does not say so. */
  onlyBuilders?: string;
}

/** The names of a file's functions that make words. With them, the compiler reports a missing sample. */
export type WordsOf<Words> = Extract<keyof Words, `${string}Problem`>;

export const oak = { name: 'oak', displayName: 'Oak CRM' };

export const reasons = Object.keys(diagnosisWords) as (keyof typeof diagnosisWords)[];
