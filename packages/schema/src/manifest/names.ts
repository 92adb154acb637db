import * as z from 'zod';
import { limits } from '../limits.ts';

/** Any name in a manifest. It must not be empty. */
export const Name = z.string().min(1).max(limits.name);

/**
 * The name of an integration. Deploys find an existing integration by its name. The guides ask for lower case, but
 * published manifests also use camelCase, so both are accepted.
 */
export const IntegrationName = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'letters, digits, "-" and "_", starting with a letter or digit');
