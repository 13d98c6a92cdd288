export { Header, type HeaderProps } from './lib/header';
export { Footer } from './lib/footer';
export { ModuleChooser, type ModuleChooserProps } from './lib/module-chooser-lazy';
export { ModuleSwitch } from './lib/module-switch';
export { ToastHost } from './lib/toast-host';
export { Notices } from './lib/notices';
export { AccountButton } from './lib/account-button';
export { Preferences } from './lib/preferences';
export { shellTexts } from './lib/texts';
