/// <reference types="vite/client" />

declare module '@fontsource-variable/inter';
declare module '@fontsource-variable/noto-sans-arabic';
declare module '@fontsource-variable/noto-sans-jp';
