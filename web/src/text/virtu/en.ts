import board from './board/en';
import names from './names/en';

const texts = { names, board };
export default texts;
export type VirtuTexts = typeof texts;
