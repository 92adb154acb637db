/**
 * An answer without the marks that turn the direction of what follows them: a name with one would turn the sentence that it
 * stands in. Letters that are read from right to left need none (Unicode UAX 9).
 */
export async function withoutTurns(response: Response): Promise<Response> {
  if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
  const { status, statusText, headers } = response;
  const text = (await response.text()).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return new Response(text, { status, statusText, headers });
}
