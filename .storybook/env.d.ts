interface ImportMetaEnv {
  readonly STORYBOOK_SCHEME?: 'light' | 'dark';
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.css';
