/** What the product's backend says about the session. */
export interface Session {
  person: Person;
  people: Person[];
  dowel: { baseUrl: string; project: string; integrations: { oauth: string; apiKey: string } };
}

export interface Person {
  consumerRef: string;
  consumerName: string;
  groupRef: string;
  groupName: string;
}

export async function fetchSession(): Promise<Session> {
  return answer(await fetch('/api/session'));
}

export async function signInAs(consumerRef: string): Promise<void> {
  await answer(
    await fetch('/api/session', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ consumerRef }),
    }),
  );
}

/** The `getToken` of `ServiceProvider`. It asks our own backend, which knows the session. */
export async function getToken(asked: { consumerRef: string; groupRef: string }): Promise<string> {
  const response = await fetch('/api/dowel-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  return (await answer<{ token: string }>(response)).token;
}

async function answer<Body>(response: Response): Promise<Body> {
  const body = (await response.json()) as Body & { message?: string };
  if (!response.ok) throw new Error(body.message ?? `The playground's backend answered ${response.status}.`);
  return body;
}
