import { type ReactNode, useId } from 'react';
import { Row, type RowProps } from '../../../ui/List/Row.tsx';

export interface ChoiceRowProps {
  label: string;
  /** The name of the checkbox. It contains the label, and says what is chosen. */
  choice: string;
  facts?: NonNullable<RowProps['facts']>;
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
  facts = [],
  end,
  isChosen,
  isFixed = false,
  onChange,
}: ChoiceRowProps) {
  const id = useId();
  const hasFacts = facts.some(Boolean);
  return (
    <Row
      isLabel
      wraps
      lead={
        <input
          type="checkbox"
          className="dowel-checkbox-input"
          aria-label={choice}
          aria-describedby={hasFacts ? id : undefined}
          checked={isChosen}
          disabled={isFixed}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
      title={label}
      facts={facts}
      factsId={id}
      end={end}
    />
  );
}
