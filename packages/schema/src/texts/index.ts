import * as all from './all-texts.ts';
import type { OperationTexts, ResourceTexts } from './operation-text.ts';

/** The sections of the reference. */
export const resourceTexts: readonly ResourceTexts[] = Object.values(all);

type Operations = (typeof all)[keyof typeof all]['operations'];
/** All members of a union, in one. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never;

const together: Together<Operations> = Object.assign(
  {},
  ...resourceTexts.map(({ operations }) => operations),
);

/** The text of every operation. The compiler reports a missing one. */
export const operationTexts: OperationTexts = together;
