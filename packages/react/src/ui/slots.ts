import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';
import { useLooks } from './looks.ts';

/** Props of a DOM element, with the `data-*` attributes that publish its state. */
export type ElementProps<Tag extends 'button' | 'input' | 'a' | 'img'> = ComponentPropsWithRef<Tag> & {
  [attribute: `data-${string}`]: string | number | boolean | undefined;
};

/** The props that your own button gets. */
export interface ButtonSlotProps {
  /** How prominent it is. A screen has at most one `primary` button. */
  variant: 'primary' | 'secondary' | 'danger' | 'quiet';
  size: 'md' | 'sm';
  isFullWidth: boolean;
  /** True for a button that shows only an icon. Its words are in `children`, for screen readers. */
  isIconOnly: boolean;
  /** `buttonProps` has `aria-disabled` then. Do not set `disabled`: the button would lose the focus. */
  isDisabled: boolean;
  /** The action is running. `children` then start with our spinner. */
  isBusy: boolean;
  /** For the `<button>`: its type, click, state, name, class and ref. Pass on all of them. */
  buttonProps: ElementProps<'button'>;
  children: ReactNode;
}

/** The props that your own text box gets. */
export interface InputSlotProps {
  /** The value was refused. The reason stands below the box, and `aria-describedby` points to it. */
  isInvalid: boolean;
  /** A button or a fixed text stands inside the end of the box, so it needs space there. */
  hasInset: boolean;
  /** For the `<input>`: its id, value, handlers, description, class and ref. Pass on all of them. */
  inputProps: ElementProps<'input'>;
}

/** The props that your own link gets. */
export interface LinkSlotProps {
  /** Says that the link opens a new tab. `linkProps` has the target, and `children` say it to screen readers. */
  opensNewTab: boolean;
  /** The link is the main way on, so it should look like your `primary` button. */
  isButton: boolean;
  /** For the `<a>`: its address, target and class. Pass on all of them. */
  linkProps: ElementProps<'a'> & { href: string };
  children: ReactNode;
}

/** The props that your own picture gets. */
export interface ImageSlotProps {
  /** For the `<img>`: its address, and an empty `alt`, because the words beside it name it. Pass on all of them. */
  imageProps: ElementProps<'img'> & { src: string; alt: string };
}

/**
 * Components of a page's own design system, which the library draws instead of its own elements. Define them outside of
 * any component: a new function on every render is a new component, so its element loses the focus.
 */
export interface Slots {
  button?: ComponentType<ButtonSlotProps> | undefined;
  input?: ComponentType<InputSlotProps> | undefined;
  link?: ComponentType<LinkSlotProps> | undefined;
  image?: ComponentType<ImageSlotProps> | undefined;
}

/** The component to draw instead of ours, if the page has one. */
export function useSlot<Name extends keyof Slots>(name: Name): Slots[Name] {
  return useLooks().components?.[name];
}
