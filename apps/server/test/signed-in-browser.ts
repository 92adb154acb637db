import { v7 } from 'uuid';
import { createContext } from '../src/context.ts';
import * as links from '../src/people/builder-sign-in/one-time-link/service.ts';
import { SignInBrowser } from './sign-in-browser.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** A server, and a browser in which a builder is signed in. */
export async function startWithBuilder(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const publicContext = createContext(server.dependencies, 'test');
  const email = `ada-${v7()}@acme.example`;
  const browser = new SignInBrowser(server);
  await browser.click(await links.linkFor(publicContext, email));
  const token = browser.cookies.get('dowel-session') ?? '';
  return { ...server, publicContext, email, browser, token };
}
