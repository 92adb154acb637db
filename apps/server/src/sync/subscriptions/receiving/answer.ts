/** An answer to a provider. It has no body: whoever has no right to send learns nothing. */
export function answer(status: 200 | 400 | 401 | 404): Response {
  return new Response(null, { status });
}

/** The answer to a challenge. Whoever sent it has signed it, so this is nobody else's text. */
export function answerChallenge(text: string): Response {
  return new Response(text, { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
