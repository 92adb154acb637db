import { spawn } from 'node:child_process';

const openers: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>>> = {
  darwin: ['open'],
  // The address goes to the program itself and not through a shell, so nothing in it can be a command.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Shows an address in the user's browser. On a machine without one, nothing happens: the address is also printed. */
export function openBrowser(url: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
