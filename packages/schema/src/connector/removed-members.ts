const code = 'a connector of code (.js)';

/** What the format once had for a single provider, and what takes its place. */
export const removedMembers: Readonly<Record<string, string>> = {
  association: `Write ${code} with the function "associationOf".`,
  challenge: `Write ${code} with the function "challenge".`,
  contains: 'Write "text" for a code, or "begins" for the beginning of a text.',
  cost: `Write ${code} with the function "pointsOf".`,
  cursorLifetimeMs: 'Remove it: nothing reads it.',
  idPrefix: `Write ${code} with the function "recordIdOf".`,
  mustNotBeFalse: `Write ${code} with the function "isFailure".`,
  olderNames: `Write ${code} with the function "newNames".`,
  origin: `Write ${code} with the function "accountOf".`,
  same: `Write ${code} with the function "isAsMade".`,
  secretOffer: `Write ${code} with the function "secretOffer".`,
  secretRequest: `Write ${code} with the function "askForSecret".`,
  subscription: `Write ${code} with the function "accountSubscriptions".`,
  variants: `Write ${code} with the function "partsFor".`,
};
