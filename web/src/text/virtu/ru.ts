import board from './board/ru';
import type { VirtuTexts } from './en';
import names from './names/ru';

const texts: VirtuTexts = { names, board };
export default texts;
