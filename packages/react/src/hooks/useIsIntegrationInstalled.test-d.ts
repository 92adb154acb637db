import type { Config, ReadConfigObject, WriteConfigObject } from '@dowel/schema';
import type { InstalledConfig } from './useIsIntegrationInstalled.ts';

declare const config: InstalledConfig;

export const asSent: Config = config;
export const readObjects: Record<string, ReadConfigObject> | undefined = config.read?.objects;
export const writeObjects: Record<string, WriteConfigObject> | undefined = config.write?.objects;
export const objectNames: string[] = Object.values(config.read?.objects ?? {}).map(
  ({ objectName }) => objectName,
);

// @ts-expect-error nothing may be read
export const always: Record<string, ReadConfigObject> = config.read.objects;
