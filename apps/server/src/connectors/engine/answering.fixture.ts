/** A provider that gives one answer to everything and remembers what it was asked. */
export function answering(answer: { status?: number; body?: unknown; text?: string }) {
  const calls: string[] = [];
  const fetch = async (path: string): Promise<Response> => {
    calls.push(path);
    return new Response(answer.text ?? JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return { calls, fetch };
}
