import { IconButton } from '../Button/IconButton.tsx';
import { Drawing } from '../Icon/Drawing.tsx';

/** The two names of a button that shows and hides a secret. */
export interface RevealNames {
  show: string;
  hide: string;
}

export interface RevealButtonProps {
  names: RevealNames;
  /** The id of the control with the secret. */
  controlId: string;
  isRevealed: boolean;
  isDisabled: boolean | undefined;
  onReveal: (isRevealed: boolean) => void;
}

/** Stands inside the end of a box, and shows or hides the secret in it. */
export function RevealButton({ names, controlId, isRevealed, isDisabled, onReveal }: RevealButtonProps) {
  return (
    <span className="dowel-input-inset">
      <IconButton
        icon={<RevealIcon name={isRevealed ? 'hide' : 'show'} />}
        label={isRevealed ? names.hide : names.show}
        buttonProps={{ 'aria-controls': controlId }}
        isDisabled={isDisabled}
        onClick={() => onReveal(!isRevealed)}
      />
    </span>
  );
}

const paths = {
  show: 'M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM8 9.75a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z',
  hide: 'M3 3l10 10M6.4 3.95A6 6 0 0 1 8 3.75C12 3.75 14.25 8 14.25 8a11 11 0 0 1-1.9 2.4M4.2 5.1A10.6 10.6 0 0 0 1.75 8S4 12.25 8 12.25c1.1 0 2.06-.32 2.87-.78',
} as const;

/** Icons of the button that shows and hides a password. Only forms have it, so they are not in the file of `Icon`. */
function RevealIcon({ name }: { name: keyof typeof paths }) {
  return <Drawing name={name} path={paths[name]} />;
}
