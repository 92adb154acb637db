/** Asks the product's own backend, with JSON. Rejects with what the backend says when it refuses. */
export async function askBackend(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = response.status === 204 ? undefined : await response.json();
  if (!response.ok)
    throw new Error(answer?.message ?? `The playground's backend answered ${response.status}.`);
  return answer;
}
