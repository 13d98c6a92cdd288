export { HomePage, type HomePageProps } from './lib/home-page';
export { LandingPage, type LandingPageProps } from './lib/landing-page';
export { homeMessages } from './messages';
export { homeQueries } from './lib/home-queries';
