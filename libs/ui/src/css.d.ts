declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}
declare module '*.css';
/** The URL of a file that the browser loads by itself. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
