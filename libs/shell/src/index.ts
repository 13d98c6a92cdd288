export { Header, type HeaderProps } from './lib/header/header';
export { ChatButton } from './lib/header/chat-button';
export { shellMessages } from './messages';
export { ModuleButton } from './lib/module-button';
export { useOfferedModules } from './lib/use-offered-modules';
export { ModuleSwitch } from './lib/module-switch';
export { AccountButton } from './lib/account-button';
export { Preferences } from './lib/preferences';
export { ConnectionNotice } from './lib/status/connection-notice';
export {
  AccountDrawer,
  AccountFrame,
  BottomBar,
  Consent,
  Footer,
  Menus,
  ModuleChooser,
  OfflinePage,
  PushMessages,
  SignOut,
} from './lib/shell-parts';
export type { ModuleChooserProps } from './lib/module-chooser';
export { NavigationStatus } from './lib/status/navigation-status';
export { useBackoff } from './lib/status/use-backoff';
export { AccountHub } from './lib/account/hub';
export { OVERVIEW } from './lib/account/account-section';
export { helpRoute, textRoutes } from './routes';
