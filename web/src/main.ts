import '@fontsource-variable/eb-garamond/index.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource/forum/index.css';
import './styles/tokens.css';
import './styles/ui.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouting } from './shell/route.svelte';
import { preferredLanguage, setLanguage } from './text/texts.svelte';

await setLanguage(preferredLanguage());
startRouting();
mount(App, { target: document.body });
