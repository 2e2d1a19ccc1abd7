import board from './board/pl';
import type { VirtuTexts } from './en';
import names from './names/pl';

const texts: VirtuTexts = { names, board };
export default texts;
