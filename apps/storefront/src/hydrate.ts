/**
 * React's start in a file of its own: while somebody watches (developer tools, Lighthouse), the browser reads whatever script makes an
 * error object once more, and React makes some when it begins.
 */
export { hydrateRoot } from 'react-dom/client';
