/** Everything that this package uses of React. The build lets every other module import it from here (ADR 0037). */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { flushSync } from 'react-dom';
