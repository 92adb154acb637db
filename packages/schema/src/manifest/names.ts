import * as z from 'zod';
import { limits } from '../limits.ts';

/** Any name in a manifest that is not empty. */
export const Name = z.string().min(1).max(limits.name);

/**
 * The name of an integration, its identity on every deploy. The guides ask for lower case; published manifests use
 * camelCase too, so both are taken.
 */
export const IntegrationName = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'letters, digits, "-" and "_", starting with a letter or digit');
