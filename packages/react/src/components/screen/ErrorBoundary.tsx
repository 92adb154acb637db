import { Component, type ReactNode } from 'react';
import { ProblemCard } from './ProblemCard.tsx';
import { Screen } from './Screen.tsx';

interface ErrorBoundaryProps {
  className?: string | undefined;
  children: ReactNode;
  onError: (error: unknown) => void;
}

/** Keeps a bug of ours, or code that could not be loaded, from breaking the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Screen name="error" className={this.props.className}>
        <ProblemCard error={error} onRetry={() => this.setState({ error: undefined })} />
      </Screen>
    );
  }
}
