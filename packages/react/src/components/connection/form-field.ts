/** One box of a form that asks for credentials or for facts about an account. */
export interface FormField {
  /** Unique in the form. */
  id: string;
  label: string;
  kind: 'text' | 'secret' | 'lines';
  isRequired: boolean;
  /** The id of another field that may be filled in instead. */
  orElse?: string | undefined;
  /** Text with the markdown that the catalogue uses. */
  prompt?: string | undefined;
  docsURL?: string | undefined;
  initialValue?: string | undefined;
  /** What always follows the value, such as the end of an address. */
  suffix?: string | undefined;
}

export type FormValues = Readonly<Record<string, string>>;
