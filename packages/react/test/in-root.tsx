import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Root } from '../src/ui/Root/Root.tsx';

/** Draws a story below the root that all screens have. */
export function inRoot(style?: CSSProperties): Decorator {
  return (Story) => (
    <Root style={style}>
      <Story />
    </Root>
  );
}
