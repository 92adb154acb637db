/** Goes to the sign-in page of the server, which leads back here. */
export function goToSignIn(): void {
  const { pathname, search, hash } = window.location;
  const returnTo = pathname + search + hash;
  window.location.assign(`/sign-in?${new URLSearchParams({ returnTo })}`);
}
