import { type DowelError, isDowelError } from '@dowel/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useKeepTyped } from '../../app/sign-in.ts';

export interface FormOptions<Values, Answer> {
  /** What the boxes hold at first. A box has the name of the member that it fills. */
  initial: Values;
  /** @param changed the names of the boxes that hold something else than at first */
  send: (values: Values, changed: string[]) => PromiseLike<Answer>;
  onDone: (answer: Answer) => unknown;
  /** Problems that are about one box, by their codes. */
  codes?: BoxOfCode | undefined;
}

/** What the boxes of a form hold, and what the server says of them. */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>) {
  const { initial, send, onDone, codes = {} } = options;
  const [values, setValues] = useState(initial);
  const changedIn = (now: Values) =>
    Object.keys(now).filter((name) => Object(now)[name] !== Object(initial)[name]);
  const sending = useMutation({
    mutationFn: async (sent: Values) => send(sent, changedIn(sent)),
    onSuccess: onDone,
    // An answer may hold a secret that is shown once.
    gcTime: 0,
  });
  const { error } = sending;
  const problem = isDowelError(error) ? error : undefined;
  const isChanged = changedIn(values).length > 0;
  useKeepTyped(isChanged && !sending.isSuccess);
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }));
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
      if (!sending.isPending) sending.mutate(values);
    },
  };
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
