/** The marks that turn the direction of what follows them. Letters that are read from right to left need none (UAX 9). */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** An answer without such marks: a name with one would turn the sentence that it stands in. */
export async function withoutTurns(response: Response): Promise<Response> {
  if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
  const { status, statusText, headers } = response;
  const text = (await response.text()).replaceAll(turns, '');
  return new Response(text, { status, statusText, headers });
}

/** JSON that says the same, with such marks as escapes, so that they are seen and turn nothing. */
export function showTurns(json: string): string {
  return json.replaceAll(turns, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
}
