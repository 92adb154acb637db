import { IconButton } from '../Button/IconButton.tsx';
import { RevealIcon } from '../Icon/RevealIcon.tsx';

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
