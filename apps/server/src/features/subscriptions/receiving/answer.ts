/** An answer to a provider. It has no body: whoever has no right to send learns nothing. */
export function answer(status: 200 | 400 | 401 | 404): Response {
  return new Response(null, { status });
}
