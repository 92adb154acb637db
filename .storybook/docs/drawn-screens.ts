/** A screen that was drawn before it was built: what the drawing is about, and the stories that show it now. */
export interface DrawnScreen {
  name: string;
  idea: string;
  stories: readonly string[];
}

/** Every drawn screen, in the order of the drawings. */
export const drawnScreens: readonly DrawnScreen[] = [
  {
    name: 'Connect with a window',
    idea: 'The first screen says what will happen before it asks: a sentence, one button, and beside it what is read, what is written and how to end it. A dotted line joins the two parties.',
    stories: ['components-installintegration-connecting--oauth-sign-in'],
  },
  {
    name: 'Connect with a key',
    idea: 'The same card with one box. An error stands below its box, the box has the focus, and what was typed stays.',
    stories: [
      'components-installintegration-connecting--api-key',
      'components-installintegration-connecting--key-refused',
    ],
  },
  {
    name: 'Waiting',
    idea: 'The card keeps its shape. Only the line moves, and the title says what to do in the other window.',
    stories: [
      'components-installintegration-signing-in--waiting',
      'components-installintegration-signing-in--window-closed',
    ],
  },
  {
    name: 'Choose objects',
    idea: 'Each row is one choice, with what it will cost: the fields that must be matched. Continue is always there, and says why it cannot go on.',
    stories: [
      'components-installintegration-wizard--objects',
      'components-installintegration-wizard--nothing-chosen',
    ],
  },
  {
    name: 'Match fields',
    idea: 'One row for each match: ours, an arrow, theirs. A sure suggestion is filled in and says why. A weaker one is a button.',
    stories: [
      'components-installintegration-wizard--fields',
      'components-installintegration-matching-fields--suggestions',
    ],
  },
  {
    name: 'Review',
    idea: 'One row for each object, also for those that are left out, and a sentence about what happens next and when.',
    stories: [
      'components-installintegration-wizard--review',
      'components-installintegration-wizard--review-with-things-left-out',
    ],
  },
  {
    name: 'Installed',
    idea: 'The line is solid. Real numbers come in as they happen, and the main button leads back to the product.',
    stories: [
      'components-installintegration-first-install--installed',
      'components-installintegration-first-install--installed-in-part',
    ],
  },
  {
    name: 'Tabs before installing',
    idea: 'A mark before each label says what is set up. The bar says in one sentence what the button will install, and in one what is missing.',
    stories: [
      'components-installintegration-first-install--all-set-up',
      'components-installintegration-first-install--one-incomplete',
    ],
  },
  {
    name: 'A broken connection',
    idea: 'One row says what happened, why, since when and who can mend it, with the button. Nothing else on the screen competes with it.',
    stories: ['components-installintegration-configuring--bad-credentials'],
  },
  {
    name: 'Activity and reading',
    idea: 'When each object was read, when it is read next, and the way to pause it. What mends itself is not shown as an alarm.',
    stories: [
      'components-installintegration-activity--everything',
      'components-installintegration-reads--ended',
    ],
  },
  {
    name: 'History',
    idea: 'Who changed what, and when. Going back fills the draft and saves nothing by itself.',
    stories: [
      'components-installintegration-history--versions',
      'components-installintegration-history--gone-back',
    ],
  },
  {
    name: 'A colleague',
    idea: 'A calm notice, once for each visit: somebody else has set this up.',
    stories: ['components-installintegration-configuring--installed-by-somebody-else'],
  },
  {
    name: 'Loading',
    idea: 'The skeleton has the shape of what comes, so nothing moves when it is there.',
    stories: ['components-installintegration-connecting--loading', 'components-connectprovider--loading'],
  },
  {
    name: 'Errors',
    idea: 'A badge, a heading, one sentence and one button. The reference for support stands last and quiet.',
    stories: [
      'components-installintegration-connecting--service-away',
      'components-installintegration-connecting--wrong-key',
    ],
  },
  {
    name: 'Nothing to choose',
    idea: 'An empty screen says what is set up instead, and what can be done.',
    stories: [
      'components-installintegration-configuring--nothing-to-read',
      'components-installintegration-configuring--nothing-to-choose',
    ],
  },
  {
    name: 'Identity',
    idea: 'A picture where the page or the service has one, or else a letter on a colour that belongs to the name. The product has the primary colour.',
    stories: ['components-installintegration-connecting--own-icons'],
  },
];
