import { type DowelError, isDowelError } from '@dowel/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useKeepTyped } from '../../app/sign-in.ts';

export interface FormOptions<Values, Answer> {
  /** What is stored. A box has the name of the member that it fills, and follows it until somebody types. */
  initial: Values;
  /** @param changed the names of the boxes that hold something else than what is stored */
  send: (values: Values, changed: string[]) => PromiseLike<Answer>;
  onDone: (answer: Answer) => unknown;
  /** Problems that are about one box, by their codes. */
  codes?: BoxOfCode | undefined;
}

/** What the boxes of a form hold, and what the server says of them. */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { initial, send, onDone, codes = {} } = options;
  const [typed, setTyped] = useState<Partial<Values>>({});
  const values: Values = { ...initial, ...typed };
  const changedBy = (some: Partial<Values>) => Object.keys(otherThan(some, initial));
  const sending = useMutation({
    mutationFn: async (sent: Partial<Values>) => send({ ...initial, ...sent }, changedBy(sent)),
    onSuccess: async (answer, sent) => {
      await onDone(answer);
      setTyped((now) => otherThan(now, sent));
    },
    // An answer may hold a secret that is shown once.
    gcTime: 0,
  });
  const { error } = sending;
  const problem = isDowelError(error) ? error : undefined;
  const isChanged = changedBy(typed).length > 0;
  useKeepTyped(isChanged);
  const set = (change: Partial<Values>) => setTyped((now) => otherThan({ ...now, ...change }, initial));
  return {
    values,
    set,
    isChanged,
    isBusy: sending.isPending,
    /** What the server says of no box. */
    rest: problem && isAboutBox(problem, Object.keys(values), codes) ? undefined : (error ?? undefined),
    error,
    /** The props of a box with text. */
    text: (name: keyof Values & string) => ({
      value: String(values[name] ?? ''),
      onValueChange: (value: string) => set({ [name]: value } as Partial<Values>),
      error: problem && boxError(problem, name, codes),
    }),
    /** The props of a checkbox. */
    check: (name: keyof Values & string) => ({
      checked: values[name] === true,
      onCheckedChange: (checked: boolean) => set({ [name]: checked } as Partial<Values>),
    }),
    submit(event: FormEvent) {
      event.preventDefault();
      if (!sending.isPending) sending.mutate(typed);
    },
  };
}

/** The values that are not the same in `than`. */
function otherThan<Values extends object>(values: Partial<Values>, than: Partial<Values>): Partial<Values> {
  const other = Object.entries(values).filter(([name, value]) => value !== Object(than)[name]);
  return Object.fromEntries(other) as Partial<Values>;
}

/** What the frame of a form needs of it. */
export type FormState = Pick<
  ReturnType<typeof useForm<object, unknown>>,
  'error' | 'rest' | 'isBusy' | 'isChanged' | 'submit'
>;

/** Which box a problem is about, by its code. */
type BoxOfCode = Readonly<Record<string, string>>;

type Problem = Pick<DowelError, 'code' | 'detail' | 'issues'>;

/** Why the server refuses what a box holds, as a sentence. */
function boxError({ code, detail, issues = [] }: Problem, box: string, codes: BoxOfCode): string | undefined {
  if (codes[code ?? ''] === box) return detail;
  const issue = issues.find(({ name }) => isOf(name, box));
  return issue && toSentence(issue.detail ?? 'cannot be used');
}

/** Whether every part of a problem is about a box that is shown. */
function isAboutBox({ code, issues = [] }: Problem, boxes: readonly string[], codes: BoxOfCode): boolean {
  if (codes[code ?? '']) return true;
  return issues.length > 0 && issues.every(({ name }) => boxes.some((box) => isOf(name, box)));
}

/** `destination.metadata.url` is of the box `url`, and `scopes.0` of the box `scopes`. */
function isOf(path: string | undefined, box: string): boolean {
  return path?.split('.').includes(box) === true;
}

function toSentence(words: string): string {
  if (/^must be at least 1 \w+ long$/.test(words)) return 'This is needed.';
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');
}
