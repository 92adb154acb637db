import { hueStep, monogram } from '@dowel/schema/monogram';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type ImageSlotProps, useSlot } from '../slots.ts';

export interface LogoProps {
  /** Whose tile it is. A person's is round and grey. */
  kind: 'product' | 'provider' | 'person';
  name: string;
  /** The address of a picture, or an element such as an inline SVG. Without it, the tile shows the first letter. */
  picture?: ReactNode;
  /** The language of the page, for the capital letter. */
  locale?: string | undefined;
}

/** A tile with the picture or the first letter of a product, a provider or a person. The words beside it name it. */
export function Logo({ kind, name, picture, locale }: LogoProps) {
  const [broken, setBroken] = useState<unknown>();
  const Drawn = useSlot('image') ?? PlainImage;
  const shown = picture && picture !== broken ? picture : undefined;
  const hue: CSSProperties & { '--dowel-hue'?: number } =
    kind === 'provider' && !shown ? { '--dowel-hue': hueStep(name) } : {};
  return (
    <span
      className="dowel-logo"
      part="logo"
      data-kind={shown ? 'picture' : kind}
      data-tone={kind === 'person' && !shown ? 'neutral' : undefined}
      style={hue}
      aria-hidden="true"
    >
      {typeof shown === 'string' ? (
        <Drawn
          imageProps={{
            src: shown,
            alt: '',
            className: 'dowel-logo-image',
            part: 'logo-image',
            onError: () => setBroken(shown),
          }}
        />
      ) : (
        (shown ?? monogram(name, locale))
      )}
    </span>
  );
}

/** The browser's picture, if the page has none of its own. */
function PlainImage({ imageProps: { alt, ...imageProps } }: ImageSlotProps) {
  return <img {...imageProps} alt={alt} />;
}
