import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';

export interface TextButtonProps {
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Set it if the button shows and hides something. */
  isExpanded?: boolean | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A small quiet button below or between lines of text. Its words begin where theirs do. */
export function TextButton({ buttonRef, isExpanded, onClick, children }: TextButtonProps) {
  return (
    <Button
      ref={buttonRef}
      variant="quiet"
      size="sm"
      className="dowel-flush"
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
