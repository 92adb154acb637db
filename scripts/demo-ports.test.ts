import { describe, expect, it } from 'vitest';
import { demoPorts } from './demo-ports.ts';

describe('choosing the ports of npm start', () => {
  it('takes the usual ones, unless a variable names another', () => {
    expect(demoPorts({})).toEqual({ server: 4310, sandbox: 4320, playground: 4330 });
    expect(demoPorts({ DOWEL_PLAYGROUND_PORT: '5330', DOWEL_PORT: '' })).toEqual({
      server: 4310,
      sandbox: 4320,
      playground: 5330,
    });
  });

  it.each(['abc', '0', '65536', '80.5', '-1'])('refuses %s, and names the variable', (port) => {
    expect(() => demoPorts({ DOWEL_SANDBOX_PORT: port })).toThrow(
      `DOWEL_SANDBOX_PORT is "${port}", which is no port. Set it to a number from 1 to 65535, or leave it out.`,
    );
  });

  it('refuses one port for two parts', () => {
    expect(() => demoPorts({ DOWEL_PORT: '4330' })).toThrow(
      /one port: server 4330, sandbox 4320, playground 4330.*DOWEL_PORT, DOWEL_SANDBOX_PORT, DOWEL_PLAYGROUND_PORT/,
    );
  });
});
