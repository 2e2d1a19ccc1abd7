import board from './board/it';
import type { VirtuTexts } from './en';
import names from './names/it';

const texts: VirtuTexts = { names, board };
export default texts;
