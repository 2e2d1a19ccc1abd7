import '@fontsource-variable/eb-garamond/index.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource/forum/index.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startNetwork } from './shell/network.svelte';
import { route, startRouting } from './shell/route.svelte';
import { loadScreen } from './shell/screens';
import { startTheme } from './shell/theme.svelte';
import { startServiceWorker } from './shell/update.svelte';
import { preferredLanguage, setLanguage } from './text/texts.svelte';

startTheme();
startNetwork();
startRouting();
// The texts and the first screen come at the same time. Not awaited here: both are made of parts of this very file.
void Promise.all([loadScreen(route()).catch(() => null), setLanguage(preferredLanguage())]).then(([first]) =>
  mount(App, { target: document.body, props: { first } }),
);
// What is needed now comes first.
setTimeout(() => void startServiceWorker(), 2500);
