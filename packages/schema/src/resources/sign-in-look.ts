import * as z from 'zod';
import { pictureOfData } from '../rules/picture-of-data.ts';

/** The longest picture that a request may hold, in characters: about 24 KB of data. */
const longestLogo = 32_768;

/**
 * How the pages of a sign-in look, so that they belong to the page that began it. Each member is checked: these pages
 * show nothing that somebody else wrote. Added by Dowel.
 */
export const SignInLook = z.object({
  /** A language tag, such as `de` or `pt-BR`. A language without texts gets that of the browser. */
  language: z
    .string()
    .max(35)
    .regex(/^[a-z]{2,8}([-_][a-z\d]{1,8})*$/i, 'must be a language tag, such as de or pt-BR')
    .optional(),
  /** `light dark`: as the person's system. */
  colorScheme: z.enum(['light', 'dark', 'light dark']).optional(),
  /** One CSS colour, as a browser computes it: `#0f766e`, `rgb(15 118 110)`, `oklch(0.6 0.1 180)`. */
  primaryColor: z
    .string()
    .max(64)
    .regex(
      /^(#([\da-f]{3}|[\da-f]{6})|(rgb|hsl|oklch|oklab|lch|lab)\([\d.,%\s-]+\)|color\([a-z][a-z\d-]*[\d.\s-]+\))$/i,
      'must be one CSS colour without a name, such as #0f766e or rgb(15 118 110)',
    )
    .optional(),
  /** One CSS length, such as `8px`. */
  borderRadius: z
    .string()
    .max(16)
    .regex(/^\d{1,4}(\.\d{1,6})?(px|rem|em)$/, 'must be one CSS length, such as 8px')
    .optional(),
});
export type SignInLook = z.infer<typeof SignInLook>;

/**
 * The product's picture. Like a name, it counts only if the builder vouches for it: in a request with a `full` key.
 * Others get the first letter of the product's name. Added by Dowel.
 */
export const SignInLogo = z
  .string()
  .max(longestLogo)
  .regex(
    /^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z\d+/]+={0,2}$/,
    'must be a PNG, JPEG, WebP or SVG as data:image/…;base64,…',
  )
  .optional();

/** The picture of a project's product. An SVG may have a script, so it is none. Added by Dowel. */
export const ProjectLogo = z
  .string()
  .max(longestLogo)
  .refine((address) => pictureOfData(address) !== undefined, 'a PNG, JPEG or WebP as data:image/…;base64,…');
