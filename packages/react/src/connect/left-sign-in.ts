/**
 * Stores a sign-in, by its baseline, until the returned function is called. A page that is loaded again meanwhile finds
 * it, and can watch for its end.
 */
export function storeSignIn(flow: string, baseline: readonly string[]): () => void {
  ifAllowed(() => {
    sessionStorage[`dowel ${flow}`] = JSON.stringify(baseline);
  });
  return () => ifAllowed(() => delete sessionStorage[`dowel ${flow}`]);
}

/** The baseline of the sign-in that the page has left. */
export const findLeftSignIn = (flow: string): string[] | undefined =>
  ifAllowed(() => JSON.parse(sessionStorage[`dowel ${flow}`]));

/** In a frame, some browsers throw instead of storing. Then a page that is loaded again finds no sign-in. */
function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
