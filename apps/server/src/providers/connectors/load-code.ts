import { createRequire } from 'node:module';
import { isPlainObject } from '@dowel/schema/rules';
import { codeConnector } from './code-connector.ts';
import type { Connector } from './connector.ts';
import { getJson, getText } from './engine/call.ts';
import { ProviderError } from './engine/provider-error.ts';
import { guardCode } from './guard-code.ts';
import { restConnector } from './rest-connector.ts';

/** What the function of a file is given. A file imports nothing of the server. */
const library = { codeConnector, restConnector, getJson, getText, ProviderError };

/** Why a file of code is left out, and what to do. */
export interface Refusal {
  readonly message: string;
  readonly fix: string;
}

export const CODE_ENDING = '.js';

/**
 * The connector of a file of code, which runs with all rights of the server. Node keeps what it has loaded, so a file
 * that has changed since counts only after a restart.
 */
export function loadCode(file: string, isAllowed: boolean): Connector | Refusal {
  if (!isAllowed) {
    return {
      message: 'It is code, which would run with all rights of the server, and the server runs none.',
      fix: 'Set DOWEL_CODE_CONNECTORS=1 if you trust it as you trust the server, or remove it.',
    };
  }
  try {
    const loaded: unknown = createRequire(import.meta.url)(file);
    const make = isModule(loaded) ? loaded.default : loaded;
    if (typeof make !== 'function') {
      const fix = 'Write "export default ({ restConnector }) => restConnector({ … })".';
      return { message: 'Its default export is no function.', fix };
    }
    const made = checked(make(library));
    if ('fix' in made) return made;
    // What it says of its objects is asked for everywhere, so it is asked for once before it counts.
    for (const name of Object.keys(made.objects ?? {})) made.object(name);
    return guardCode(made);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message: `It throws when it is loaded: ${message}`, fix: 'Run it with Node to find out why.' };
  }
}

function isModule(loaded: unknown): loaded is { readonly default: unknown } {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded;
}

const texts = ['provider', 'displayName'] as const;
const functions = ['object', 'hasObject', 'readPage', 'asked', 'describe', 'writing'] as const;

function checked(made: unknown): Connector | Refusal {
  const fix = 'Return what restConnector or codeConnector makes, perhaps with functions of your own.';
  if (!isPlainObject(made)) return { message: 'Its function returns no connector.', fix };
  const missing = [
    ...texts.filter((name) => typeof made[name] !== 'string'),
    ...functions.filter((name) => typeof made[name] !== 'function'),
  ];
  if (missing.length > 0) {
    return { message: `The connector that it returns has no ${missing.join(', ')}.`, fix };
  }
  // The cast is safe as far as the operator's code can be checked: what is left out of it fails when it is called.
  return made as unknown as Connector;
}
