import board from './board/fr';
import type { VirtuTexts } from './en';
import names from './names/fr';

const texts: VirtuTexts = { names, board };
export default texts;
