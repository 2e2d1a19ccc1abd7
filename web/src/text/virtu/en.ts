import acts from '../virtu_acts/en';
import log from '../virtu_log/en';
import board from './board/en';
import names from './names/en';

const texts = { names, board, log, acts };
export default texts;
export type VirtuTexts = typeof texts;
