import { type ComponentType, createElement, type ReactNode } from 'react';
import { AddTexts } from './AddTexts.tsx';
import type { MessageOverrides } from './messages.ts';

/** A component with more texts, which load with it. The page's own texts still replace them. */
export function withTexts<Props extends object>(texts: MessageOverrides, component: ComponentType<Props>) {
  return (props: Props): ReactNode => <AddTexts texts={texts}>{createElement(component, props)}</AddTexts>;
}
