import './break-it.css';
import './tool-button.css';
import { FAULTS, type FaultText } from './faults.ts';
import { useFaults } from './useFaults.ts';

/** Makes the sandbox provider fail, to see what a customer then sees. No real product has this. */
export function BreakIt({ company }: { company: string }) {
  const { on, news, switchFault, mend } = useFaults();

  return (
    <details className="break-it">
      <summary>Break it</summary>
      <p>
        Each button makes Juniper fail for the account of {company}. Then load this page anew. Dowel remembers
        fields for half a minute, so what was loaded before may show until then.
      </p>
      <ul>
        {FAULTS.map((fault) => (
          <li key={fault.name}>
            <FaultButton
              fault={fault}
              isOn={on.has(fault.name)}
              onSwitch={(isOn) => switchFault(fault.name, isOn, describe(fault, isOn))}
            />
            <p id={`fault-${fault.name}`}>{fault.customerSees}</p>
          </li>
        ))}
      </ul>
      <button type="button" className="tool-button" onClick={mend}>
        Mend everything
      </button>
      <p role="status">{news}</p>
    </details>
  );
}

interface FaultButtonProps {
  fault: FaultText;
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

function FaultButton({ fault: { name, title, isAction }, isOn, onSwitch }: FaultButtonProps) {
  return (
    <button
      type="button"
      className="tool-button"
      aria-pressed={isAction ? undefined : isOn}
      aria-describedby={`fault-${name}`}
      onClick={() => onSwitch(isAction ? true : !isOn)}
    >
      {title}
    </button>
  );
}

function describe({ title, isAction }: FaultText, isOn: boolean): string {
  if (isAction) return `Done: ${title}.`;
  return `${title} is ${isOn ? 'on' : 'off'}.`;
}
