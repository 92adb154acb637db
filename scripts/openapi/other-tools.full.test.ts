import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from './document.ts';

/** A program that uses the generated types as their readers do. */
const user = `
import type { components, operations } from './generated.ts';
export const status: components['schemas']['ConnectionStatus'] = 'working';
type Answer = operations['getInstallation']['responses'][200]['content']['application/json'];
export const health = ({ healthStatus }: Answer): 'healthy' | 'unhealthy' => healthStatus;
export const body: operations['createTopic']['requestBody']['content']['application/json'] = { name: 'changes' };
// @ts-expect-error: a name is a text.
export const wrong: typeof body = { name: 1 };
`;

/** What is wrong with sources that stand in no file. */
function faultsOf(sources: Readonly<Record<string, string>>): string[] {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.Preserve,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  const textOf = (file: string) => sources[file.split('/').at(-1) ?? ''];
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...others) => {
    const text = textOf(file);
    return text === undefined
      ? getSourceFile(file, version, ...others)
      : ts.createSourceFile(file, text, version);
  };
  const program = ts.createProgram(Object.keys(sources), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => {
    return ts.flattenDiagnosticMessageText(messageText, '\n');
  });
}

describe('tools that read the OpenAPI document', () => {
  it('lets openapi-typescript make types that compile', async () => {
    const generated = astToString(await openapiTS(JSON.stringify(openapiDocument())));

    expect(faultsOf({ 'generated.ts': generated, 'user.ts': user })).toEqual([]);
  });

  it("breaks none of Redocly's recommended rules", async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // Everybody runs a server of their own, so the document has the address of a local one.
        'no-server-example.com': 'off',
        // Shapes of messages and files are for people. No operation answers them.
        'no-unused-components': 'off',
      },
    });

    const found = await lintFromString({
      source: JSON.stringify(openapiDocument()),
      absoluteRef: '/openapi.json',
      config,
    });

    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});
