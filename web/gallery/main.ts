// A page to look at the parts of Virtù on kept positions: `npx vite` and then /gallery/. It is not in the build.
import '@fontsource-variable/eb-garamond/index.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource/forum/index.css';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/ui.css';
import '../src/styles/shell.css';
import '../src/styles/table.css';
import { mount } from 'svelte';
import { type Language, languages } from '../src/text/languages';
import { setLanguage } from '../src/text/texts.svelte';
import { virtuTexts } from '../src/text/virtu/pack';
import { loadVirtuGuide } from '../src/worker/guide_virtu';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const language = languages.find((one) => one === asked.get('language')) ?? ('en' as Language);
await setLanguage(language);
await virtuTexts.load();
mount(Gallery, {
  target: document.body,
  props: {
    part: asked.get('part') ?? 'table',
    position: asked.get('position') ?? 'four_players',
    seat: Number(asked.get('seat') ?? 0),
    tab: asked.get('tab'),
    rules: await loadVirtuGuide(),
  },
});
