import { isDowelError } from '@dowel/client';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useKeepTyped } from '../../app/sign-in.ts';
import { type BoxOfCode, boxError, isAboutBox } from './box-error.ts';

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
