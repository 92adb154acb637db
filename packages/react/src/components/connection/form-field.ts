/** One box of a form that asks for credentials or for facts about an account. */
export interface FormField {
  /** Unique in the form. */
  id: string;
  label: string;
  /** `lines`: one entry per line. `key`: a secret with several lines, such as a private key. `choice`: one of `options`. */
  kind: 'text' | 'secret' | 'lines' | 'key' | 'choice';
  isRequired: boolean;
  /** The id of another field that may be filled in instead. */
  orElse?: string | undefined;
  /** Text with the markdown that the catalogue uses. */
  prompt?: string | undefined;
  docsURL?: string | undefined;
  initialValue?: string | undefined;
  /** What always follows the value, such as the end of an address. */
  suffix?: string | undefined;
  options?: readonly { value: string; label: string }[] | undefined;
}

export type FormValues = Readonly<Record<string, string>>;
