import { useState } from 'react';
import type { SetUpSummary } from '../first-install/set-up.ts';

export type WizardStepId = 'connect' | 'objects' | 'fields' | 'review';

/**
 * Where a person is. In `fields`, one object is shown at a time. In `objects`, the name is of an object that was looked
 * for, but has no step.
 */
export interface WizardPlace {
  step: WizardStepId;
  objectName?: string;
  /** The person came from the review, and goes back there. */
  isFromReview?: boolean;
}

export interface WizardNavigation {
  place: WizardPlace;
  steps: readonly WizardStepId[];
  /** The read objects whose fields are shown, one after the other. */
  chosen: readonly string[];
  /** False until the person has gone to another place. */
  hasMoved: boolean;
  goTo: (place: WizardPlace) => void;
  next: () => void;
  back: () => void;
}

/** Holds the place in the wizard. What is chosen is in the draft, so going back and forth loses nothing. */
export function useWizard({ objects, canInstall }: SetUpSummary): WizardNavigation {
  const [{ wanted, hasMoved }, setState] = useState<{ wanted: WizardPlace; hasMoved: boolean }>({
    wanted: { step: 'objects' },
    hasMoved: false,
  });
  const chosen = objects
    .filter(({ setUp }) => setUp === 'ready' || setUp === 'incomplete')
    .map(({ name }) => name);
  const places: WizardPlace[] = [
    { step: 'connect' },
    { step: 'objects' },
    ...chosen.map((objectName) => ({ step: 'fields', objectName }) as const),
    { step: 'review' },
  ];
  const goTo = (place: WizardPlace) => setState({ wanted: place, hasMoved: true });
  const found = places.findIndex(
    ({ step, objectName }) => step === wanted.step && objectName === wanted.objectName,
  );
  // An object can disappear from the choices, such as when the account is read again.
  const index = found === -1 ? places.findIndex(({ step }) => step === 'objects') : found;
  const move = (by: number) => {
    const place = places[index + by];
    if (place) goTo(place);
  };
  const isFromReview = wanted.isFromReview === true;
  const goBackToReview = () => {
    // What was added on the way still needs its fields.
    const open = objects.find(({ setUp, name }) => setUp === 'incomplete' && name !== wanted.objectName);
    goTo(open ? { step: 'fields', objectName: open.name, isFromReview } : { step: 'review' });
  };
  return {
    place: { ...wanted, ...places[index], isFromReview },
    steps: [...new Set(places.map(({ step }) => step))],
    chosen,
    hasMoved,
    goTo,
    next: () => (isFromReview ? goBackToReview() : move(1)),
    back: () => (isFromReview && canInstall ? goTo({ step: 'review' }) : move(-1)),
  };
}
