/** Stands for the library that is served (vite.config.ts). */
declare module '@playground/module';
