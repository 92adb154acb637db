import { type ReactNode, useId } from 'react';
import { Row } from '../../../ui/List/Row.tsx';

export interface ChoiceRowProps {
  label: string;
  /** The name of the checkbox. It contains the label, and says what is chosen. */
  choice: string;
  detail?: ReactNode;
  end?: ReactNode;
  isChosen: boolean;
  /** Chosen for everybody, so nobody can change it. */
  isFixed?: boolean | undefined;
  onChange: (isChosen: boolean) => void;
}

/** One object that a person can choose. The whole row can be clicked. */
export function ChoiceRow({
  label,
  choice,
  detail,
  end,
  isChosen,
  isFixed = false,
  onChange,
}: ChoiceRowProps) {
  const id = useId();
  const hasDetail = detail !== undefined && detail !== '';
  return (
    <Row
      isLabel
      wraps
      lead={
        <input
          type="checkbox"
          className="dowel-checkbox-input"
          aria-label={choice}
          aria-describedby={hasDetail ? id : undefined}
          checked={isChosen}
          disabled={isFixed}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      title={label}
      detail={
        hasDetail ? (
          <span id={id} className="dowel-choice-detail">
            {detail}
          </span>
        ) : undefined
      }
      end={end}
    />
  );
}
