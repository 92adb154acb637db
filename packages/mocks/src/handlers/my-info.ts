import { infoOf } from '../accounts.ts';
import type { Answers } from '../answers.ts';

/** Answers who is signed in as the service does. */
export const myInfo = {
  getMyInfo: infoOf,
} satisfies Partial<Answers>;
