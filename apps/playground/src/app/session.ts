import { askBackend } from './ask-backend.ts';

/** What the product's backend says about the session. */
export interface Session {
  person: Person;
  people: Person[];
  dowel: { baseUrl: string; project: string; integrations: { oauth: string; apiKey: string } };
  /** The home page of the sandbox provider. */
  sandboxUrl: string;
}

export interface Person {
  consumerRef: string;
  consumerName: string;
  groupRef: string;
  groupName: string;
}

export async function fetchSession(): Promise<Session> {
  return (await askBackend('GET', '/session')) as Session;
}

export async function signInAs(consumerRef: string): Promise<void> {
  await askBackend('PUT', '/session', { consumerRef });
}

/** The `getToken` of `ServiceProvider`. It asks our own backend, which knows the session. */
export async function getToken(asked: { consumerRef: string; groupRef: string }): Promise<string> {
  const { token } = (await askBackend('POST', '/dowel-token', asked)) as { token: string };
  return token;
}
