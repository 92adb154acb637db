/** Yours: reads your session. */
export async function whoIsSignedIn(): Promise<{ id: string; companyId: string }> {
  return { id: 'ada', companyId: 'acme' };
}
